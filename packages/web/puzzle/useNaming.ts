// What is about to be named: the name, and how sure one is of it.

import { useState } from 'react'

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
