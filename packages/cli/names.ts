// What the players are called, in a terminal.

import type { Seat } from '@undercrown/engine'

const friends = ['Mira', 'Odo', 'Tess', 'Bram', 'Lou', 'Yara', 'Finn', 'Nel'] as const

/** Short names for all seats, `you` at your own. */
export function namesAround(seats: number, seat: Seat, you: string): string[] {
  const others = friends.filter((name) => name.toLowerCase() !== you.toLowerCase())
  let next = 0
  return Array.from({ length: seats }, (_, one) => (one === seat ? you : (others[next++] ?? `Bot ${next}`)))
}

/** Names that only count: "P1", "P2" … */
export function numberedNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `P${seat + 1}`)
}
