// Marks and notes at a move, kept in this browser beside the record and passed on with its link.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_NOTE, type NoteMark, noteMarks, type ReviewNote } from '../client/review.ts'
import { Icon } from '../parts/Icon.tsx'

export function NotesPanel({
  notes,
  step,
  last,
  furthest,
  keep,
  go,
}: {
  readonly notes: readonly ReviewNote[]
  readonly step: number
  /** How many moves there are. */
  readonly last: number
  /** Notes on later moves are not told yet. */
  readonly furthest: number
  keep(notes: readonly ReviewNote[]): void
  go(step: number): void
}) {
  const { t } = useTranslation()
  const here = notes.find((one) => one.step === step)
  const [mark, setMark] = useState<NoteMark>('')
  const [text, setText] = useState('')
  useEffect(() => {
    setMark(here?.mark ?? '')
    setText(here?.text ?? '')
  }, [here])
  const save = () => {
    const others = notes.filter((one) => one.step !== step)
    const mine = mark === '' && text.trim() === '' ? [] : [{ step, mark, text: text.trim() }]
    keep([...others, ...mine].sort((a, b) => a.step - b.step))
  }
  return (
    <section className="panel review-notes" aria-labelledby="review-notes">
      <h2 id="review-notes">
        <Icon name="quill-ink" /> {t('review.notes')}
      </h2>
      <div className="note-steps">
        <button
          type="button"
          className="round"
          aria-label={t('review.back')}
          aria-disabled={step === 0}
          onClick={() => step > 0 && go(step - 1)}
        >
          ‹
        </button>
        <span>{t('review.atRest', { step: step + 1 })}</span>
        <button
          type="button"
          className="round"
          aria-label={t('review.on')}
          aria-disabled={step + 1 >= last}
          onClick={() => step + 1 < last && go(step + 1)}
        >
          ›
        </button>
      </div>
      {notes.length > 0 && (
        <ul>
          {notes.map((one) => (
            <li key={one.step}>
              <button
                type="button"
                className="link"
                aria-current={one.step === step}
                onClick={() => go(one.step)}
              >
                {one.step > furthest
                  ? t('review.noteAhead', { step: one.step + 1 })
                  : t('review.noted', {
                      step: one.step + 1,
                      note: [one.mark, one.text].filter(Boolean).join(' '),
                    })}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <label>
          <span className="unseen">{t('review.mark')}</span>
          <select value={mark} onChange={({ target }) => setMark(target.value as NoteMark)}>
            {noteMarks.map((one) => (
              <option key={one} value={one}>
                {one || t('review.noMark')}
              </option>
            ))}
          </select>
        </label>
        <input
          value={text}
          maxLength={LONGEST_NOTE}
          aria-label={t('review.note', { step: step + 1 })}
          placeholder={t('review.note', { step: step + 1 })}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          {t('review.keepNote')}
        </button>
      </form>
    </section>
  )
}
