// A table being played: the board of its game, and around it what all games share.

import { type Happened, itemAt, type Lang, plain } from '@undercrown/engine'
import type { GamePart } from '@undercrown/protocol'
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../client/settings.ts'
import { playSound } from '../client/sound.ts'
import type { Told } from '../client/table.ts'
import { Icon } from '../parts/Icon.tsx'
import { CardContext, CardNameContext, GlyphContext } from '../parts/Sentence.tsx'
import {
  OffersContext,
  type OffersValue,
  TableContext,
  type TableContextValue,
  UnreadContext,
} from './context.ts'
import { Flights } from './Flights.tsx'
import { Log } from './Log.tsx'
import { LostPrompt } from './LostPrompt.tsx'
import { type LogPassage, logEntries } from './log.ts'
import { Prompt, type PromptTask } from './Prompt.tsx'
import { Speaker } from './Speaker.tsx'
import { askingIn } from './scene.ts'
import type { AnyScreen, Scene, Spot } from './screen.ts'
import { roundAt } from './story.ts'
import { type Choosing, useChoosing } from './useChoosing.ts'
import type { Playback } from './useRecall.ts'
import { useStruck } from './useStruck.ts'
import { useTableKeys } from './useTableKeys.ts'
import './prompt.css'
import './thing.css'
import './log.css'
import './struck.css'
import './zoom.css'
import './menu.css'
import './table.css'
import './flows.css'

// A hint comes after the board it is about; the others are loaded by who is struck, and by who reads a card.
const Hint = lazy(async () => ({ default: (await import('./Hint.tsx')).Hint }))
const StruckNote = lazy(async () => ({ default: (await import('./StruckNote.tsx')).StruckNote }))
const Zoom = lazy(async () => ({ default: (await import('./Zoom.tsx')).Zoom }))

const NO_SPOTS: ReadonlySet<Spot> = new Set()
const NOTHING_OFFERED: Pick<Choosing, 'lit' | 'spoken' | 'leads' | 'press'> = {
  lit: NO_SPOTS,
  spoken: [],
  leads: new Map(),
  press: () => false,
}
const noGlyph = () => null
const noLook = () => undefined
const NO_LOG: readonly Told[] = []
const NO_EVENTS: readonly Happened[] = []

const PromptContext = createContext<ReactNode>(null)
function PromptHere() {
  return useContext(PromptContext)
}

export interface TableProps {
  readonly screen: AnyScreen
  readonly scene: Scene
  readonly seq: number
  readonly choice: GamePart['choice'] | undefined
  /** The way to the table is lost: it stays as it was, dim, with what was half chosen. */
  readonly lost?: boolean
  retry?: (() => void) | undefined
  /** Something lies over all of it: nothing of it is reached by keys. */
  readonly covered?: boolean
  readonly log: readonly Told[]
  readonly fresh: Told | undefined
  /** Shows once more what happened since this player's last turn. */
  readonly playback?: Playback
  play(option: number): void
  /** Absent where nothing can be taken back, with the reason. */
  readonly undo: { readonly may: boolean; readonly asks?: boolean; run(): void } | undefined
  /** What can be done now that it is over: beside the status line, for good. */
  /** What there is to press where nothing is asked: at the end, or to pass the device on. */
  readonly deeds?: ReactNode
  /** Left and right in the bar, under the log, and over the board. */
  readonly title: ReactNode
  readonly menu: ReactNode
  readonly talk?: ReactNode
  readonly notice?: ReactNode
  /** In a replay: the sequence number that is looked at, and how to go to that of a line. */
  readonly at?: number | undefined
  /** Several people look at it, at one device. */
  readonly shared?: boolean
  /** Its buttons, in the place of the answers. */
  readonly player?: ReactNode
  jump?(seq: number): void
  /** What a coach says of the question, in the place of its second line. */
  readonly coach?: string | undefined
  /** Nothing flies or sounds: one has gone back, or far. */
  readonly still?: boolean
  /** In a puzzle: what is to be done, in the place of the question; what stands in that of the story; places that a hint
   * points at; and a word for how the board looks. */
  readonly task?: PromptTask
  readonly aside?: ReactNode
  readonly hinted?: ReadonlySet<Spot>
  readonly hintedOption?: number | undefined
  readonly look?: string
}

