// The turns that look best, as they are found: proved wins first, then estimates with what speaks for them.

import type { Lang } from '@undercrown/engine'
import type { OpenView } from '@undercrown/leaders/facts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { formatPercent } from '../parts/percent.ts'
import { useAnalysisHere } from './analysisContext.ts'
import { type ShownTurn, shownTurns } from './best.ts'
import { enemyOf, sideOfSeat } from './look.ts'
import { NotationLine } from './NotationLine.tsx'
import { pictureIcons } from './pictures.ts'

export function BestTurnsPanel() {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { analysis, master, asked, ask } = useAnalysisHere()
  const { outcome } = analysis.moment.frame
  const turns = outcome ? [] : shownTurns(master)
  const note = outcome
    ? t('analysis.best.over')
    : !asked
      ? t('analysis.best.stopped')
      : turns.length === 0
        ? t('analysis.best.thinking')
        : undefined
  return (
    <section className="panel best-turns">
      <header>
        <h2>{t('analysis.best.title')}</h2>
        {!outcome && (
          <small aria-live="off">
            {master.nodes > 0 && t('analysis.best.nodes', { number: master.nodes.toLocaleString(lang) })}
          </small>
        )}
        {!outcome && (master.isThinking || !asked) && (
          <button type="button" className="button small" onClick={() => ask(!asked)}>
            {t(asked ? 'analysis.best.stop' : 'analysis.best.goOn')}
          </button>
        )}
      </header>
      {note !== undefined && <p className="note">{note}</p>}
      <ol>
        {turns.map((turn) => (
          <TurnLine key={turn.line.join(' ')} turn={turn} />
        ))}
      </ol>
    </section>
  )
}

function TurnLine({ turn }: { readonly turn: ShownTurn }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { analysis } = useAnalysisHere()
  const { part } = analysis.moment.frame
  const { toMove } = part.open as OpenView
  const mover = part.choice ? sideOfSeat(part.choice.seat) : toMove
  const other = t(`analysis.sides.${enemyOf(mover)}`)
  const words = (): string => {
    if (turn.proved === 'now') return t('analysis.best.winLine')
    if (turn.proved) {
      const number = turn.replies.toLocaleString(lang)
      return t('analysis.best.twoLine', { other, number })
    }
    const reply = shortened(turn.reply)
    const answer = turn.reply.length === 0 ? '' : t('analysis.best.holds', { other, reply })
    return [turn.why?.[lang] ?? '', answer].filter((one) => one !== '').join(' ')
  }
  return (
    <li className={turn.proved ? 'is-proved' : ''}>
      <button
        type="button"
        className="turn-worth"
        title={t('analysis.best.playAll')}
        aria-label={
          turn.proved
            ? `${t('analysis.tree.proved')}. ${t('analysis.best.playAll')}`
            : `${t('analysis.best.chance', {
                percent: formatPercent(turn.chance, lang),
                side: t(`analysis.sides.${mover}`),
              })}. ${t('analysis.best.playAll')}`
        }
        onClick={() => analysis.playLine(turn.line)}
      >
        {turn.proved ? (
          <>
            <Icon name={pictureIcons.crown} />
            <small>{t(turn.proved === 'now' ? 'analysis.best.win' : 'analysis.best.two')}</small>
          </>
        ) : (
          <b>{formatPercent(turn.chance, lang)}</b>
        )}
      </button>
      <div>
        <NotationLine words={turn.line} />
        <p>{words()}</p>
      </div>
    </li>
  )
}

/** How a turn begins: the rest of it is there when it is gone to. */
function shortened(words: readonly string[]): string {
  const moves = words.filter((word) => word !== 'end')
  return moves.length > BEGINNING ? `${moves.slice(0, BEGINNING).join(' ')} …` : `${moves.join(' ')}.`
}

const BEGINNING = 2
