// Hidden Leaders en français.

import {
  capital,
  dire,
  listed,
  type Part,
  type Phrase,
  type Phrases,
  type PhraseTables,
  phrasesFrom,
  player,
  type Seat,
} from '@undercrown/engine'
import { fateById, leaderById, nameOf } from '../cards.ts'
import type { AbilityStep, ExchangeStep } from '../effects.ts'
import type { Faction } from '../factions.ts'
import type { CardId } from '../hero.ts'
import type { LeaderId } from '../leaders.ts'
import { library } from '../library.ts'
import {
  type AbilityAsk,
  type AbilityAskName,
  type Ask,
  abilityAsks,
  type Event,
  type Given,
  type Move,
  type Options,
  type Place,
} from '../state.ts'
import { signed } from './en-abilities.ts'
import { autreCote, dela, duLieu, frenchAbilities, la, places, surLieu } from './fr-abilities.ts'
import { frenchOptions } from './options.ts'
import { clauseOf, icon, sentence } from './words.ts'

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

function ordinal(index: number): string {
  return ordinaux[index] ?? `${index + 1}ᵉ`
}

function hero(card: CardId): Part {
  return icon(`card:${card}`, nameOf(card).fr)
}

function destin(card: CardId): Part {
  return icon(`card:${card}`, fateById(card).name.fr)
}

function heroOu(card: CardId | undefined, inconnue: string): Part {
  return card === undefined ? inconnue : hero(card)
}

/** Une carte, par l’endroit où elle se trouve et par son nom s’il est connu ; « son » si c’est celle de qui agit. */
function carteEn(place: Place, card?: CardId, by?: Seat): Phrase {
  const own = place.seat !== undefined && place.seat === by
  const whose = place.seat === undefined || own ? [] : dire` de ${player(place.seat)}`
  switch (place.zone) {
    case 'up':
      return dire`${hero(card as CardId)} (${own ? 'son ' : ''}équipe${whose})`
    case 'down': {
      const nth = ordinal(place.index as number)
      const which = dire`${own ? 'son' : 'le'} ${nth} ${icon('down', 'Héros caché')}${whose}`
      return card === undefined ? which : dire`${which} : ${hero(card)}`
    }
    case 'hand':
      return card === undefined
        ? dire`une carte de ${own ? 'sa' : 'la'} main${whose}`
        : dire`${hero(card)} (${own ? 'sa ' : ''}main${whose})`
    case 'tavern':
      return dire`${hero(card as CardId)} (${places.tavern})`
    case 'aside':
    case 'laid':
      return [heroOu(card, 'une carte')]
    case 'row':
      return dire`${hero(card as CardId)} (ligne)`
    case 'fate':
      return [card === undefined ? 'une carte Destin' : destin(card)]
    default:
      return card === undefined
        ? dire`une carte ${duLieu(place.zone)}`
        : dire`${hero(card)} (${places[place.zone]})`
  }
}

const jetons = { red: 'rouge', green: 'vert', guardian: 'jeton Gardien' } as const

function couleur(marker: keyof typeof jetons): Part {
  return icon(marker, jetons[marker])
}

function deplacement(marker: keyof typeof jetons, amount: number, to: number): Phrase {
  return dire`${couleur(marker)} ${signed(amount)} (case ${to})`
}

const particulier: Partial<Readonly<Record<AbilityAskName, (step: AbilityStep) => Phrase>>> = {
  placeTo: () => ['choisissez l’équipe où il va'],
  exchangeWith: (step) => dire`échangez avec ${autreCote(step as ExchangeStep)}`,
  bury: (step) =>
    'by' in step && step.by ? ['choisissez l’un de vos Héros visibles, qui sera enterré'] : [],
  take: (step) => ('by' in step && step.by ? ['montrez une carte de la faction nommée'] : []),
  move: (step) => ('by' in step && step.by ? ['choisissez où va le jeton'] : []),
  lay: (step) => [
    'to' in step && step.to === 'give'
      ? 'choisissez une carte de votre main à donner'
      : 'choisissez une carte de votre main à défausser',
  ],
  chooseOwn: () => ['choisissez l’un de vos Héros, qui sera enterré'],
  setAside: () => dire`choisissez une carte de la ${places.tavern} à résoudre`,
}

