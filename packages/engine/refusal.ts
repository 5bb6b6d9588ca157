// Bad input, told in one line that says what is wrong and what to do. Never a bug of ours.

import type { Lang } from './phrase.ts'

/** A line in each language. */
export type EachLanguage = Readonly<Record<Lang, string>>

/** Its message is English, as programs read it; people read theirs with `refusalIn`. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly fr: string

  constructor(message: string, fr = message) {
    super(message)
    this.fr = fr
  }
}

const LONGEST = 300

/** Ends the attempt with one clear line, cut short where it quotes something long. */
export function refuse(line: string, fr = line): never {
  throw new Refusal(short(line), short(fr))
}

function short(line: string): string {
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

export function refusalIn(refusal: Refusal, lang: Lang): string {
  return lang === 'fr' ? refusal.fr : refusal.message
}
