// The deal of a table: its host seals a secret, each seat a nonce, and only when all have sat down and sealed are the
// nonces shown. Where one is not, or somebody goes, the deal is dropped and counted, and everything is sealed anew.

import { commitTo, type FairDeal } from '@undercrown/engine'
import type { TimeControl } from '@undercrown/protocol'

interface SealingChair {
  person?: string
  /** The hash of their nonce. */
  seal?: string
  nonce?: string
  /** They had sealed one for a deal that was dropped, and have not sat down anew since. */
  unsealed?: true
}

/** What a table knows of its deal. */
export interface DealState {
  /** Makes the deal, together with the nonces; only its hash is shown before the end. */
  secret: string
  commit: string
  /** The game is to begin when the seals are opened. */
  dealing?: { readonly since: number } | undefined
  /** Deals that were begun and dropped. */
  dropped: number
  chairs: SealingChair[]
}

/** Who sits where has changed: another secret, and of a deal that was begun nothing stays but that it was. */
export function sealAnew(state: DealState, secret: string | undefined): void {
  if (secret !== undefined) {
    state.secret = secret
    state.commit = commitTo(secret)
  }
  if (!state.dealing) return
  state.dealing = undefined
  state.dropped++
  for (const chair of state.chairs) {
    if (chair.seal !== undefined) chair.unsealed = true
    delete chair.seal
    delete chair.nonce
  }
}

/** The seats that have sealed a nonce and not shown it. */
export function unopened({ chairs }: DealState): number[] {
  return chairs.flatMap(({ seal, nonce }, seat) => (seal !== undefined && nonce === undefined ? [seat] : []))
}

/** What a deal is made from. Where there are seals, nothing counts that was not sealed. */
export function fairDealOf({ secret, commit, dropped, chairs }: DealState): FairDeal {
  const sealed = chairs.some(({ seal }) => seal !== undefined)
  return {
    commit,
    secret,
    nonces: chairs.map(({ seal, nonce = '' }) => (sealed && seal === undefined ? '' : nonce)),
    ...(sealed && { seals: sealsOf({ chairs }), dropped }),
  }
}

export function sealsOf({ chairs }: Pick<DealState, 'chairs'>): string[] {
  return chairs.map(({ seal = '' }) => seal)
}

const MINUTE = 60_000
const DAY = 86_400_000

/** How long a seat may take to show its nonce: at live tables all are there, at others they may have to come first. */
export function openingTime(time: TimeControl): number {
  return time.kind === 'live' ? MINUTE : time.kind === 'slow' ? time.days * DAY : DAY
}
