// A value that pages can follow, and change.

import { useSyncExternalStore } from 'react'

export interface Followed<Value> {
  now(): Value
  become(value: Value): void
  subscribe(listener: () => void): () => void
}

export function followed<Value>(first: Value): Followed<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    now: () => value,
    become(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useFollowed<Value>({ subscribe, now }: Followed<Value>): Value {
  return useSyncExternalStore(subscribe, now)
}
