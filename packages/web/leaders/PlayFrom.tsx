// A game against a bot from the position that is looked at, for the side to move.

import type { OpenView } from '@undercrown/leaders/facts'
import { type Level, levels } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../parts/Segmented.tsx'
import { useAnalysisHere } from './analysisContext.ts'
import { seatOfSide } from './look.ts'

export function PlayFrom() {
  const { t } = useTranslation()
  const { analysis, playFrom } = useAnalysisHere()
  const [level, setLevel] = useState<Level>('L4')
  const { moment, wrong } = analysis
  const { toMove } = moment.frame.part.open as OpenView
  const isOver = moment.frame.outcome !== undefined
  const may = !isOver && !wrong
  const play = () => may && playFrom(moment.layout, seatOfSide(toMove), level)
  return (
    <section className="panel play-from">
      <div>
        <h2>{t('analysis.play.title')}</h2>
        <p>
          {isOver
            ? t('analysis.play.over')
            : t('analysis.play.line', {
                side: t(`analysis.sides.${toMove}`),
                level: t(`levels.${level}`),
              })}
        </p>
      </div>
      <Segmented
        label={t('analysis.play.level')}
        hideLabel
        value={level}
        change={setLevel}
        options={levels.map((value, i) => ({ value, label: i + 1, name: t(`levels.${value}`) }))}
      />
      <button type="button" className="button primary" aria-disabled={!may} onClick={play}>
        {t('analysis.play.go')}
      </button>
    </section>
  )
}
