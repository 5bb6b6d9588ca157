// Fair shuffles: the server commits to a secret before it hears the seats' nonces, so nobody can choose the deal.

import type { Lang } from './phrase.ts'
import { hmacHex, sha256Hex } from './sha256.ts'

/** What makes a deal provable once the game is over. */
export interface FairDeal {
  /** Published before the first nonce is heard. */
  readonly commit: string
  /** Kept until the end of the game. */
  readonly secret: string
  /** One from each seat, in seat order; any text. */
  readonly nonces: readonly string[]
}

/** The hash that is published before the deal. */
export function commitTo(secret: string): string {
  return sha256Hex(`undercrown commit ${secret}`)
}

/** The seed that the secret and the seats' nonces make together. */
export function fairSeed(secret: string, nonces: readonly string[]): string {
  return hmacHex(secret, JSON.stringify(nonces))
}

/** What is wrong with the proof, in words; undefined when the deal was fixed before play. */
export function unfair(deal: FairDeal, seed: string, seats: number, lang: Lang = 'en'): string | undefined {
  const said = (en: string, fr: string) => (lang === 'fr' ? fr : en)
  if (deal.nonces.length !== seats)
    return said(
      `the deal needs one nonce from each of the ${seats} seats`,
      `il faut à la donne un nombre de chacune des ${seats} places`,
    )
  if (commitTo(deal.secret) !== deal.commit)
    return said(
      'the revealed secret does not match the hash published before the deal',
      'le secret révélé ne correspond pas à l’empreinte publiée avant la donne',
    )
  if (fairSeed(deal.secret, deal.nonces) !== seed)
    return said(
      'the seed does not follow from the secret and the nonces',
      'la graine ne découle pas du secret et des nombres',
    )
  return undefined
}
