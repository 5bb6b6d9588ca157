// A coach at a table of this browser: says what a question is about that was never met, and asks once more before a
// blunder. It knows what the seat knows.

import { type AnyView, type Asked, type Choice, type Lang, plain } from '@undercrown/engine'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meet, questionsMet } from '../client/coached.ts'
import { type Blunder, localAdvice, localWarning } from '../client/local.ts'
import type { Advised } from '../client/review.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { formatPercent } from '../parts/percent.ts'
import { Sentence } from '../parts/Sentence.tsx'
import { coachOfGame } from '../registry.ts'
import { useTable } from '../table/context.ts'
import { askingIn } from '../table/scene.ts'
import '../words/coach.ts'
import { lookedAt } from './lookedAt.ts'
import { isSound } from './sound.ts'
import type { CoachWords } from './words.ts'
import './coach.css'

/** What a coach says beside a question, and what it does before an answer goes out. */
export interface CoachVoice {
  readonly say: string | undefined
  before(option: number, play: () => void): void
}

/** It is met as a question is, in any game. */
const QUIET = 'quiet'
/** Whoever waits for longer is told for what, and may go on without, in milliseconds. */
const PATIENCE = 1500

interface Warning {
  readonly blunder: Blunder
  readonly choice: Choice<object, Asked>
  play(): void
}

export function Coach({
  table,
  game,
  seats,
  choice,
  view,
  speak,
}: {
  readonly table: string
  readonly game: string
  readonly seats: number
  readonly choice: Choice<object, Asked> | undefined
  /** What is seen while that is asked. */
  readonly view: AnyView | undefined
  speak(voice: CoachVoice | undefined): void
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const [coach, setCoach] = useState<CoachWords>()
  const [warning, setWarning] = useState<Warning>()
  const [goOn, setGoOn] = useState<() => void>()
  const key = choice && JSON.stringify(choice)
  const warned = useRef<string>(undefined)
  const thinking = useRef(false)

  useEffect(() => {
    let stale = false
    coachOfGame(game).then(
      (found) => !stale && setCoach(found),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [game])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question
  useEffect(() => {
    if (key === undefined || !choice || !view) {
      speak(undefined)
      return
    }
    let stale = false
    const kind = coach?.kindOf?.(choice, view) ?? choice.ask.ask
    const question = `${game}/${kind}`
    const met = questionsMet()
    const isKnown = met.has(question)
    const thought: Promise<Advised | undefined> =
      choice.options.length > 1 ? localAdvice(table, lang).catch(() => undefined) : Promise.resolve(undefined)
    const before: CoachVoice['before'] = async (option, play) => {
      // A second press while the first is thought about is no second answer.
      if (thinking.current) return
      thinking.current = true
      const blunder =
        warned.current === key || choice.options.length === 1
          ? undefined
          : await lookedAt(looked(option), wait(PATIENCE), (pass) => !stale && setGoOn(() => pass))
      thinking.current = false
      if (stale) return
      setGoOn(undefined)
      if (blunder) {
        warned.current = key
        setWarning({ blunder, choice, play })
      } else {
        meet(isKnown ? QUIET : question)
        play()
      }
    }
    async function looked(option: number): Promise<Blunder | undefined> {
      const advised = await thought
      if (stale || (advised && isSound(advised, option, seats))) return undefined
      return localWarning(table, option, lang).catch(() => undefined)
    }
    // It says once why it says nothing any more.
    const say = !isKnown ? coach?.words[lang][kind] : met.has(QUIET) ? undefined : t('coach.quiet')
    speak({ say, before })
    return () => {
      stale = true
      setWarning(undefined)
      setGoOn(undefined)
    }
  }, [key, table, game, lang, coach])

  if (warning) return <Sure warning={warning} close={() => setWarning(undefined)} />
  return goOn ? <StillLooking goOn={goOn} /> : null
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}

/** On a slow machine: why nothing happens yet. */
function StillLooking({ goOn }: { goOn(): void }) {
  const { t } = useTranslation()
  return (
    <div className="table-note coach-looks">
      <span role="status">
        <Icon name="old-lantern" /> {t('coach.looks')}
      </span>
      <button type="button" className="button" onClick={goOn}>
        {t('coach.goOn')}
      </button>
    </div>
  )
}

function Sure({ warning, close }: { readonly warning: Warning; close(): void }) {
  const { t } = useTranslation()
  const { lang, scene, screen } = useTable()
  const { blunder, choice, play } = warning
  const rather = choice.options[blunder.pick]
  const asking = askingIn(choice, scene.view)
  return (
    <Dialog title={t('coach.sure')} className="coach-sure" close={close}>
      <div className="coach-words">
        <Icon name="old-lantern" />
        <div>
          {blunder.why.map((phrase, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reasons stand in their order
            <p key={i} className="coach-why">
              <Sentence phrase={phrase} names={scene.names} lang={lang} />
            </p>
          ))}
          {/* Where no single reason weighs enough to be told. */}
          {blunder.why.length === 0 && rather && (
            <p className="coach-why">
              {t('coach.rather', {
                option: plain(screen.words.phrases[lang].option(rather, asking), scene.names, lang),
              })}
            </p>
          )}
          <p>
            {t('coach.falls', {
              best: formatPercent(blunder.best, lang),
              chosen: formatPercent(blunder.chosen, lang),
            })}
          </p>
        </div>
      </div>
      <div className="beside">
        <button type="button" className="button primary" onClick={close}>
          {t('coach.again')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            close()
            play()
          }}
        >
          {t('coach.anyway')}
        </button>
      </div>
    </Dialog>
  )
}