export function TableView(props: TableProps) {
  const { screen, scene, seq, log, fresh, play, undo, playback, lost = false } = props
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { confirm } = useSettings()
  const board = useRef<HTMLDivElement>(null)
  const [zoomed, zoom] = useState<string>()
  const [marked, setMarked] = useState<ReadonlySet<Spot>>(NO_SPOTS)
  const [logOpen, setLogOpen] = useState(false)
  const [heard, hear] = useState(0)
  const [read, setRead] = useState(0)
  // What is said while the story lies open is read; what was taken back is not waited for.
  if (read !== heard && (logOpen || heard < read)) setRead(heard)
  const unread = useMemo(() => ({ unread: heard - read, hear }), [heard, read])
  const [reason, setReason] = useState<string>()
  const kept = useChoosing(screen, props.choice, confirm, play)
  const choice = lost ? undefined : props.choice
  const choosing = lost ? { ...kept, ...NOTHING_OFFERED } : kept
  const phrases = screen.words.phrases[lang]
  const asking = useMemo(() => choice && askingIn(choice, scene.view), [choice, scene.view])

  const lines = useMemo(() => logEntries(screen, log, scene.seat, lang), [screen, log, scene.seat, lang])
  const struck = useStruck(screen, scene, props.at === undefined ? log : NO_LOG, seq, lang)
  const lastEvents = fresh?.events ?? NO_EVENTS
  // What was last about any place: the end of a turn marks nothing, and unmarks nothing. A replay knows what follows.
  const last = useMemo(() => {
    for (const told of log.toReversed()) {
      const places = told.seq > seq ? [] : told.events.map((event) => screen.spots(event))
      // Of much that was told together, only the last is the last action.
      const spots = told.by === null ? places.findLast((one) => one.length > 0) : places.flat()
      if (spots?.length) return new Set(spots)
    }
    return NO_SPOTS
  }, [screen, log, seq])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reason is about the question before
  useEffect(() => setReason(undefined), [seq])
  const jumping = props.jump !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pointed out is about the moment before
  useEffect(() => {
    // In a replay a line is pressed to go where it is pointed out.
    if (!jumping) setMarked(NO_SPOTS)
  }, [seq, jumping])
  const { still } = props
  useEffect(() => {
    if (still) return
    for (const event of lastEvents) {
      const sound = screen.sound?.(event)
      if (sound) playSound(sound)
    }
  }, [screen, lastEvents, still])
  const asked = choice !== undefined
  useEffect(() => {
    if (asked) playSound('turn')
  }, [asked])

  const { task } = props
  const promptText = task
    ? [task.who, task.fault ?? task.line, task.hint ?? (task.fault ? undefined : task.why)]
        .flatMap((words) => (words ? [/[.!?…]$/.test(words) ? words : `${words}.`] : []))
        .join(' ')
    : asking
      ? plain(
          [
            ...phrases.ask(asking),
            '. ',
            ...(props.coach ? [props.coach, ' '] : []),
            ...(props.coach && !screen.sources?.(asking).length ? [] : (phrases.why?.(asking) ?? [])),
          ],
          scene.names,
          lang,
        )
      : scene.waiting[0]
        ? plain(phrases.waiting(scene.waiting[0].ask, scene.waiting[0].seat), scene.names, lang)
        : t(lost ? 'states.reconnecting' : playback?.step ? 'table.since' : 'table.over')

  const { leads } = choosing
  const offerOf = useCallback(
    (spot: Spot) => {
      const [only, ...others] = leads.get(spot) ?? []
      if (!asking || only === undefined) return undefined
      return others.length === 0
        ? plain(phrases.option(itemAt(asking.options, only), asking), scene.names, lang)
        : t('table.canChoose')
    },
    [asking, leads, phrases, scene.names, lang, t],
  )
  const toneOf = useCallback(
    (spot: Spot) => {
      const tones = (leads.get(spot) ?? []).map((option) =>
        screen.tone?.(choice?.options[option] as object, choice?.ask as never),
      )
      return tones.every((tone) => tone?.name === tones[0]?.name) ? tones[0] : undefined
    },
    [choice, leads, screen],
  )

  const press = (spot: Spot) => {
    if (choosing.press(spot)) {
      setReason(undefined)
      return
    }
    // In a replay nothing is refused: there is nothing to answer; nor is there when the way is lost.
    if (props.player !== undefined || lost || (task && !choice)) return
    playSound('refuse')
    setReason(
      screen.reason?.(spot, scene, t, { picked: choosing.picked, lang }) ??
        t(choice ? 'table.notLit' : 'table.notYours'),
    )
  }

  // What was done before must not lie over a question about what is being done.
  const isAtStake = asking !== undefined && screen.mood?.(asking) === 'stake'
  const about = useMemo(() => new Set(asking && screen.about?.(asking)), [asking, screen])
  const offers: OffersValue = {
    asking,
    lit: choosing.lit,
    picked: choosing.picked,
    about,
    marked: props.hinted ?? marked,
    verb: choice && screen.verb(choice.ask as never),
    offerOf,
    toneOf,
    press,
  }
  const offered = useRef(offers)
  offered.current = offers
  const value = useMemo(
    (): TableContextValue => ({
      screen,
      scene,
      lang,
      fresh,
      last,
      struck,
      offers: offered,
      toggleLog: () => setLogOpen((open) => !open),
      zoom,
      point: (spots) => setMarked(new Set(spots)),
    }),
    [screen, scene, lang, fresh, last, struck],
  )

  useTableKeys(board, {
    ...{ press, choosing, undo, scene, play, screen, zoomed, zoom, toneOf, playback, setLogOpen },
    forgetReason: () => setReason(undefined),
  })

  // A press changes what is lit and the prompt, not what lies on the board.
  const { Board } = screen
  const laid = useMemo(() => <Board scene={scene} prompt={<PromptHere />} />, [Board, scene])
  const number = useMemo(
    () => roundAt(screen.story, lines, scene.names.length, seq),
    [screen, lines, scene.names.length, seq],
  )
  const round: ReturnType<NonNullable<AnyScreen['round']>> | undefined =
    scene.outcome === undefined && screen.wouldEnd?.(scene)
      ? { words: t('table.wouldEnd') }
      : (screen.round?.(scene, lang) ??
        (number > 0 ? { words: t('table.roundNumber', { number }) } : undefined))
  const ask = scene.ask ?? scene.waiting[0]?.ask
  const phases = ask && screen.phases?.(ask, lang, scene.view)
  const pick =
    props.choice && kept.ready !== undefined
      ? phrases.option(itemAt(props.choice.options, kept.ready), askingIn(props.choice, scene.view))
      : undefined
  const prompt = lost ? (
    <LostPrompt pick={pick} retry={props.retry} />
  ) : (
    <Prompt
      choosing={choosing}
      asking={asking}
      scene={scene}
      reason={reason}
      play={play}
      undo={undo}
      deeds={props.deeds}
      task={task}
      hinted={props.hintedOption}
      coach={props.coach}
      shared={props.shared ?? false}
      recalled={
        playback?.step && {
          step: `${playback.number}\u00a0/\u00a0${playback.count}`,
          // By what happened in it: of what is read anew, all lines are of one step.
          told: fresh && toldAt(logEntries(screen, [fresh], scene.seat, lang), fresh.seq),
          skip: playback.stop,
        }
      }
      replay={
        props.player === undefined
          ? undefined
          : { player: props.player, told: toldAt(lines, props.at ?? seq) }
      }
    />
  )
  const show = (line: LogPassage) => {
    props.jump?.(line.seq)
    setMarked(new Set(line.spots))
    zoom(props.jump ? undefined : line.card)
  }

  return (
    <TableContext value={value}>
      <OffersContext value={offers}>
        <GlyphContext value={screen.glyph ?? noGlyph}>
          <CardContext value={zoom}>
            <CardNameContext value={screen.cardName ?? noLook}>
              <UnreadContext value={unread}>
                <div
                  className={['table', screen.words.id, logOpen && 'log-open', lost && 'is-lost', props.look]
                    .filter(Boolean)
                    .join(' ')}
                  data-seq={seq}
                  inert={props.covered}
                >
                  <header className="bar">
                    <div className="bar-title">
                      {props.title}
                      {round && (
                        <span className="table-round">
                          {round.words}
                          {round.more && <span className="round-more"> · {round.more}</span>}
                        </span>
                      )}
                      {phases && (
                        <ol className="phases" aria-label={t('table.phases')}>
                          {phases.names.map((name, i) => (
                            <li
                              key={name}
                              className={i < phases.now ? 'done' : ''}
                              aria-current={i === phases.now ? 'step' : undefined}
                            >
                              {name}
                            </li>
                          ))}
                        </ol>
                      )}
                    </div>
                    <div className="bar-menu">{props.menu}</div>
                  </header>
                  <main className="board" ref={board} data-lit={choosing.lit.size}>
                    <PromptContext value={prompt}>{laid}</PromptContext>
                  </main>
                  {props.aside === undefined ? (
                    <Log
                      lines={lines}
                      at={props.at}
                      show={show}
                      hide={() => setMarked(NO_SPOTS)}
                      close={() => setLogOpen(false)}
                      playback={playback}
                      talk={props.talk}
                    />
                  ) : (
                    <aside className="log" aria-label={t('table.story')}>
                      {props.aside !== null && (
                        <button
                          type="button"
                          className="button ghost log-close"
                          onClick={() => setLogOpen(false)}
                          aria-label={t('table.close')}
                        >
                          <Icon name="cancel" />
                        </button>
                      )}
                      {props.aside}
                    </aside>
                  )}
                  {props.notice}
                  {struck && !isAtStake && (
                    <Suspense>
                      <StruckNote board={board} struck={struck} />
                    </Suspense>
                  )}
                  <Suspense>
                    <Hint board={board} />
                  </Suspense>
                  {zoomed !== undefined && (
                    <Suspense>
                      <Zoom card={zoomed} close={() => zoom(undefined)} />
                    </Suspense>
                  )}
                  <Flights screen={screen} fresh={props.still ? undefined : fresh} seq={seq} board={board} />
                </div>
              </UnreadContext>
              <Speaker events={lines} seq={seq} prompt={promptText} asked={asked || task !== undefined} />
            </CardNameContext>
          </CardContext>
        </GlyphContext>
      </OffersContext>
    </TableContext>
  )
}

/** What a step is about: the deed, not what it brought about. */
function toldAt(lines: readonly LogPassage[], seq: number): LogPassage | undefined {
  const told = lines.filter((line) => line.seq === seq)
  return told.find(({ telling }) => telling === 'deed') ?? told.find(({ telling }) => telling !== 'turn')
}
