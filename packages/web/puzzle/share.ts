// What became of the puzzle of the day, to be passed on: it spoils nothing.

export interface DailyResult {
  readonly game: string
  /** The day in words. */
  readonly day: string
  /** How many answers it took, the right one included; none where it was given up. */
  readonly tries: number
  readonly hints: number
  readonly right: boolean
}

const SIGNS = { right: '🟩', wrong: '🟥', hint: '🪜' }

/** A line of signs: an answer each, and a rung of the ladder each. */
export function signsOf({ tries, hints, right }: Pick<DailyResult, 'tries' | 'hints' | 'right'>): string {
  const wrong = SIGNS.wrong.repeat(right ? Math.max(0, tries - 1) : Math.max(1, tries))
  return `${wrong}${right ? SIGNS.right : ''}${SIGNS.hint.repeat(hints)}`
}

export function shareText(result: DailyResult, link: string): string {
  return [`Undercrown · ${result.game} · ${result.day}`, signsOf(result), link].join('\n')
}
