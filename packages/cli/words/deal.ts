// What a record proves of its deal, computed from what is in it.

import type { DealProof } from '@undercrown/engine'

const numbers = (seats: readonly number[]) => seats.map((seat) => seat + 1).join(', ')

export function dealEn(deal: DealProof | 'byHand'): string[] {
  if (deal === 'byHand') return ['no fair deal in it: the table was laid out by hand']
  if (deal.kind === 'none') return ['no fair deal in it']
  if (deal.kind === 'unsealed')
    return [
      'the deal follows from its secret and nonces; no nonce was sealed, so this does not rule out that whoever ran the table chose it',
    ]
  const { by, dropped } = deal
  const seats = by.length === 1 ? 'seat' : 'seats'
  return [
    `the deal is proved fair to ${seats} ${numbers(by)}, whose nonces were sealed before any was shown`,
    dropped === 0
      ? 'no deal was dropped before it'
      : `${dropped} ${dropped === 1 ? 'deal was' : 'deals were'} begun and dropped before it`,
  ]
}

export function dealFr(deal: DealProof | 'byHand'): string[] {
  if (deal === 'byHand') return ['pas de donne prouvée\u00a0: la table a été disposée à la main']
  if (deal.kind === 'none') return ['pas de donne prouvée']
  if (deal.kind === 'unsealed')
    return [
      'la donne découle de son secret et de ses nombres\u202f; aucun nombre n’était scellé, rien n’exclut donc que qui tenait la table l’ait choisie',
    ]
  const { by, dropped } = deal
  const seats = by.length === 1 ? 'à la place' : 'aux places'
  return [
    `la donne est prouvée équitable ${seats} ${numbers(by)}, dont les nombres étaient scellés avant qu’aucun soit montré`,
    dropped === 0
      ? 'aucune donne n’a été abandonnée avant elle'
      : `${dropped} ${dropped === 1 ? 'donne commencée a été abandonnée' : 'donnes commencées ont été abandonnées'} avant elle`,
  ]
}