function question({ ask, card, script, at }: AbilityAsk<AbilityAskName>): Phrase {
  const steps = library.get(script) as readonly AbilityStep[]
  const asked = particulier[ask]?.(steps[at] as AbilityStep) ?? []
  return dire`${hero(card)} : ${asked.length > 0 ? asked : clauseOf(frenchAbilities, steps, at)}`
}

function pourCapacites<Writer>(writer: Writer): { readonly [Name in AbilityAskName]: Writer } {
  return Object.fromEntries(abilityAsks.map((name) => [name, writer])) as never
}

function plusieurs(faction: Faction): boolean {
  return faction === 'hill-tribes' || faction === 'undead' || faction === 'guardians'
}

/** « l’emportent » ou « l’emporte ». */
function lEmporte(faction: Faction): string {
  return plusieurs(faction) ? 'l’emportent' : 'l’emporte'
}

/** Comment on renonce. */
const rien: Partial<Readonly<Record<Ask['ask'], string>>> = {
  act: 'Ni l’un ni l’autre',
  useArtifact: 'Ne pas l’utiliser',
  spread: 'Pas maintenant',
  placeToken: 'Le remettre dans le sac',
  mayReturnToken: 'Le laisser',
  react: 'Ne rien faire',
  take: 'Aucune',
  discard: 'Ne rien défausser',
  exchange: 'Ne pas échanger',
  place: 'Laisser chacun à sa place',
  playMore: 'Ne pas jouer d’autre carte',
  bury: 'N’enterrer personne',
}

