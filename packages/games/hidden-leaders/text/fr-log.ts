// Le journal de Hidden Leaders en français : une ligne pour chaque événement.

import {
  agree,
  card,
  dire,
  does,
  itemAt,
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
import { carteDansPhrase, carteEn, destin, frenchHero, frenchOrdinal, heroOu, herosEn } from './fr-cards.ts'
import { dela, duLieu, la, lEmporte, places, surLieu } from './fr-names.ts'
import { icon } from './words.ts'

const jetons = { red: 'rouge', green: 'vert', guardian: 'jeton Gardien' } as const

function couleur(marker: keyof typeof jetons): Part {
  return icon(marker, jetons[marker])
}

function deplacement(marker: keyof typeof jetons, amount: number, to: number): Phrase {
  return dire`le ${couleur(marker)} de ${signed(amount)} (case ${to})`
}

export const frenchLog: Writers<Event, 'type', []> = {
  began: ({ by }) => [agree(by, 'À vous', dire`Au tour de ${player(by)}`)],
  played: ({ by, card }) => dire`${does(by, 'joue', 'jouez')} ${frenchHero(card as CardId)}`,
  performed: ({ by, card, at }) =>
    at.zone === 'aside'
      ? dire`${does(by, 'résout', 'résolvez')} ${frenchHero(card)}`
      : dire`${does(by, 'résout', 'résolvez')} ${carteEn(at, card, by)}`,
  markersMoved: ({ by, red, green, guardian, now }) => {
    const parts: Phrase[] = []
    if (red !== 0) parts.push(deplacement('red', red, now.red))
    if (green !== 0) parts.push(deplacement('green', green, now.green))
    if (guardian) parts.push(deplacement('guardian', guardian, now.guardian as number))
    return dire`${does(by, 'déplace', 'déplacez')} ${listed(parts, 'et')}`
  },
  picked: ({ by, seat }) =>
    by === seat
      ? dire`${does(by, 'choisit', 'choisissez')} ${agree(by, 'votre', 'sa')} propre équipe`
      : dire`${player(by)} ${agree(by, dire`choisissez ${player(seat)}`, [agree(seat, 'vous choisit', dire`choisit ${player(seat)}`)])}`,
  named: ({ by, faction }) => dire`${does(by, 'cite', 'citez')} ${la(faction)}`,
  lacked: ({ by, faction }) => dire`${does(by, 'n’a', 'n’avez')} aucune carte ${dela(faction)} à montrer`,
  buried: ({ by, from, card, sheds }) =>
    dire`${does(by, 'enterre', 'enterrez')} ${carteEn(from, card, by)}${auSac(sheds)}`,
  discarded: ({ by, from, card, sheds }) =>
    from.zone === 'hand' || from.zone === 'aside' || from.zone === 'laid'
      ? dire`${does(by, 'défausse', 'défaussez')} ${heroOu(card, 'une carte')}`
      : dire`${does(by, 'défausse', 'défaussez')} ${carteEn(from, card, by)}${auSac(sheds)}`,
  took: ({ by, from, card, sheds }) => {
    if (from.zone === 'harbor')
      return dire`${does(by, 'pioche', 'piochez')} ${heroOu(card, 'une carte')} dans le ${places.harbor}`
    if (from.zone === 'aside')
      return dire`${does(by, 'prend', 'prenez')} ${heroOu(card, 'une carte')} en main`
    return dire`${does(by, 'prend', 'prenez')} ${carteEn(from, card, by)}${auSac(sheds)}`
  },
  setAside: ({ by, from, card }) => dire`${does(by, 'met', 'mettez')} de côté ${carteEn(from, card, by)}`,
  // Ce que la carte devient est dit : défaussée, donnée, dès que chacun a posé la sienne.
  laid: () => [],
  placed({ by, from, to, card }) {
    const own = from.zone === 'aside' || (from.zone === 'hand' && from.seat === by)
    const what = own ? [heroOu(card, 'une carte')] : carteDansPhrase(from, card, by)
    if (to.zone === 'tavern') return dire`${does(by, 'place', 'placez')} ${what} dans la ${places.tavern}`
    if (to.zone === 'down' && to.seat !== by)
      return dire`${does(by, 'place', 'placez')} ${what} dans ${chez('équipe', 'l’', to.seat as Seat)}, face cachée`
    if (to.zone === 'down')
      return dire`${does(by, 'place', 'placez')} ${what} dans ${agree(by, 'votre', 'son')} équipe, face cachée`
    return to.seat === by
      ? dire`${does(by, 'place', 'placez')} ${what} dans ${agree(by, 'votre', 'son')} équipe, face visible`
      : dire`${does(by, 'place', 'placez')} ${what} dans ${chez('équipe', 'l’', to.seat as Seat)}`
  },
  refilled: ({ card }) => dire`${frenchHero(card as CardId)} arrive à la ${places.tavern}`,
  exchanged: ({ by, a, b, pile }) =>
    dire`${does(by, 'échange', 'échangez')} ${donnee(a, by)} avec ${donnee(b, by, pile)}${auSac(a.sheds ?? b.sheds)}`,
  turnedOver: ({ by, at, card, instead }) => {
    if (instead) return dire`${carteEn(at, card)} : on le retourne au lieu de l’enterrer`
    return at.zone === 'up'
      ? dire`${does(by, 'retourne', 'retournez')} ${carteEn(at, card, by)} face cachée`
      : dire`${does(by, 'retourne', 'retournez')} ${carteEn(at, card, by)}`
  },
  looked: ({ by, at, card }) => dire`${does(by, 'regarde', 'regardez')} ${carteEn(at, card, by)}`,
  revealed: ({ by, at, card }) => dire`${does(by, 'révèle', 'révélez')} ${carteEn(at, card, by)}`,
  tookUp: ({ by, pile, count, all, shown, cards }) => {
    const top = all
      ? dire`${does(by, 'regarde', 'regardez')} toutes les cartes ${duLieu(pile)}`
      : dire`${shown ? does(by, 'révèle', 'révélez') : does(by, 'regarde', 'regardez')} ${count === 1 ? 'la carte' : `les ${count} cartes`} ${surLieu(pile)}`
    return cards
      ? dire`${top} : ${listed(
          cards.map((card) => [frenchHero(card)]),
          'et',
        )}`
      : top
  },
  putBack: ({ by, pile, count }) =>
    dire`${does(by, 'remet', 'remettez')} ${count === 1 ? 'une carte' : `${count} cartes`} ${surLieu(pile)}`,
  gathered: ({ by, from, card }) =>
    dire`${does(by, 'regarde', 'regardez')} la carte ${agree(from.seat as Seat, 'que vous donnez', dire`donnée par ${player(from.seat as Seat)}`)}${card === undefined ? [] : dire` : ${frenchHero(card)}`}`,
  sawHand: ({ by, seat, cards }) =>
    dire`${does(by, 'regarde', 'regardez')} ${chez('main', 'la ', seat)}${
      cards && cards.length > 0
        ? dire` : ${listed(
            cards.map((card) => [frenchHero(card)]),
            'et',
          )}`
        : []
    }`,
  chose: ({ by, at, card }) =>
    at === undefined
      ? dire`${does(by, 'a', 'avez')} choisi un Héros`
      : dire`${does(by, 'a', 'avez')} choisi ${carteEn(at, card, by)}`,
  unveiled: ({ at }) =>
    dire`Les choix sont dévoilés : ${listed(
      at.map((spot) => herosEn(spot)),
      'et',
    )}`,
  lostTurn: ({ seat }) => dire`${does(seat, 'perdra', 'perdrez')} un tour`,
  skipped: ({ by }) => dire`${does(by, 'perd', 'perdez')} ce tour`,
  fateDrawn: ({ by, cards }) =>
    cards
      ? dire`${does(by, 'pioche', 'piochez')} deux cartes Destin : ${listed(
          cards.map((card) => [destin(card)]),
          'et',
        )}`
      : dire`${does(by, 'pioche', 'piochez')} deux cartes Destin`,
  fateRevealed: ({ by, card }) => dire`${does(by, 'révèle', 'révélez')} ${destin(card)}`,
  spread: ({ by, slot, token }) =>
    dire`${does(by, 'propage', 'propagez')} la Corruption, avec le ${frenchOrdinal(slot)} jeton de la carte${sorte(token)}`,
  tokenDrawn: ({ by, token }) => dire`${does(by, 'pioche', 'piochez')} un jeton Corruption${sorte(token)}`,
  tokenPlaced: ({ by, at, token }) =>
    dire`${does(by, 'place', 'placez')} un jeton Corruption sur ${herosEn(at, by)}${sorte(token)}`,
  tokenLooked: ({ by, at, token }) =>
    dire`${does(by, 'regarde', 'regardez')} le jeton sur ${herosEn(at, by)}${sorte(token)}`,
  tokenReturned: ({ by }) => dire`${does(by, 'remet', 'remettez')} un jeton Corruption dans le sac`,
  tokenRemoved: ({ by, at }) =>
    dire`${does(by, 'remet', 'remettez')} dans le sac le jeton sur ${herosEn(at, by)}`,
  tokensSwapped: ({ by, a, b }) =>
    dire`${does(by, 'échange', 'échangez')} les jetons sur ${herosEn(a, by)} et ${herosEn(b, by)}`,
  protected: ({ by, at, saved }) =>
    dire`${does(by, 'révèle', 'révélez')} ${frenchHero('guardian-protection')}, qui retourne dans le sac : ${
      at.seat === saved.seat && at.zone === saved.zone && at.index === saved.index
        ? dire`${herosEn(saved, by)} échappe au ${places.graveyard}`
        : dire`on enterre ${herosEn(at, by)}, et non ${herosEn(saved, by)}`
    }`,
  courted: ({ by, card }) => dire`${does(by, 'place', 'placez')} le jeton Artefact sur ${frenchHero(card)}`,
  putUnder: ({ by, count }) =>
    dire`${does(by, 'place', 'placez')} ${count === 1 ? 'la carte' : `les ${count} cartes`} sous le ${places.harbor}`,
  artifactDealt: ({ by, cards }) =>
    dire`${does(by, 'reçoit', 'recevez')} un Artefact : ${listed(
      cards.map((card) => [frenchHero(card)]),
      'ou',
    )}`,
  artifactTaken: ({ by, card }) => dire`${does(by, 'a', 'avez')} l’Artefact ${frenchHero(card)}`,
  artifactUsed: ({ by, card, saved }) =>
    saved === undefined
      ? dire`${does(by, 'utilise', 'utilisez')} ${frenchHero(card)}`
      : dire`${does(by, 'utilise', 'utilisez')} ${frenchHero(card)} : ${herosEn(saved, by)} échappe au ${places.graveyard}`,
  artifactPerformed: ({ by, card }) => dire`${does(by, 'résout', 'résolvez')} ${frenchHero(card)}`,
  artifactsSwapped: ({ by, a, b }) =>
    dire`${does(by, 'échange', 'échangez')} ${chez('Artefact', 'l’', a)} et ${chez('Artefact', 'l’', b)}`,
  tokenAdded: ({ by, seat, count }) =>
    count > 0
      ? dire`${does(by, 'place', 'placez')} un jeton Artefact sur ${chez('Artefact', 'l’', seat)}`
      : dire`${does(by, 'défausse', 'défaussez')} un jeton Artefact de ${chez('Artefact', 'l’', seat)}`,
  shuffled: ({ by, pile }) => dire`${does(by, 'mélange', 'mélangez')} la ${places[pile]}`,
  fateShuffled: () => ['Les cartes Destin sont mélangées'],
  reshuffled: ({ count }) =>
    dire`La ${places.wilderness} (${count}) est mélangée pour former un nouveau ${places.harbor}`,
  ended: ({ faction, leaders, counts, tokens = [] }) => {
    const revealed = listed(
      leaders.map(
        (leader, seat) =>
          dire`${does(seat, 'était', 'étiez')} ${leaderNom(leader)} (${itemAt(counts, seat)})`,
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

/** « votre main », « la main de P1 ». */
function chez(thing: string, article: string, seat: Seat): Part {
  return agree(seat, `votre ${thing}`, dire`${article}${thing} de ${player(seat)}`)
}

function sorte(token: CardId | undefined): Phrase {
  return token === undefined ? [] : dire` (${frenchHero(token)})`
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
