// A moment of a game on the table once more: another answer to the same question, judged by the same measure.

import { type Lang, plain } from '@undercrown/engine'
import { type ReactNode, use, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JudgedAgain, KeptMoment, ReviewLink, VerdictName } from '../client/review.ts'
import { Icon } from '../parts/Icon.tsx'
import { formatPercent } from '../parts/percent.ts'
import { screenOfGame } from '../registry.ts'
import type { PromptTask } from '../table/Prompt.tsx'
import type { AnyScreen } from '../table/screen.ts'
import { TableView } from '../table/TableView.tsx'
import { useMomentScene } from '../table/useMomentScene.ts'
import { plainReasons } from './reasons.ts'

const NO_LOG: readonly never[] = []

type Trying = 'open' | 'judging' | JudgedAgain

export function TryAgain({
  link,
  moment,
  line,
  title,
  answered,
  leave,
  next,
}: {
  readonly link: ReviewLink
  readonly moment: KeptMoment
  /** Beneath the question: where it comes from. */
  readonly line?: string | undefined
  readonly title: ReactNode
  /** The first answer. */
  answered?(right: boolean): void
  leave(): void
  /** Goes on to another one. */
  readonly next?: (() => void) | undefined
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const screen: AnyScreen = use(screenOfGame(moment.game))
  const [trying, setTrying] = useState<Trying>('open')
  const [tries, setTries] = useState(0)
  const frame = useMemo(() => ({ part: moment.part, by: null }), [moment])
  const scene = useMomentScene(moment.game, moment, frame, trying === 'open')
  const play = async (option: number) => {
    setTrying('judging')
    const judged = await link.try(moment, option, lang)
    if (tries === 0) answered?.(judged.right)
    setTries(tries + 1)
    setTrying(judged)
  }
  const back = (
    <button type="button" className="button ghost" onClick={leave}>
      <Icon name="previous-button" /> <span>{t('review.try.back')}</span>
    </button>
  )
  const task = ((): PromptTask => {
    if (trying === 'open' || trying === 'judging')
      return {
        who: t('review.try.task'),
        line: plain(
          screen.words.phrases[lang].ask({ ...moment.choice, view: scene.view }),
          scene.names,
          lang,
        ),
        why: trying === 'judging' ? t('review.try.judging') : (line ?? t('review.try.goal')),
        mood: 'task',
        deeds: back,
      }
    const { right, judgement, why } = trying
    const result =
      judgement &&
      // What cannot be told from the best is not held against it.
      t(`review.try.${isBest(judgement.class) ? 'bestResult' : 'result'}`, {
        verdict: t(`review.verdicts.${judgement.class}`),
        played: formatPercent(judgement.chancePlayed, lang),
        best: formatPercent(judgement.chanceBest, lang),
      })
    return {
      who: t(right ? 'review.try.right' : 'review.try.wrong'),
      line: result ?? t('review.try.right'),
      why: right ? plainReasons(why, scene.names, lang) : '',
      mood: right ? 'solved' : 'failed',
      deeds: (
        <>
          {back}
          {right && next ? (
            <button type="button" className="button primary" onClick={next}>
              {t('review.try.next')}
            </button>
          ) : (
            <button type="button" className="button primary" onClick={() => setTrying('open')}>
              <Icon name="clockwise-rotation" /> <span>{t('review.try.again')}</span>
            </button>
          )}
        </>
      ),
    }
  })()
  return (
    <TableView
      screen={screen}
      scene={scene}
      seq={tries}
      choice={trying === 'open' ? moment.part.choice : undefined}
      log={NO_LOG}
      fresh={undefined}
      still
      play={play}
      undo={undefined}
      task={task}
      look="puzzle"
      title={title}
      menu={null}
    />
  )
}

function isBest(verdict: VerdictName): boolean {
  return verdict === 'best' || verdict === 'brilliant'
}
