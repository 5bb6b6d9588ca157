// Flags about how a game starts, shared by the commands that start one.

import {
  type AnyGame,
  type AnyTable,
  commitTo,
  fairSeed,
  openTable,
  sealOf,
  sha256Hex,
} from '@undercrown/engine'
import { text, whole } from './flags.ts'

export const startFlags = {
  players: whole('N', { or: undefined }),
  seed: text('TEXT', '1'),
}

/** As many as asked for; else four, as far as the game allows. */
export function seatsFor(game: AnyGame, asked: number | undefined): number {
  const [least, most] = game.seats
  return asked ?? Math.min(most, Math.max(least, 4))
}

/** A table whose deal can be proved, its secret and nonces made from a seed. */
export function openFairTable(game: AnyGame, options: object, seats: number, seed: string): AnyTable {
  const secret = sha256Hex(`undercrown secret ${seed}`)
  const nonces = Array.from({ length: seats }, (_, seat) =>
    sha256Hex(`undercrown nonce ${seat} ${seed}`).slice(0, 16),
  )
  const fair = { commit: commitTo(secret), secret, nonces, seals: nonces.map(sealOf) }
  return openTable(game, { options, seats, seed: fairSeed(secret, nonces), fair })
}
