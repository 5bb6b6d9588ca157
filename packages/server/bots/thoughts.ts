// What a thread of bots does: gets ready for a table, and answers a question.

import {
  type AnyMind,
  answer,
  type Coming,
  mindIn,
  type Question,
  type RegisteredGame,
} from '@undercrown/bots'

export interface Thought {
  /** The number of the option that the bot picks. */
  readonly pick: number
  /** How long it thought, in milliseconds; waiting for its turn apart. */
  readonly took: number
}

/** `now`: by which clock a thought ends in time; without one it goes on to its own end, whatever else is done here. */
export function thoughtsOn(games: readonly RegisteredGame[], now?: () => number) {
  const minds = new Map<string, Promise<AnyMind | undefined>>()

  async function mindFor(game: string): Promise<AnyMind> {
    const loading = minds.get(game) ?? mindIn(games, game)
    minds.set(game, loading)
    const mind = await loading
    if (!mind) throw new Error(`no bots for ${game} here`)
    return mind
  }

  return {
    /** Tells how long it took, in milliseconds. */
    async prepare({ game, options, seats }: Coming): Promise<{ took: number }> {
      const mind = await mindFor(game)
      const began = performance.now()
      mind.prepare?.(options, seats)
      return { took: performance.now() - began }
    },
    /** `most`: milliseconds, where there is less time than the level has. */
    async think({ question, most }: { question: Question; most?: number }): Promise<Thought> {
      const mind = await mindFor(question.game)
      const began = performance.now()
      const pick = answer(mind, question, now, most)
      return { pick, took: performance.now() - began }
    },
  }
}
