// The one status line: whose move it is and the deed; beneath it why, and what follows; and the buttons for what cannot
// be pointed at.

import { type Asking, addressed, type Lang, type Phrase, type Seat } from '@undercrown/engine'
import { Fragment, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { Sentence } from '../parts/Sentence.tsx'
import { SendingContext, useOffers, useTable } from './context.ts'
import type { LogPassage } from './log.ts'
import { earlyWords, isAgreed, turnsUntil } from './scene.ts'
import { SAY, type Scene, type Spot } from './screen.ts'
import type { Choosing } from './useChoosing.ts'
import { useTap } from './useTap.ts'
import { whySentences } from './why.ts'

/** In a puzzle: what is to be done, or what became of it, in the place of the question. */
export interface PromptTask {
  readonly who: string
  readonly line: string
  readonly why: string
  /** What was wrong with what was tried last, where the task stands as before. */
  readonly fault?: string | undefined
  /** What becomes of it. */
  readonly wentBack?: string | undefined
  /** What is right, in words, once it was asked for; it is said aloud too. */
  readonly hint?: string | undefined
  /** An icon for who says it. */
  readonly sign?: string
  readonly mood: 'task' | 'solved' | 'failed'
  /** Buttons beside those that answer. */
  readonly deeds: ReactNode
}

export function Prompt({
  choosing,
  asking,
  scene,
  reason,
  play,
  undo,
  deeds: offered,
  replay,
  recalled,
  task,
  hinted,
  coach,
  shared = false,
}: {
  readonly choosing: Choosing
  readonly asking: Asking<object> | undefined
  readonly scene: Scene
  readonly reason: string | undefined
  play(option: number): void
  readonly undo: { readonly may: boolean; readonly asks?: boolean; run(): void } | undefined
  readonly deeds?: ReactNode
  /** Nobody is asked: what happened at this step, and the buttons of the player. */
  readonly replay?: { readonly player: ReactNode; readonly told: LogPassage | undefined } | undefined
  /** What was missed is shown once more: which step of it, and how to have done with it. */
  readonly recalled?:
    | { readonly step: string; readonly told: LogPassage | undefined; skip(): void }
    | undefined
  readonly task?: PromptTask | undefined
  /** The option that is pointed out, where it is known: others may be reached by the same places. */
  readonly hinted?: number | undefined
  readonly coach?: string | undefined
  /** Several people look at it: who is meant is named. */
  readonly shared?: boolean
}) {
  const { t } = useTranslation()
  const { screen, lang, zoom } = useTable()
  const { marked } = useOffers()
  const sending = useContext(SendingContext)
  const phrases = screen.words.phrases[lang as Lang]
  const line = useRef<HTMLHeadingElement>(null)
  /** The button that is pointed at or has the focus. */
  const [looked, look] = useState<Spot>()

  // On a new question the focus goes to the line that asks it, unless somebody is writing.
  useEffect(() => {
    look(undefined)
    if (asking && !document.activeElement?.closest('input, textarea, dialog'))
      line.current?.focus({ preventScroll: true })
  }, [asking])

  /** The same sign as on what is lit. */
  const deed = (asked: Asking<object>, number: number) =>
    screen.tone?.(asked.options[number] as object, asked.ask)?.verb ?? screen.verb(asked.ask)
  const said = (asked: Asking<object>, number: number) => (
    <span className="said">
      <Sentence
        pressed
        phrase={phrases.option(asked.options[number] as object, asked)}
        names={scene.names}
        lang={lang}
      />
    </span>
  )
  const spotOf = (asked: Asking<object>, number: number) =>
    screen.path(asked.options[number] as object, asked.ask, asked.seat).at(-1)
  // The brass button is the deed that is now possible; what declines it is not.
  const deeds = asking ? choosing.spoken.filter((number) => !isDecline(spotOf(asking, number))) : []
  const soleDeed = deeds.length === 1 && choosing.lit.size === 0 ? deeds[0] : undefined
  const option = (asked: Asking<object>, number: number) => {
    const spot = spotOf(asked, number)
    const style = isDecline(spot) ? 'ghost' : number === soleDeed ? 'primary' : ''
    const isShown = hinted === undefined ? spot !== undefined && marked.has(spot) : number === hinted
    const shown = isShown ? 'marked' : ''
    return (
      <Button
        key={number}
        say={spot}
        className={`${style} ${shown}`}
        disabled={sending}
        look={look}
        run={() => play(number)}
      >
        {said(asked, number)}
      </Button>
    )
  }

  // In a hand nothing is pointed at but by pressing it: a button opens what was.
  const picked = cardThere(choosing.picked.at(-1))
  const pointed = looked ?? choosing.picked.at(-1)
  const after = pointed === undefined ? undefined : screen.consequence?.(pointed, scene, lang)
  const sources = (asking && screen.sources?.(asking)) ?? []
  // Where there is one thing to point at, a button does it as well: nobody has to guess. It is brass only where nothing
  // else can be done.
  const ready = choosing.ready ?? onlyLead(choosing)
  const isPicked = choosing.ready !== undefined
  const readyStyle = isPicked ? 'primary confirm' : choosing.spoken.length === 0 ? 'primary' : ''
  const mood = asking ? (screen.mood?.(asking) ?? 'yours') : 'waits'
  const shown = replay ?? recalled
  // The end is read by all of them.
  const read = shared ? { ...scene, seat: null } : scene

  return (
    <section
      className={`prompt ${asking ? `asked is-${mood}` : replay ? 'is-replay' : ''} ${task ? `is-${task.mood}` : ''}`}
      aria-label={t('table.prompt')}
      aria-busy={sending || undefined}
    >
      {asking && <Sources cards={sources} verb={screen.verb(asking.ask)} />}
      <div className="prompt-words">
        {shared && asking && <p className="prompt-who">{scene.names[asking.seat]}</p>}
        {task && (
          <p className="prompt-task">
            {task.sign && <Icon name={task.sign} />}
            {task.sign && ' '}
            {task.who}
          </p>
        )}
        <h2 ref={line} tabIndex={-1} className="prompt-line">
          {task ? (
            task.line
          ) : recalled ? (
            `${t('table.since')} ${recalled.step}`
          ) : asking ? (
            <Sentence phrase={phrases.ask(asking)} names={scene.names} lang={lang} />
          ) : scene.waiting.length === 1 && scene.waiting[0] ? (
            <Sentence
              phrase={phrases.waiting(scene.waiting[0].ask, scene.waiting[0].seat)}
              names={scene.names}
              lang={lang}
            />
          ) : scene.waiting.length > 1 ? (
            t('table.waiting', {
              names: new Intl.ListFormat(lang).format(
                scene.waiting.map(({ seat }) => scene.names[seat] ?? ''),
              ),
            })
          ) : scene.outcome && !isAgreed(scene.outcome) ? (
            <Sentence
              phrase={addressed(phrases.outcome(scene.outcome), read.seat, lang)}
              names={scene.names}
              lang={lang}
            />
          ) : scene.outcome ? (
            earlyWords(`reveal.${scene.outcome.reason}`, scene.outcome.winners, read, lang, t)
          ) : (
            t('table.over')
          )}
        </h2>
        {reason !== undefined ? (
          <p className="prompt-why reason" role="status">
            {reason}
          </p>
        ) : after !== undefined ? (
          <p className="prompt-why after">{after}</p>
        ) : task ? (
          <p className="prompt-why">{task.hint ?? task.why}</p>
        ) : asking && coach !== undefined ? (
          <p className="prompt-why">
            <Icon name="lantern-flame" /> {coach}{' '}
            {/* What the card itself does is not for a coach to leave out. */}
            {sources[0] !== undefined && phrases.why && (
              <Why phrase={phrases.why(asking)} card={sources[0]} names={scene.names} lang={lang} coached />
            )}
          </p>
        ) : asking ? (
          <p className="prompt-why">
            {phrases.why ? (
              <Why phrase={phrases.why(asking)} card={sources[0]} names={scene.names} lang={lang} />
            ) : (
              t('table.answers', { count: asking.options.length })
            )}
          </p>
        ) : shown ? (
          <p className="prompt-why">
            {shown.told && <Sentence phrase={shown.told.phrase} names={scene.names} lang={lang} />}
          </p>
        ) : scene.waiting.length > 0 && scene.seat !== null ? (
          <p className="prompt-why">
            <Away scene={scene} /> <Order scene={scene} /> {t('table.meanwhile')}
          </p>
        ) : null}
        {task?.fault && (
          <p className="prompt-fault">
            <Icon name="cancel" />{' '}
            <span>
              {task.fault} <em>{task.wentBack}</em>
            </span>
          </p>
        )}
      </div>
      {undo?.may && !recalled && (
        <button
          type="button"
          className="button ghost take-back"
          title={t(undo.asks ? 'table.takeBackAsks' : 'table.takeBackHint')}
          onClick={undo.run}
        >
          <Icon name="anticlockwise-rotation" />
          <span>{t(undo.asks ? 'table.askBack' : 'table.takeBack')}</span>
          {!undo.asks && <kbd className="kbd">Ctrl Z</kbd>}
        </button>
      )}
      <div className={replay ? 'player' : `prompt-buttons ${offered ? 'ended' : ''}`}>
        {replay?.player}
        {recalled && (
          <Button run={recalled.skip}>
            <Icon name="next-button" /> {t('table.skip')}
          </Button>
        )}
        {offered}
        {task?.deeds}
        {picked !== undefined && (
          <Button className="ghost read" label={t('table.read')} run={() => zoom(picked)}>
            <Icon name="magnifying-glass" />
          </Button>
        )}
        {choosing.picked.length > 0 && (
          <Button className="ghost cancel" label={t('table.cancel')} run={() => choosing.cancel()}>
            <Icon name="cancel" />
          </Button>
        )}
        {asking && choosing.spoken.map((number) => option(asking, number))}
        {asking && ready !== undefined && (
          // Enter confirms what was picked; it does not pick.
          <Button className={readyStyle} disabled={sending} run={() => play(ready)}>
            <Icon name={deed(asking, ready)} />
            {said(asking, ready)}
            {isPicked && <kbd className="kbd">↵</kbd>}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The card of what lies there. */
export function cardThere(spot: Spot | undefined): string | undefined {
  if (spot === undefined) return undefined
  return document.querySelector<HTMLElement>(`.thing[data-spot="${CSS.escape(spot)}"]`)?.dataset['card']
}

/** What says no, in the words that games use for it. */
function isDecline(spot: Spot | undefined): boolean {
  return spot === `${SAY}done` || spot === `${SAY}decline`
}

/** The option of the only thing that is lit, where it leads to no other. */
function onlyLead({ picked, lit, leads }: Choosing): number | undefined {
  const [spot, more] = lit
  if (picked.length > 0 || spot === undefined || more !== undefined) return undefined
  const [only, other] = leads.get(spot) ?? []
  return other === undefined ? only : undefined
}

/** The second line, sentence by sentence: a small screen shows the first ones, and the card that asks as a picture. */
function Why({
  phrase,
  card,
  names,
  lang,
  coached = false,
}: {
  readonly phrase: Phrase
  readonly card: string | undefined
  readonly names: readonly string[]
  readonly lang: Lang
  /** A coach has spoken before: not which card asks. */
  readonly coached?: boolean
}) {
  return whySentences(phrase, card, coached).map(({ sentence, look }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences stand in their order
    <span key={i} className={look}>
      <Sentence phrase={sentence} names={names} lang={lang} />{' '}
    </span>
  ))
}

/** What asks; or, of two, what it is about and what could take its place. */
function Sources({ cards, verb }: { readonly cards: readonly string[]; readonly verb: string }) {
  const { Card } = useTable().screen
  if (cards.length === 0) return null
  return (
    <div className={`prompt-card ${cards.length > 1 ? 'pair' : ''}`}>
      {cards.map((card, i) => (
        <Fragment key={card}>
          {i > 0 && <Icon name={verb} />}
          <Card id={card} size="xs" />
        </Fragment>
      ))}
    </div>
  )
}

/** Whom one waits for in vain just now. */
function Away({ scene: { waiting, away, names } }: { readonly scene: Scene }) {
  const { t } = useTranslation()
  const lost = waiting.filter(({ seat }) => away?.includes(seat)).map(({ seat }) => names[seat])
  return lost.length > 0 && <b>{t('table.away', { names: lost.join(', ') })}</b>
}

/** Who comes between now and one's own turn. */
function Order({ scene }: { readonly scene: Scene }) {
  const { t } = useTranslation()
  const { screen, lang } = useTable()
  const turn = screen.turn?.(scene)
  if (turn === undefined || scene.seat === null || turn === scene.seat) return null
  // Out of turn somebody is asked in between: whose turn comes next is another matter.
  if (!scene.waiting.some(({ seat }) => seat === turn)) return null
  const between = turnsUntil(turn, scene.seat, scene.names.length)
  if (between.length === 0) return t('table.youNext')
  const names = new Intl.ListFormat(lang).format(between.map((seat: Seat) => scene.names[seat] ?? ''))
  return t('table.thenYou', { names })
}

function Button({
  run,
  say,
  label,
  className = '',
  disabled = false,
  look,
  children,
}: {
  run(): void
  readonly say?: Spot | undefined
  readonly label?: string
  readonly className?: string
  readonly disabled?: boolean
  look?(spot: Spot | undefined): void
  readonly children: ReactNode
}) {
  const tap = useTap(() => !disabled && run())
  return (
    <button
      type="button"
      className={`button ${className}`}
      data-say={say}
      aria-label={label}
      title={label}
      disabled={disabled}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look?.(say)}
      onPointerLeave={() => look?.(undefined)}
      onFocus={() => look?.(say)}
      onBlur={() => look?.(undefined)}
      {...tap}
    >
      {children}
    </button>
  )
}