const tables: PhraseTables<Move, Event, Ask, Options> = {
  title: 'Hidden Leaders',
  options: frenchOptions,

  ask: {
    ...pourCapacites((ask: AbilityAsk<AbilityAskName>) => question(ask)),
    hide: () => ['Placez une carte dans votre équipe comme Héros caché'],
    firstDiscard: () => dire`Défaussez une carte dans la ${places.wilderness}`,
    act: () => dire`À vous : jouez une carte, ou défaussez-en jusqu’à trois`,
    discardMore: ({ left }) =>
      dire`Défaussez jusqu’à ${left} ${left === 1 ? 'autre carte' : 'autres cartes'}`,
    draw: ({ left }) => (left === 1 ? ['Piochez une carte'] : dire`Piochez ${left} cartes, une par une`),
    discardDown: ({ left }) =>
      left === 1 ? ['Défaussez une carte'] : dire`Défaussez ${left} cartes, une par une`,
    spread: () => ['Vous pouvez propager la Corruption'],
    placeToken: ({ left }) =>
      left === 1 ? ['Placez votre jeton sur un Héros'] : dire`Placez vos ${left} jetons, un par un`,
    court: () => ['Placez le jeton dépensé sur une carte de la ligne'],
    nameForCourt: () =>
      dire`Nommez une faction : une seule de ses cartes parmi celles révélées gagne la carte de la ligne`,
    takeArtifact: () => ['Choisissez la face de votre Artefact'],
    useArtifact: () => ['Vous pouvez utiliser votre Artefact'],
    react: ({ at }) => dire`${menacé(at)} va être enterré : vous pouvez l’empêcher`,
    fate: () => dire`Un Gardien est enterré : choisissez l’une des deux cartes Destin`,
  },

  waiting: {
    ...pourCapacites(
      (ask: AbilityAsk<AbilityAskName>, seat: Seat) => dire`${hero(ask.card)} : ${player(seat)} choisit`,
    ),
    hide: (_ask, seat) => dire`${player(seat)} place un premier Héros caché`,
    firstDiscard: (_ask, seat) => dire`${player(seat)} choisit une première défausse`,
    act: (_ask, seat) => dire`${player(seat)} joue ou défausse`,
    discardMore: (_ask, seat) => dire`${player(seat)} défausse`,
    draw: (_ask, seat) => dire`${player(seat)} pioche`,
    discardDown: (_ask, seat) => dire`${player(seat)} défausse`,
    spread: (_ask, seat) => dire`${player(seat)} peut propager la Corruption`,
    placeToken: (_ask, seat) => dire`${player(seat)} place un jeton`,
    court: (_ask, seat) => dire`${player(seat)} courtise une carte de la ligne`,
    nameForCourt: (_ask, seat) => dire`${player(seat)} nomme une faction`,
    takeArtifact: (_ask, seat) => dire`${player(seat)} choisit un Artefact`,
    useArtifact: (_ask, seat) => dire`${player(seat)} peut utiliser un Artefact`,
    react: (_ask, seat) => dire`Un Héros va être enterré : ${player(seat)} peut réagir`,
    fate: (_ask, seat) => dire`${player(seat)} choisit une carte Destin`,
  },

  option(move, ask) {
    if (move.word === 'done') return [rien[ask.ask] ?? 'C’est tout']
    if (move.word === 'spread') return dire`Propager la Corruption (${ordinal(move.index as number)} jeton)`
    if (move.word === 'protect') return dire`Révéler le jeton sur ${carteEn(move as Place, move.card)}`
    if (move.word === 'token' && move.token)
      return dire`${hero(move.token)} : ${carteEn(move as Place, move.card)}`
    if (move.word === 'token') return dire`Le jeton sur ${carteEn(move as Place, move.card)}`
    if (move.word === 'useArtifact') return ['Utiliser votre Artefact']
    if (move.word === 'shield') return ['Utiliser votre Artefact pour l’empêcher']
    if (move.word === 'artifact') return [hero(move.card as CardId)]
    if (move.word === 'option') {
      const { script, at } = ask as AbilityAsk<'either'>
      const either = library.get(script)[at] as { options: readonly (readonly AbilityStep[])[] }
      const steps = either.options[move.index as number]
      return steps ? capital(sentence(frenchAbilities, steps, ', puis ')) : ['Les deux']
    }
    if (move.move) {
      const { red, green } = move.move
      const parts: Phrase[] = []
      if (red !== 0) parts.push(dire`${couleur('red')} ${signed(red)}`)
      if (green !== 0) parts.push(dire`${couleur('green')} ${signed(green)}`)
      return capital(listed(parts, 'et'))
    }
    if (move.faction) return [frenchAbilities.factions[move.faction as Faction]]
    if (move.zone === undefined && move.card) return dire`${hero(move.card)} (${player(move.seat as Seat)})`
    if (move.zone === undefined) return [player(move.seat as Seat)]
    if (move.zone === 'harbor') return dire`Piocher dans le ${places.harbor}`
    if (move.word === 'play') return dire`Jouer ${hero(move.card as CardId)}`
    if (move.word === 'discard') return dire`Défausser ${hero(move.card as CardId)}`
    if (move.zone === 'hand' && move.card) return [hero(move.card)]
    if (move.zone === 'fate') return [destin(move.card as CardId)]
    return capital(carteEn(move as Place, move.card))
  },

  event: {
    began: ({ by }) => dire`Au tour de ${player(by)}`,
    played: ({ by, card }) => dire`${player(by)} joue ${hero(card as CardId)}`,
    performed: ({ by, card, at }) =>
      at.zone === 'aside'
        ? dire`${player(by)} résout ${hero(card)}`
        : dire`${player(by)} résout ${carteEn(at, card, by)}`,
    markersMoved: ({ by, red, green, guardian, now }) => {
      const parts: Phrase[] = []
      if (red !== 0) parts.push(deplacement('red', red, now.red))
      if (green !== 0) parts.push(deplacement('green', green, now.green))
      if (guardian) parts.push(deplacement('guardian', guardian, now.guardian as number))
      return dire`${player(by)} : ${listed(parts, 'et')}`
    },
    picked: ({ by, seat }) =>
      by === seat
        ? dire`${player(by)} choisit sa propre équipe`
        : dire`${player(by)} choisit ${player(seat)}`,
    named: ({ by, faction }) => dire`${player(by)} nomme ${la(faction)}`,
    lacked: ({ by, faction }) => dire`${player(by)} n’a aucune carte ${dela(faction)} à montrer`,
    buried: ({ by, from, card }) => dire`${player(by)} enterre ${carteEn(from, card, by)}`,
    discarded: ({ by, from, card }) =>
      from.zone === 'hand' || from.zone === 'aside' || from.zone === 'laid'
        ? dire`${player(by)} défausse ${heroOu(card, 'une carte')}`
        : dire`${player(by)} défausse ${carteEn(from, card, by)}`,
    took: ({ by, from, card }) => {
      if (from.zone === 'harbor')
        return dire`${player(by)} pioche ${heroOu(card, 'une carte')} dans le ${places.harbor}`
      if (from.zone === 'aside') return dire`${player(by)} prend ${heroOu(card, 'une carte')} en main`
      return dire`${player(by)} prend ${carteEn(from, card, by)}`
    },
    setAside: ({ by, from, card }) => dire`${player(by)} met de côté ${carteEn(from, card, by)}`,
    laid: ({ by, card }) => dire`${player(by)} pose ${heroOu(card, 'une carte')} face cachée`,
    placed({ by, from, to, card }) {
      const own = from.zone === 'aside' || (from.zone === 'hand' && from.seat === by)
      const what = own ? [heroOu(card, 'une carte')] : carteEn(from, card, by)
      if (to.zone === 'tavern') return dire`${player(by)} place ${what} dans la ${places.tavern}`
      if (to.zone === 'down' && to.seat !== by)
        return dire`${player(by)} place ${what} dans l’équipe de ${player(to.seat as Seat)}, face cachée`
      if (to.zone === 'down') return dire`${player(by)} place ${what} dans son équipe, face cachée`
      return to.seat === by
        ? dire`${player(by)} place ${what} dans son équipe, face visible`
        : dire`${player(by)} place ${what} dans l’équipe de ${player(to.seat as Seat)}`
    },
    refilled: ({ card }) => dire`${hero(card as CardId)} arrive à la ${places.tavern}`,
    exchanged: ({ by, a, b }) => dire`${player(by)} échange ${donnee(a, by)} avec ${donnee(b, by)}`,
    turnedOver: ({ by, at, card, instead }) => {
      if (instead) return dire`${carteEn(at, card)} : on le retourne au lieu de l’enterrer`
      return at.zone === 'up'
        ? dire`${player(by)} retourne ${carteEn(at, card, by)} face cachée`
        : dire`${player(by)} retourne ${carteEn(at, card, by)}`
    },
    looked: ({ by, at, card }) => dire`${player(by)} regarde ${carteEn(at, card, by)}`,
    revealed: ({ by, at, card }) => dire`${player(by)} révèle ${carteEn(at, card, by)}`,
    tookUp: ({ by, pile, count, all, cards }) => {
      const top = all
        ? dire`${player(by)} regarde toutes les cartes ${duLieu(pile)}`
        : dire`${player(by)} regarde ${count === 1 ? 'la carte' : `les ${count} cartes`} au sommet ${duLieu(pile)}`
      return cards
        ? dire`${top} : ${listed(
            cards.map((card) => [hero(card)]),
            'et',
          )}`
        : top
    },
    putBack: ({ by, pile, count }) =>
      dire`${player(by)} remet ${count === 1 ? 'une carte' : `${count} cartes`} ${surLieu(pile)}`,
    gathered: ({ by, from, card }) =>
      dire`${player(by)} regarde la carte donnée par ${player(from.seat as Seat)}${card === undefined ? [] : dire` : ${hero(card)}`}`,
    sawHand: ({ by, seat, cards }) =>
      dire`${player(by)} regarde la main de ${player(seat)}${
        cards && cards.length > 0
          ? dire` : ${listed(
              cards.map((card) => [hero(card)]),
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
        at.map(
          ({ seat, zone, index }) =>
            dire`${player(seat as Seat)}, ${ordinal(index as number)} Héros ${zone === 'up' ? 'visible' : 'caché'}`,
        ),
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
      dire`${player(by)} propage la Corruption, avec le ${ordinal(slot)} jeton de la carte${sorte(token)}`,
    tokenDrawn: ({ by, token }) => dire`${player(by)} pioche un jeton${sorte(token)}`,
    tokenPlaced: ({ by, at, token }) => dire`${player(by)} place un jeton sur ${menacé(at)}${sorte(token)}`,
    tokenLooked: ({ by, at, token }) => dire`${player(by)} regarde le jeton sur ${menacé(at)}${sorte(token)}`,
    tokenReturned: ({ by }) => dire`${player(by)} remet un jeton dans le sac`,
    tokenRemoved: ({ by, at }) => dire`${player(by)} remet dans le sac le jeton sur ${menacé(at)}`,
    tokensSwapped: ({ by, a, b }) => dire`${player(by)} échange les jetons sur ${menacé(a)} et ${menacé(b)}`,
    protected: ({ by, at, saved }) =>
      at.seat === saved.seat && at.zone === saved.zone && at.index === saved.index
        ? dire`${player(by)} révèle ${hero('guardian-protection')} : ${menacé(saved)} n’est pas enterré`
        : dire`${player(by)} révèle ${hero('guardian-protection')} : ${menacé(at)} part à la place de ${menacé(saved)}`,
    courted: ({ by, card }) => dire`${player(by)} place le jeton sur ${hero(card)}`,
    putUnder: ({ by, count }) =>
      dire`${player(by)} place ${count === 1 ? 'la carte' : `les ${count} cartes`} sous le ${places.harbor}`,
    artifactTaken: ({ by, card }) => dire`${player(by)} a l’Artefact ${hero(card)}`,
    artifactUsed: ({ by, card, saved }) =>
      saved === undefined
        ? dire`${player(by)} utilise ${hero(card)}`
        : dire`${player(by)} utilise ${hero(card)} : ${menacé(saved)} n’est pas enterré`,
    artifactPerformed: ({ by, card }) => dire`${player(by)} résout ${hero(card)}`,
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
    ended: ({ faction, leaders, counts }) =>
      dire`Le conflit s’achève, ${la(faction)} ${lEmporte(faction)}. Les Leaders : ${listed(
        leaders.map(
          (leader, seat) => dire`${player(seat)} était ${leaderNom(leader)} (${counts[seat] as number})`,
        ),
        'et',
      )}`,
  },

  outcome({ winners, reason }) {
    const faction = reason as Faction
    const [winner] = winners
    return winner === undefined
      ? dire`${capital(la(faction))} ${lEmporte(faction)}, mais aucun Leader n’est de ${plusieurs(faction) ? 'leur' : 'son'} côté : personne ne gagne`
      : dire`${capital(la(faction))} ${lEmporte(faction)}, et ${player(winner)} monte sur le trône`
  },
}

function sorte(token: CardId | undefined): Phrase {
  return token === undefined ? [] : dire` : ${hero(token)}`
}

/** Un Héros par son seul emplacement. */
function menacé({ seat, zone, index }: Place): Phrase {
  return dire`le ${ordinal(index as number)} Héros ${zone === 'up' ? 'visible' : 'caché'} de ${player(seat as Seat)}`
}

function donnee({ at, card }: Given, by: Seat): Phrase {
  return at.zone === 'down' && card !== undefined
    ? dire`${hero(card)} (${carteEn(at, undefined, by)})`
    : carteEn(at, card, by)
}

function leaderNom(leader: LeaderId): Part {
  return icon(`card:${leader}`, leaderById(leader).name)
}

export const french: Phrases<Move, Event, Ask, Options> = phrasesFrom(tables)
