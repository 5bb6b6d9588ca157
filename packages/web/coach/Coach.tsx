// A coach at a table of this browser: says what a question is about that was never met, and asks once more before a
// blunder. It knows what the seat knows.

import type { Asked, Choice, Lang, Phrase } from '@undercrown/engine'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meet, questionsMet } from '../client/coached.ts'
import { localAdvice } from '../client/local.ts'
import type { Advised } from '../client/review.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { formatPercent } from '../parts/percent.ts'
import { Sentence } from '../parts/Sentence.tsx'
import { coachOfGame } from '../registry.ts'
import { useTable } from '../table/context.ts'
import '../words/coach.ts'
import { type Blunder, blunderIn } from './blunder.ts'
import './coach.css'

/** What a coach says beside a question, and what it does before an answer goes out. */
export interface CoachVoice {
  readonly say: string | undefined
  before(option: number, play: () => void): void
}

/** Nobody is kept waiting for a warning for longer, in milliseconds. */
const PATIENCE = 1500

interface Warning {
  readonly blunder: Blunder
  readonly why: Phrase | undefined
  play(): void
}

export function Coach({
  table,
  game,
  choice,
  speak,
}: {
  readonly table: string
  readonly game: string
  readonly choice: Choice<object, Asked> | undefined
  speak(voice: CoachVoice | undefined): void
}) {
  const { i18n } = useTranslation()
  const lang = i18n.language as Lang
  const [warning, setWarning] = useState<Warning>()
  const key = choice && JSON.stringify(choice)
  const question = choice && `${game}/${choice.ask.ask}`
  const warned = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question
  useEffect(() => {
    if (key === undefined || question === undefined || !choice) {
      speak(undefined)
      return
    }
    let stale = false
    const thought: Promise<Advised | undefined> =
      choice.options.length > 1 ? localAdvice(table, lang).catch(() => undefined) : Promise.resolve(undefined)
    const before: CoachVoice['before'] = async (option, play) => {
      meet(question)
      if (warned.current === key) return play()
      const advised = await Promise.race([thought, wait(PATIENCE)])
      if (stale) return
      const blunder = advised && blunderIn(advised, option)
      if (!blunder) return play()
      warned.current = key
      setWarning({ blunder, why: advised.why[0], play })
    }
    const isNew = !questionsMet().has(question)
    speak({ say: undefined, before })
    if (isNew)
      coachOfGame(game).then(
        (words) => !stale && speak({ say: words?.[lang][choice.ask.ask], before }),
        () => {},
      )
    return () => {
      stale = true
      setWarning(undefined)
    }
  }, [key, question, table, game, lang])

  return warning ? <Sure warning={warning} close={() => setWarning(undefined)} /> : null
}

function wait(ms: number): Promise<undefined> {
  return new Promise((done) => setTimeout(done, ms, undefined))
}

function Sure({ warning, close }: { readonly warning: Warning; close(): void }) {
  const { t } = useTranslation()
  const { lang, scene } = useTable()
  const { blunder, why, play } = warning
  return (
    <Dialog title={t('coach.sure')} className="coach-sure" close={close}>
      <p className="coach-words">
        <Icon name="old-lantern" />
        <span>
          {t('coach.falls', {
            best: formatPercent(blunder.best, lang),
            chosen: formatPercent(blunder.chosen, lang),
          })}{' '}
          {why && (
            <>
              {t('coach.master')} <Sentence phrase={why} names={scene.names} lang={lang} />
            </>
          )}
        </span>
      </p>
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
