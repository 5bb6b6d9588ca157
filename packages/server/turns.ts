// Turns: of what one address asks, a few things are begun before others are heard; and of what takes long, a few are
// done at a time.

interface Turn {
  begun: number
  readonly waiting: (() => void)[]
}

/** Begins what somebody asks now, or, after so many in this turn of the loop, in one of the next; in order. */
export function loopTurns(perTurn: number): (who: string, begin: () => void) => void {
  /** What each has asked in this turn. */
  let turns = new Map<string, Turn>()

  function inTurn(who: string, begin: () => void): void {
    if (turns.size === 0) setImmediate(nextTurn)
    const turn = turns.get(who) ?? { begun: 0, waiting: [] }
    turns.set(who, turn)
    if (turn.begun >= perTurn) turn.waiting.push(begin)
    else {
      turn.begun++
      begin()
    }
  }

  function nextTurn(): void {
    const before = turns
    turns = new Map()
    for (const [who, { waiting }] of before) for (const begin of waiting) inTurn(who, begin)
  }

  return inTurn
}

/** Does so many jobs at a time, and the others after them in order. */
export function fewAtOnce(most: number): <Done>(job: () => Promise<Done>) => Promise<Done> {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (job) => {
    if (busy < most) busy++
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }
}
