// Fair deals: whoever keeps the table seals a secret and each seat a nonce, before any of them is shown. Then they are
// opened, and together they make the seed: nobody could choose it, not even who knew the secret and sat there.

import type { Lang } from './phrase.ts'
import { hmacHex, sha256Hex } from './sha256.ts'

/** What makes a deal provable once the game is over. */
export interface FairDeal {
  /** The seal of the secret, published before the first nonce is heard. */
  readonly commit: string
  /** Kept until the end of the game. */
  readonly secret: string
  /** One from each seat, in seat order; any text, and the empty one of a seat that gave none. */
  readonly nonces: readonly string[]
  /** The seal of each nonce, all published before the first nonce was; absent of deals from before there were seals. */
  readonly seals?: readonly string[] | undefined
  /** Deals that were begun at the table before this one and dropped, since not every seal was opened. */
  readonly dropped?: number | undefined
}

/** What a deal proves: to the seats that sealed a nonce, that nobody chose it; without seals, where it comes from. */
export type DealProof =
  | { readonly kind: 'sealed'; readonly by: readonly number[]; readonly dropped: number }
  | { readonly kind: 'unsealed' }
  | { readonly kind: 'none' }

/** The hash that is published before the deal. */
export function commitTo(secret: string): string {
  return sha256Hex(`undercrown commit ${secret}`)
}

/** The hash of a seat's nonce, which is published in its place until all seats have theirs. */
export function sealOf(nonce: string): string {
  return sha256Hex(`undercrown seal ${nonce}`)
}

/** The seed that the secret and the seats' nonces make together. */
export function fairSeed(secret: string, nonces: readonly string[]): string {
  return hmacHex(secret, JSON.stringify(nonces))
}

export function provedBy({ seals = [], dropped = 0 }: FairDeal): DealProof {
  const by = seals.flatMap((seal, seat) => (seal === '' ? [] : [seat]))
  return by.length > 0 ? { kind: 'sealed', by, dropped } : { kind: 'unsealed' }
}

/** What is wrong with the proof, in words; undefined when the deal is the one that was fixed before play. */
export function unfair(deal: FairDeal, seed: string, seats: number, lang: Lang = 'en'): string | undefined {
  const said = (en: string, fr: string) => (lang === 'fr' ? fr : en)
  const { commit, secret, nonces, seals } = deal
  if (nonces.length !== seats)
    return said(
      `the deal needs one nonce from each of the ${seats} seats`,
      `il faut à la donne un nombre de chacune des ${seats} places`,
    )
  if (seals && seals.length !== seats)
    return said(
      `the deal needs one seal for each of the ${seats} seats`,
      `il faut à la donne un sceau pour chacune des ${seats} places`,
    )
  const broken = seals?.findIndex((seal, seat) => seal !== (nonces[seat] ? sealOf(nonces[seat]) : '')) ?? -1
  if (broken >= 0)
    return said(
      `the nonce of seat ${broken + 1} is not the one that was sealed before the deal`,
      `le nombre de la place ${broken + 1} n’est pas celui qui était scellé avant la donne`,
    )
  if (commitTo(secret) !== commit)
    return said(
      'the revealed secret does not match the hash published before the deal',
      'le secret révélé ne correspond pas à l’empreinte publiée avant la donne',
    )
  if (fairSeed(secret, nonces) !== seed)
    return said(
      'the seed does not follow from the secret and the nonces',
      'la graine ne découle pas du secret et des nombres',
    )
  return undefined
}

/** What somebody saw before the first nonce was shown, and their own. */
export interface SeenDeal {
  readonly commit: string
  readonly seals: readonly string[]
  readonly dropped: number
  readonly seat: number
  readonly nonce: string
}

/** Whether a deal is the one that somebody saw sealed. */
export function isAsSeen({ commit, seals = [], nonces, dropped = 0 }: FairDeal, seen: SeenDeal): boolean {
  return (
    commit === seen.commit &&
    String(seals) === String(seen.seals) &&
    nonces[seen.seat] === seen.nonce &&
    dropped === seen.dropped
  )
}
