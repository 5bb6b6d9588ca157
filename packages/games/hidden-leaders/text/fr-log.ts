// Le journal de Hidden Leaders en français : une ligne pour chaque événement.

import {
  card,
  dire,
  listed,
  type Part,
  type Phrase,
  player,
  type Seat,
  type Writers,
} from '@undercrown/engine'
import { leaderById } from '../cards.ts'
import type { Pile } from '../effects.ts'
import type { Event, Given } from '../event.ts'
import type { CardId } from '../hero.ts'
import type { LeaderId } from '../leaders.ts'
import { signed } from './en-abilities.ts'
import { dela, duLieu, la, lEmporte, places, surLieu } from './fr-abilities.ts'
import { carteDansPhrase, carteEn, destin, frenchHero, frenchOrdinal, heroOu, herosEn } from './fr-cards.ts'
import { icon } from './words.ts'

const jetons = { red: 'rouge', green: 'vert', guardian: 'jeton Gardien' } as const

function couleur(marker: keyof typeof jetons): Part {
  return icon(marker, jetons[marker])
}

function deplacement(marker: keyof typeof jetons, amount: number, to: number): Phrase {
  return dire`${couleur(marker)} ${signed(amount)} (case ${to})`
}

export const frenchLog: Writers<Event, 'type', []> = {
  began: ({ by }) => dire`Au tour de ${player(by)}`,
  played: ({ by, card }) => dire`${player(by)} joue ${frenchHero(card as CardId)}`,
  performed: ({ by, card, at }) =>
    at.zone === 'aside'
      ? dire`${player(by)} résout ${frenchHero(card)}`
      : dire`${player(by)} résout ${carteEn(at, card, by)}`,
  markersMoved: ({ by, red, green, guardian, now }) => {
    const parts: Phrase[] = []
    if (red !== 0) parts.push(deplacement('red', red, now.red))
    if (green !== 0) parts.push(deplacement('green', green, now.green))
    if (guardian) parts.push(deplacement('guardian', guardian, now.guardian as number))
    return dire`${player(by)} : ${listed(parts, 'et')}`
  },
  picked: ({ by, seat }) =>
    by === seat ? dire`${player(by)} choisit sa propre équipe` : dire`${player(by)} choisit ${player(seat)}`,
  named: ({ by, faction }) => dire`${player(by)} nomme ${la(faction)}`,
  lacked: ({ by, faction }) => dire`${player(by)} n’a aucune carte ${dela(faction)} à montrer`,
  buried: ({ by, from, card, sheds }) =>
    dire`${player(by)} enterre ${carteEn(from, card, by)}${auSac(sheds)}`,
  discarded: ({ by, from, card, sheds }) =>
    from.zone === 'hand' || from.zone === 'aside' || from.zone === 'laid'
      ? dire`${player(by)} défausse ${heroOu(card, 'une carte')}`
      : dire`${player(by)} défausse ${carteEn(from, card, by)}${auSac(sheds)}`,
  took: ({ by, from, card, sheds }) => {
    if (from.zone === 'harbor')
      return dire`${player(by)} pioche ${heroOu(card, 'une carte')} dans le ${places.harbor}`
    if (from.zone === 'aside') return dire`${player(by)} prend ${heroOu(card, 'une carte')} en main`
    return dire`${player(by)} prend ${carteEn(from, card, by)}${auSac(sheds)}`
  },
  setAside: ({ by, from, card }) => dire`${player(by)} met de côté ${carteEn(from, card, by)}`,
  laid: ({ by, card }) => dire`${player(by)} pose ${heroOu(card, 'une carte')} face cachée`,
  placed({ by, from, to, card }) {
    const own = from.zone === 'aside' || (from.zone === 'hand' && from.seat === by)
    const what = own ? [heroOu(card, 'une carte')] : carteDansPhrase(from, card, by)
    if (to.zone === 'tavern') return dire`${player(by)} place ${what} dans la ${places.tavern}`
    if (to.zone === 'down' && to.seat !== by)
      return dire`${player(by)} place ${what} dans l’équipe de ${player(to.seat as Seat)}, face cachée`
    if (to.zone === 'down') return dire`${player(by)} place ${what} dans son équipe, face cachée`
    return to.seat === by
      ? dire`${player(by)} place ${what} dans son équipe, face visible`
      : dire`${player(by)} place ${what} dans l’équipe de ${player(to.seat as Seat)}`
  },
  refilled: ({ card }) => dire`${frenchHero(card as CardId)} arrive à la ${places.tavern}`,
  exchanged: ({ by, a, b, pile }) =>
    dire`${player(by)} échange ${donnee(a, by)} avec ${donnee(b, by, pile)}${auSac(a.sheds ?? b.sheds)}`,
  turnedOver: ({ by, at, card, instead }) => {
    if (instead) return dire`${carteEn(at, card)} : on le retourne au lieu de l’enterrer`
    return at.zone === 'up'
      ? dire`${player(by)} retourne ${carteEn(at, card, by)} face cachée`
      : dire`${player(by)} retourne ${carteEn(at, card, by)}`
  },
  looked: ({ by, at, card }) => dire`${player(by)} regarde ${carteEn(at, card, by)}`,
  revealed: ({ by, at, card }) => dire`${player(by)} révèle ${carteEn(at, card, by)}`,
  tookUp: ({ by, pile, count, all, shown, cards }) => {
    const top = all
      ? dire`${player(by)} regarde toutes les cartes ${duLieu(pile)}`
      : dire`${player(by)} ${shown ? 'révèle' : 'regarde'} ${count === 1 ? 'la carte' : `les ${count} cartes`} au sommet ${duLieu(pile)}`
    return cards
      ? dire`${top} : ${listed(
          cards.map((card) => [frenchHero(card)]),
          'et',
        )}`
      : top
  },
  putBack: ({ by, pile, count }) =>
    dire`${player(by)} remet ${count === 1 ? 'une carte' : `${count} cartes`} ${surLieu(pile)}`,
  gathered: ({ by, from, card }) =>
    dire`${player(by)} regarde la carte donnée par ${player(from.seat as Seat)}${card === undefined ? [] : dire` : ${frenchHero(card)}`}`,
  sawHand: ({ by, seat, cards }) =>
    dire`${player(by)} regarde la main de ${player(seat)}${
      cards && cards.length > 0
        ? dire` : ${listed(
            cards.map((card) => [frenchHero(card)]),
            'et',
          )}`
        : []
    }`,
  chose: ({ by, at, card }) =>
    at === undefined
      ? dire`${player(by)} a choisi un Héros`
      : dire`${player(by)} a choisi ${carteEn(at, card, by)}`,
  unveiled: ({ at }) =>
    dire`Les choix sont dévoilés : ${listed(
      at.map((spot) => herosEn(spot)),
      'et',
    )}`,
  lostTurn: ({ seat }) => dire`${player(seat)} perdra un tour`,
  skipped: ({ by }) => dire`${player(by)} perd ce tour`,
  fateDrawn: ({ by, cards }) =>
    cards
      ? dire`${player(by)} pioche deux cartes Destin : ${listed(
          cards.map((card) => [destin(card)]),
          'et',
        )}`
      : dire`${player(by)} pioche deux cartes Destin`,
  fateRevealed: ({ by, card }) => dire`${player(by)} révèle ${destin(card)}`,
  spread: ({ by, slot, token }) =>
    dire`${player(by)} propage la Corruption, avec le ${frenchOrdinal(slot)} jeton de la carte${sorte(token)}`,
  tokenDrawn: ({ by, token }) => dire`${player(by)} pioche un jeton${sorte(token)}`,
  tokenPlaced: ({ by, at, token }) =>
    dire`${player(by)} place un jeton sur ${herosEn(at, by)}${sorte(token)}`,
  tokenLooked: ({ by, at, token }) =>
    dire`${player(by)} regarde le jeton sur ${herosEn(at, by)}${sorte(token)}`,
  tokenReturned: ({ by }) => dire`${player(by)} remet un jeton dans le sac`,
  tokenRemoved: ({ by, at }) => dire`${player(by)} remet dans le sac le jeton sur ${herosEn(at, by)}`,
  tokensSwapped: ({ by, a, b }) =>
    dire`${player(by)} échange les jetons sur ${herosEn(a, by)} et ${herosEn(b, by)}`,
  protected: ({ by, at, saved }) =>
    dire`${player(by)} révèle ${frenchHero('guardian-protection')}, qui retourne dans le sac : ${
      at.seat === saved.seat && at.zone === saved.zone && at.index === saved.index
        ? dire`${herosEn(saved, by)} n’est pas enterré`
        : dire`${herosEn(at, by)} est enterré, et non ${herosEn(saved, by)}`
    }`,
  courted: ({ by, card }) => dire`${player(by)} place le jeton sur ${frenchHero(card)}`,
  putUnder: ({ by, count }) =>
    dire`${player(by)} place ${count === 1 ? 'la carte' : `les ${count} cartes`} sous le ${places.harbor}`,
  artifactDealt: ({ by, cards }) =>
    dire`${player(by)} reçoit un Artefact : ${listed(
      cards.map((card) => [frenchHero(card)]),
      'ou',
    )}`,
  artifactTaken: ({ by, card }) => dire`${player(by)} a l’Artefact ${frenchHero(card)}`,
  artifactUsed: ({ by, card, saved }) =>
    saved === undefined
      ? dire`${player(by)} utilise ${frenchHero(card)}`
      : dire`${player(by)} utilise ${frenchHero(card)} : ${herosEn(saved, by)} n’est pas enterré`,
  artifactPerformed: ({ by, card }) => dire`${player(by)} résout ${frenchHero(card)}`,
  artifactsSwapped: ({ by, a, b }) =>
    dire`${player(by)} échange les Artefacts de ${player(a)} et de ${player(b)}`,
  tokenAdded: ({ by, seat, count }) =>
    count > 0
      ? dire`${player(by)} place un jeton sur l’Artefact de ${player(seat)}`
      : dire`${player(by)} défausse un jeton de l’Artefact de ${player(seat)}`,
  shuffled: ({ by, pile }) => dire`${player(by)} mélange la ${places[pile]}`,
  fateShuffled: () => ['Les cartes Destin sont mélangées'],
  reshuffled: ({ count }) =>
    dire`La ${places.wilderness} (${count}) est mélangée pour former un nouveau ${places.harbor}`,
  ended: ({ faction, leaders, counts, tokens = [] }) => {
    const revealed = listed(
      leaders.map(
        (leader, seat) => dire`${player(seat)} était ${leaderNom(leader)} (${counts[seat] as number})`,
      ),
      'et',
    )
    const worn = listed(
      tokens.map(([bearer, token]) => dire`${frenchHero(bearer)} (${frenchHero(token)})`),
      'et',
    )
    return dire`Le conflit s’achève, ${la(faction)} ${lEmporte(faction)}. Les Leaders : ${revealed}${worn.length > 0 ? dire`. Les jetons : ${worn}` : []}`
  },
}

function sorte(token: CardId | undefined): Phrase {
  return token === undefined ? [] : dire` : ${frenchHero(token)}`
}

/** Le jeton que portait un Héros qui quitte les équipes. */
function auSac(sheds: true | undefined): Phrase {
  return sheds ? dire` ; son jeton retourne dans le sac` : []
}

function donnee({ at, card }: Given, by: Seat, pile?: Pile): Phrase {
  if (pile !== undefined) return carteEn({ zone: pile }, card)
  return carteDansPhrase(at, card, by)
}

function leaderNom(leader: LeaderId): Part {
  return card(leader, leaderById(leader).name)
}
