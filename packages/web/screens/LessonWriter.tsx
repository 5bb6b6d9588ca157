// A lesson of one's own: steps taken from replays, with what is to be said of them; to try, to save, to pass on.

import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { type Draft, type DraftStep, draftWords, keepDraft, keptDraft, lessonOf } from '../client/draft.ts'
import { lessons } from '../client/lessons.ts'
import { pack } from '../client/pack.ts'
import { copy } from '../parts/Copy.tsx'
import { download } from '../parts/download.ts'
import { Field } from '../parts/Field.tsx'
import { Empty, Notice } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { useTitles } from '../parts/useTitles.ts'
import '../words/lesson.ts'
import './learn.css'

export function LessonWriter() {
  const { t } = useTranslation()
  const titled = useTitles()
  const [, go] = useLocation()
  const [draft, setDraft] = useState(keptDraft)
  const [wrong, setWrong] = useState<string>()
  const [copied, setCopied] = useState(false)
  const change = (next: Draft | undefined) => {
    keepDraft(next)
    setDraft(next)
    setCopied(false)
    setWrong(undefined)
  }
  if (!draft || draft.steps.length === 0)
    return (
      <Page title={t('lesson.write')} lead={t('lesson.writeLead')}>
        <Empty>{t('lesson.writeFirst')}</Empty>
        <OpenFile go={go} />
      </Page>
    )
  const { game, title, steps } = draft
  const changeStep = (at: number, step: DraftStep | undefined) =>
    change({ ...draft, steps: steps.flatMap((one, i) => (i === at ? (step ?? []) : one)) })
  /** Only what can be played is passed on. */
  const checked = async (then: (lesson: object) => Promise<void> | void) => {
    const lesson = lessonOf(draft)
    try {
      await lessons.read(JSON.stringify(lesson))
    } catch (why) {
      setWrong((why as { message: string }).message)
      return
    }
    setWrong(undefined)
    await then(lesson)
  }
  const addressOf = async (lesson: object) => `/lesson#${await pack(lesson)}`
  return (
    <Page title={t('lesson.write')} lead={t('lesson.writeLead')}>
      <div className="flow lesson-writer">
        <section className="panel pad flow">
          <h2 className="section-title">{titled(game)}</h2>
          <Field
            label={t('lesson.writeTitle')}
            value={title}
            maxLength={80}
            onChange={({ target }) => change({ ...draft, title: target.value })}
          />
        </section>
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <section key={i} className="panel pad flow" aria-label={t('lesson.writeStep', { number: i + 1 })}>
            <h2 className="section-title">{t('lesson.writeStep', { number: i + 1 })}</h2>
            {draftWords.map((word) => (
              <Field
                key={word}
                label={t(`lesson.writeWords.${word}`)}
                value={step[word]}
                maxLength={word === 'goal' ? 90 : 300}
                onChange={({ target }) => changeStep(i, { ...step, [word]: target.value })}
              />
            ))}
            <button type="button" className="button ghost danger" onClick={() => changeStep(i, undefined)}>
              {t('lesson.writeRemove')}
            </button>
          </section>
        ))}
        {wrong !== undefined && (
          <Notice kind="wrong" icon="cancel">
            {t('lesson.writeWrong')} <small className="note">({wrong})</small>
          </Notice>
        )}
        <div className="beside">
          <button
            type="button"
            className="button primary"
            onClick={() => checked(async (lesson) => go(await addressOf(lesson)))}
          >
            {t('lesson.writeTry')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() =>
              checked(async (lesson) => {
                await copy(`${location.origin}${await addressOf(lesson)}`)
                setCopied(true)
              })
            }
          >
            <span aria-live="polite">{t(copied ? 'app.copied' : 'lesson.writeLink')}</span>
          </button>
          <button
            type="button"
            className="button"
            onClick={() => checked((lesson) => download(lesson, `undercrown-lesson-${game}.json`))}
          >
            {t('lesson.writeSave')}
          </button>
          <OpenFile go={go} />
          <button type="button" className="button ghost danger" onClick={() => change(undefined)}>
            {t('lesson.writeForget')}
          </button>
        </div>
      </div>
    </Page>
  )
}

/** A lesson that somebody saved. What is wrong with it is said where it is played. */
function OpenFile({ go }: { go(to: string): void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={async ({ target }) => {
          try {
            go(`/lesson#${await pack(JSON.parse((await target.files?.[0]?.text()) ?? ''))}`)
          } catch {
            setWrong(true)
          }
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {t('lesson.openFile')}
      </button>
      {wrong && (
        <Notice kind="wrong" icon="cancel">
          {t('lesson.notLesson')}
        </Notice>
      )}
    </>
  )
}
