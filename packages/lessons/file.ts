// A lesson as a file or a link. Whoever wrote it, it is read with a refusal that says what is wrong and where.

import { type EachLanguage, type Layout, refuse, type Target } from '@undercrown/engine'
import type {
  Lesson,
  LessonAnswer,
  LessonFault,
  LessonPick,
  LessonPicks,
  LessonQuestion,
  LessonStep,
  LessonTerm,
} from './lesson.ts'

/** More than any lesson has of anything. */
const MOST_CHARS = 100_000
const MOST_WORDS = 400
const MOST_ITEMS = 40
const MOST_MINUTES = 60

export function writtenLesson(lesson: Lesson): string {
  return JSON.stringify(lesson)
}

/** Whether it can be played is for `playLesson` to say. */
export function readLesson(text: string): Lesson {
  if (text.length > MOST_CHARS) refuse('this lesson is too long', 'cette leçon est trop longue')
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    refuse('this is no lesson: it is not JSON', 'ce n’est pas une leçon\u00a0: ce n’est pas du JSON')
  }
  const lesson = objectAt(raw, 'the lesson')
  return {
    id: wordAt(lesson['id'], 'id'),
    game: wordAt(lesson['game'], 'game'),
    title: wordsAt(lesson['title'], 'title'),
    minutes: countAt(lesson['minutes'], 'minutes', MOST_MINUTES),
    terms: listAt(lesson['terms'] ?? [], 'terms', termAt),
    steps: someAt(lesson['steps'], 'steps', stepAt),
  }
}

function termAt(raw: unknown, at: string): LessonTerm {
  const { term, means } = objectAt(raw, at)
  return { term: wordsAt(term, `${at}.term`), means: wordsAt(means, `${at}.means`) }
}

function stepAt(raw: unknown, at: string): LessonStep {
  const { position, seat, goal, say, aim, nudge, watch, task, notice } = objectAt(raw, at)
  return {
    ...(position !== undefined && { position: objectAt(position, `${at}.position`) as Layout }),
    seat: countAt(seat, `${at}.seat`, MOST_ITEMS),
    goal: wordsAt(goal, `${at}.goal`),
    ...(say !== undefined && { say: wordsAt(say, `${at}.say`) }),
    ...(aim !== undefined && { aim: wordAt(aim, `${at}.aim`) }),
    ...(nudge !== undefined && { nudge: wordsAt(nudge, `${at}.nudge`) }),
    ...(watch !== undefined && { watch: listAt(watch, `${at}.watch`, targetAt) }),
    task: taskAt(task, `${at}.task`),
    notice: wordsAt(notice, `${at}.notice`),
  }
}

function taskAt(raw: unknown, at: string): LessonPicks | LessonQuestion {
  const { picks, answers } = objectAt(raw, at)
  return answers === undefined
    ? { picks: someAt(picks, `${at}.picks`, pickAt) }
    : { answers: someAt(answers, `${at}.answers`, answerAt) }
}

function pickAt(raw: unknown, at: string): LessonPick {
  const { say, right, wrong, otherwise } = objectAt(raw, at)
  return {
    ...(say !== undefined && { say: wordsAt(say, `${at}.say`) }),
    right: someAt(right, `${at}.right`, targetAt),
    ...(wrong !== undefined && { wrong: listAt(wrong, `${at}.wrong`, faultAt) }),
    otherwise: wordsAt(otherwise, `${at}.otherwise`),
  }
}

function faultAt(raw: unknown, at: string): LessonFault {
  const fault = objectAt(raw, at)
  return { at: someAt(fault['at'], `${at}.at`, targetAt), say: wordsAt(fault['say'], `${at}.say`) }
}

function answerAt(raw: unknown, at: string): LessonAnswer {
  const { say, wrong } = objectAt(raw, at)
  return {
    say: wordsAt(say, `${at}.say`),
    ...(wrong !== undefined && { wrong: wordsAt(wrong, `${at}.wrong`) }),
  }
}

/** Its fields are compared with those of what is offered, whatever they are. */
function targetAt(raw: unknown, at: string): Target {
  return objectAt(raw, at) as Target
}

type Fields = Readonly<Record<string, unknown>>

function objectAt(raw: unknown, at: string): Fields {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Fields
  return refuse(`${at} must be an object`, `${at} doit être un objet`)
}

/** In one language for both, or in each. */
function wordsAt(raw: unknown, at: string): EachLanguage {
  if (typeof raw === 'string') return { en: textAt(raw, at), fr: textAt(raw, at) }
  const { en, fr } = objectAt(raw, at)
  return { en: textAt(en ?? fr, `${at}.en`), fr: textAt(fr ?? en, `${at}.fr`) }
}

function textAt(raw: unknown, at: string): string {
  if (typeof raw === 'string' && raw.trim() !== '' && raw.length <= MOST_WORDS) return raw
  return refuse(
    `${at} must be a text of at most ${MOST_WORDS} characters`,
    `${at} doit être un texte de ${MOST_WORDS} caractères au plus`,
  )
}

function wordAt(raw: unknown, at: string): string {
  if (typeof raw === 'string' && /^[a-z0-9-]{1,60}$/.test(raw)) return raw
  return refuse(
    `${at} must be a word of small letters, digits and hyphens`,
    `${at} doit être un mot de minuscules, de chiffres et de tirets`,
  )
}

function countAt(raw: unknown, at: string, most: number): number {
  if (Number.isSafeInteger(raw) && (raw as number) >= 0 && (raw as number) <= most) return raw as number
  return refuse(
    `${at} must be a whole number up to ${most}`,
    `${at} doit être un nombre entier jusqu’à ${most}`,
  )
}

function listAt<Item>(raw: unknown, at: string, item: (raw: unknown, at: string) => Item): readonly Item[] {
  if (Array.isArray(raw) && raw.length <= MOST_ITEMS) return raw.map((one, i) => item(one, `${at}[${i}]`))
  return refuse(
    `${at} must be a list of at most ${MOST_ITEMS}`,
    `${at} doit être une liste de ${MOST_ITEMS} au plus`,
  )
}

function someAt<Item>(raw: unknown, at: string, item: (raw: unknown, at: string) => Item): readonly Item[] {
  const list = listAt(raw, at, item)
  return list.length > 0 ? list : refuse(`${at} must not be empty`, `${at} ne doit pas être vide`)
}
