// A table from what is told of it: board, prompt and log; in the end the reveal. Online and in this browser alike.

import type { Happened, Lang } from '@undercrown/engine'
import type { RefusalMessage } from '@undercrown/protocol'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableStore } from '../client/table.ts'
import { useSending, useTableNow } from '../client/useStore.ts'
import { Icon } from '../parts/Icon.tsx'
import { SendingContext } from './context.ts'
import { type EndDeed, EndDeeds } from './EndDeeds.tsx'
import { ClockContext } from './SeatClock.tsx'
import { isAgreed, playersOf, sceneOf } from './scene.ts'
import type { AnyScreen } from './screen.ts'
import { TableView } from './TableView.tsx'
import { useRecall } from './useRecall.ts'
import { useTabTitle } from './useTabTitle.ts'
import { useUnveiled } from './useUnveiled.ts'

/** Loaded when it is over, with what a game tells of its end. */
const EndReveal = lazy(async () => ({ default: (await import('./EndReveal.tsx')).EndReveal }))

export interface GameTableProps {
  readonly store: TableStore
  readonly screen: AnyScreen
  readonly title: ReactNode
  readonly menu: ReactNode
  readonly talk?: ReactNode
  /** Over the table: reconnecting, an offer, a curtain. */
  readonly notice?: ReactNode
  /** What there is to press while this seat is not asked. */
  readonly waiting?: ReactNode
  /** Several people look at this screen: in the end none of them is told "you". */
  readonly shared?: boolean
  /** What can be done when it is over. */
  readonly ending: EndDeed
  /** Of the game, once it is over. */
  record(): Promise<object>
  /** What a coach says of the question, in the place of its second line; and what it does before an answer goes out. */
  readonly coach?: string | undefined
  before?: ((pick: number, play: () => void) => void) | undefined
  /** Where a take-back needs the others: asks them. */
  askToUndo?(): void
  /** Where the way may be lost: looks for it at once. */
  retry?(): void
}

export function GameTable({
  store,
  screen,
  title,
  menu,
  talk,
  notice,
  waiting,
  shared = false,
  ending,
  record,
  coach,
  before,
  askToUndo,
  retry,
}: GameTableProps) {
  const now = useTableNow(store)
  const { t, i18n } = useTranslation()
  const { sheet, game, seat, seq, log, fresh, last, status } = now
  const [refusal, setRefusal] = useState<string>()
  const [closed, setClosed] = useState(false)

  const players = useMemo(() => (sheet ? playersOf(sheet, t) : []), [sheet, t])
  const scene = useMemo(
    () => (game && sheet ? sceneOf(game, sheet, seat, players) : undefined),
    [game, sheet, seat, players],
  )
  const playback = useRecall(store, seq)
  const { step } = playback
  const past = useMemo(
    () =>
      step && sheet
        ? {
            scene: sceneOf(step.game, sheet, seat, players),
            fresh: { seq: step.seq, by: step.by, events: step.game.events as readonly Happened[] },
          }
        : undefined,
    [step, sheet, seat, players],
  )
  const story = useMemo(() => log.flatMap(({ events }) => events), [log])
  const lost = status === 'lost'
  const veiled = sheet?.result !== undefined && isAgreed(sheet.result) && !screen.faceUp
  const unveiled = useUnveiled(scene, veiled, record)
  useTabTitle(
    lost ? 'lost' : game?.choice ? 'asked' : 'other',
    screen.words.phrases[i18n.language as Lang].title,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is about the moment before
  useEffect(() => setRefusal(undefined), [seq])

  if (!scene || !sheet || !game) return null

  const refused = (why: RefusalMessage) =>
    setRefusal(t(`refusals.${why.code}`, { defaultValue: why.message }))
  const over = sheet.phase === 'over'
  const mayUndo = game.choice !== undefined && last?.by === seat && !over && !lost
  // Something was shown: the others must agree, where they can be asked.
  const asksToUndo = last?.events.some((event) => screen.reveals?.(event)) ?? false
  const undo = () =>
    store.command({ do: 'undo' }).catch((why: RefusalMessage) => {
      if (why.code !== 'needs-consent') refused(why)
      else if (askToUndo) askToUndo()
      else setRefusal(t('local.seenSince'))
    })

  const reveal = over && !closed ? sheet.result : undefined

  return (
    <Sending store={store}>
      <ClockContext value={now.clock}>
        <TableView
          covered={reveal !== undefined}
          screen={screen}
          scene={past?.scene ?? scene}
          seq={step?.seq ?? seq}
          choice={over || past ? undefined : game.choice}
          playback={playback}
          lost={lost}
          retry={retry}
          log={log}
          fresh={past?.fresh ?? fresh}
          play={(pick) => {
            // A second press while the first is on its way is no answer to the next question.
            const send = () => {
              if (!store.sending()) store.command({ do: 'play', seq, pick }).catch(refused)
            }
            if (before) before(pick, send)
            else send()
          }}
          undo={
            seat === null || over
              ? undefined
              : {
                  may: mayUndo && (!asksToUndo || askToUndo !== undefined),
                  asks: asksToUndo,
                  run: undo,
                }
          }
          deeds={
            !over
              ? waiting
              : closed && (
                  <>
                    <button type="button" className="button compact" onClick={() => setClosed(false)}>
                      <Icon name="brass-eye" /> <span className="phone-unseen">{t('reveal.title')}</span>
                    </button>
                    <EndDeeds deed={ending} />
                  </>
                )
          }
          coach={coach}
          shared={shared}
          title={title}
          menu={menu}
          talk={talk}
          notice={
            <>
              {notice}
              {refusal !== undefined && (
                <p className="refusal" role="alert">
                  {refusal}
                </p>
              )}
            </>
          }
        />
      </ClockContext>
      {reveal && (
        <Suspense>
          <EndReveal
            table={sheet.id}
            screen={screen}
            names={scene.names}
            scene={shared && unveiled ? { ...unveiled, seat: null } : unveiled}
            result={reveal}
            story={story}
            ending={<EndDeeds deed={ending} whole />}
            close={() => setClosed(true)}
          />
        </Suspense>
      )}
    </Sending>
  )
}

/** When a move goes out, only what shows it is drawn anew. */
function Sending({ store, children }: { readonly store: TableStore; readonly children: ReactNode }) {
  return <SendingContext value={useSending(store)}>{children}</SendingContext>
}
