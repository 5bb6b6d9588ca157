// What is about to be named: the name, and how sure one is of it.

import { useState } from 'react'
import type { PuzzleNaming } from '../client/puzzles.ts'

export interface Naming {
  readonly name: string | undefined
  /** In percent; of what is not weighed, all or half: certain, or a guess. */
  readonly sure: number
  /** Those that hints have left; undefined for all. */
  readonly left: readonly string[] | undefined
  choose(name: string): void
  hold(sure: number): void
}

export const CERTAIN = 100
export const GUESS = 50
const FIRST_HELD = 60

export function useNaming(): {
  naming: Naming
  begin(weighed: boolean): void
  leave(names: readonly string[]): void
} {
  const [name, choose] = useState<string>()
  const [sure, hold] = useState<number>(FIRST_HELD)
  const [left, setLeft] = useState<readonly string[]>()
  return {
    naming: { name, sure, left, choose, hold },
    begin(weighed) {
      choose(undefined)
      hold(weighed ? FIRST_HELD : CERTAIN)
      setLeft(undefined)
    },
    leave(names) {
      setLeft(names)
      choose((before) => (before !== undefined && names.includes(before) ? before : undefined))
    },
  }
}

/** What is left over is held of the others alike. */
export function othersHeld({ names }: PuzzleNaming, { sure, left }: Naming): number {
  return Math.round((CERTAIN - sure) / Math.max(1, (left ?? names).length - 1))
}

/** In the words of an answer; undefined where nothing is named yet. */
export function heldAnswer(asked: PuzzleNaming | undefined, naming: Naming): string[] | undefined {
  const { name, sure, left } = naming
  if (!asked || name === undefined) return undefined
  const said = `${asked.place}=${name}`
  if (!asked.weighed) return [said]
  const others = (left ?? asked.names).filter((one) => one !== name)
  return [`${said}:${sure}`, ...others.map((one) => `${asked.place}=${one}:${othersHeld(asked, naming)}`)]
}
