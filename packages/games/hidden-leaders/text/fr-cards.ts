// Les cartes en français, telles que les questions et le journal en parlent : par nom, par lieu, par propriétaire.

import { agree, card, dire, type Part, type Phrase, player, type Seat } from '@undercrown/engine'
import { fateById, heroName } from '../cards.ts'
import type { CardId } from '../hero.ts'
import type { PartyPlace, Place } from '../state.ts'
import { duLieu, places } from './fr-names.ts'
import { icon } from './words.ts'

const ordinaux = [
  'premier',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
]

export function frenchOrdinal(index: number): string {
  return ordinaux[index] ?? `${index + 1}ᵉ`
}

export function frenchHero(id: CardId): Part {
  return card(id, heroName(id).fr)
}

export function destin(card: CardId): Part {
  return icon(`card:${card}`, fateById(card).name.fr)
}

export function heroOu(card: CardId | undefined, inconnue: string): Part {
  return card === undefined ? inconnue : frenchHero(card)
}

/** Ce qui est à qui agit est « sien » dans le journal ; ce qui est à qui on demande, ou à qui le lit, est « vôtre ». */
const possessifs = { sien: { un: 'son', une: 'sa' }, vôtre: { un: 'votre', une: 'votre' } } as const
type Possessif = keyof typeof possessifs

/** Une carte, par l’endroit où elle se trouve et par son nom s’il est connu. */
export function carteEn(place: Place, card?: CardId, by?: Seat, à: Possessif = 'sien'): Phrase {
  const { seat } = place
  const { un, une } = possessifs[à]
  const own = seat !== undefined && seat === by
  /** « votre main », « sa main », « la main de P1 ». */
  const chez = (thing: string | Phrase, article: string, possessif: string): Phrase => {
    if (seat === undefined) return typeof thing === 'string' ? [thing] : thing
    const de = dire`${article}${thing} de ${player(seat)}`
    return [agree(seat, dire`votre ${thing}`, own ? dire`${possessif} ${thing}` : de)]
  }
  switch (place.zone) {
    case 'up':
      return dire`${frenchHero(card as CardId)} (${chez('équipe', '', un)})`
    case 'down': {
      const nth = frenchOrdinal(place.index as number)
      const hidden = icon('down', 'Héros caché')
      const which = chez([`${nth} `, hidden], 'le ', un)
      return card === undefined ? which : dire`${which} : ${frenchHero(card)}`
    }
    case 'hand':
      return card === undefined
        ? dire`une carte de ${chez('main', 'la ', une)}`
        : dire`${frenchHero(card)} (${chez('main', '', une)})`
    case 'tavern':
      return dire`${frenchHero(card as CardId)} (${places.tavern})`
    case 'aside':
    case 'laid':
      return [heroOu(card, 'une carte')]
    case 'row':
      return dire`${frenchHero(card as CardId)} (Influence royale)`
    case 'fate':
      return [card === undefined ? 'une carte Destin' : destin(card)]
    default:
      return card === undefined
        ? dire`une carte ${duLieu(place.zone)}`
        : dire`${frenchHero(card)} (${places[place.zone]})`
  }
}

/** La même, quand la phrase continue. */
export function carteDansPhrase(place: Place, card?: CardId, by?: Seat, à: Possessif = 'sien'): Phrase {
  return place.zone === 'down' && card !== undefined
    ? dire`${frenchHero(card)} (${carteEn(place, undefined, by, à)})`
    : carteEn(place, card, by, à)
}

/** Un Héros tel que tous le voient. */
export function herosEn(spot: PartyPlace, by?: Seat, à: Possessif = 'sien'): Phrase {
  return carteEn(spot, spot.card, by, à)
}
