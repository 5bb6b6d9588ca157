// Les questions de Hidden Leaders en français : ce qui est demandé, pourquoi, la suite, et ce que fait chaque réponse.

import {
  capital,
  dire,
  join,
  listed,
  type Phrase,
  type PhraseTables,
  player,
  type Seat,
} from '@undercrown/engine'
import { reaction } from '../artifacts.ts'
import { faceOf, fateById, isToken, tokenOf } from '../cards.ts'
import type { Ask, Move } from '../choice.ts'
import type { AbilityStep } from '../effects.ts'
import type { Event } from '../event.ts'
import type { CardId } from '../hero.ts'
import type { Options } from '../options.ts'
import type { PartyPlace, Place } from '../state.ts'
import type { View } from '../view.ts'
import { signed } from './en-abilities.ts'
import { frenchAbilities, nombre } from './fr-abilities.ts'
import { carteDansPhrase, destin, frenchHero, frenchOrdinal } from './fr-cards.ts'
import { duLieu, la, places } from './fr-names.ts'
import {
  type AbilityAsking,
  type AbilityQuestion,
  abilityTable,
  artifactOf,
  burial,
  cardAtWork,
  cardsOffered,
  coming,
  courted,
  endsGame,
  firstChosen,
  type HeroAsking,
  isBoth,
  isInstead,
  performer,
  pickedMove,
  rescues,
  savesItself,
} from './prompt.ts'
import { abilityAsked, clauseOf, deedOf, icon, inSentences, MORE, questionOf, sentence } from './words.ts'

type Tables = PhraseTables<Move, Event, Ask, Options, View>

function choisie({ view, seat }: HeroAsking): Phrase {
  const first = firstChosen(view)
  return first ? chose(first, seat) : ['cette carte']
}

/** À qui est le tour, et ce qu’il y a à faire. */
function aQui({ seat, view: { open } }: HeroAsking, deed: Phrase): Phrase {
  return open.turn === seat ? dire`À vous : ${deed}` : dire`Tour de ${player(open.turn)} : ${deed}`
}

/** Quelle carte demande, combien de Héros conviennent, et ce qui vient ensuite. */
function pourquoi(question: AbilityAsking): Phrase {
  const { ask: asked, view } = question
  return phrases(
    dire`${frenchHero(asked.card)} le demande`,
    asked.ask === 'move' ? positions(view) : possibles(question),
    suite(question),
  )
}

function possibles(question: HeroAsking): Phrase {
  const { heroes, tokens, own, cards, none, optional } = cardsOffered(question)
  if (none) return dire`rien chez vous ne convient ; on vous le demande quand même, pour que nul ne devine`
  if (cards < 2)
    return cards === 0 || optional
      ? []
      : [heroes === 1 ? 'un seul Héros convient' : 'une seule carte convient']
  if (heroes === 0 && tokens > 0) return ['le jeton posé sur un Héros au lieu d’un Héros caché']
  if (heroes === 0) return [`${cards} cartes possibles`]
  const yours = own === 0 || own === heroes ? '' : `, dont ${own} à vous`
  const token =
    tokens === 0
      ? ''
      : tokens === 1
        ? ', ou le jeton posé sur un Héros'
        : `, ou l’un des ${tokens} jetons posés sur des Héros`
  return [`${heroes === 1 ? 'un Héros possible' : `${heroes} Héros possibles`}${yours}${token}`]
}

/** Tant d’étapes sont annoncées ; la carte dit le reste. */
const AHEAD = 2

function suite(question: AbilityAsking): Phrase {
  const left = coming(question)
    .map(({ ability, at }) => clauseOf(frenchAbilities, ability, at))
    .filter((clause) => clause.length > 0)
  if (left.length === 0) return []
  const by = performer(question)
  if (by !== question.seat) return dire`puis ${player(by)} continue`
  const told = join(left.slice(0, AHEAD), '\u202f; ')
  const then = /^(si |sinon)/.test(String(told[0])) ? '' : 'puis '
  return dire`${then}${told}${left.length > AHEAD ? MORE : ''}`
}

function positions({ open: { red, green } }: View): Phrase {
  return dire`${icon('red', 'rouge')} est sur ${red}, ${icon('green', 'vert')} sur ${green}`
}

function phrases(...list: readonly Phrase[]): Phrase {
  return inSentences(list)
}

function prix(left: number): Phrase {
  return [left === 1 ? 'coûte son dernier jeton Artefact' : `coûte un de ses ${nombre(left)} jetons Artefact`]
}

/** Ce qu’on peut faire d’autre à ce moment. */
function aussi({ options, view, seat }: HeroAsking): Phrase[] {
  const mine = options.some(({ word }) => word === 'useArtifact') && artifactOf(view, seat)
  const spread = options.some(({ word }) => word === 'spread')
  return [
    mine ? dire`vous pouvez d’abord utiliser ${frenchHero(mine.side.id)}` : [],
    spread ? ['vous pouvez aussi propager la Corruption'] : [],
  ]
}

const ask: Tables['ask'] = {
  ...abilityTable((asked: AbilityQuestion, question: HeroAsking) =>
    aQui(question, questionOf(frenchAbilities, asked, choisie(question))),
  ),
  hide: () => ['Placez une carte dans votre équipe comme Héros caché'],
  firstDiscard: () => dire`Défaussez une carte dans la ${places.wilderness}`,
  act: () => dire`À vous : jouez une carte, ou défaussez-en jusqu’à trois`,
  discardMore: ({ left }, question) => aQui(question, [`défaussez encore jusqu’à ${cartes(left)}`]),
  draw: ({ left }, question) =>
    aQui(question, [`piochez ${cartes(left)}${left === 1 ? '' : ', une par une'}`]),
  discardDown: ({ left }, question) =>
    aQui(question, [`défaussez ${cartes(left)}${left === 1 ? '' : ', une par une'}`]),
  spread: () => ['Vous pouvez propager la Corruption, ou continuer'],
  placeToken: ({ left }, { options }) =>
    dire`Placez ${left === 1 ? 'ce jeton' : `le premier de vos ${nombre(left)} jetons`} face cachée sur un Héros${options.some(isDone) ? ', ou remettez-le dans le sac' : ''}`,
  court: () => ['Placez le jeton dépensé sur une carte d’Influence royale'],
  nameForCourt: (_ask, question) => aQui(question, ['citez une faction']),
  takeArtifact: ({ any }) => [
    any ? 'Choisissez un Artefact et sa face' : 'Choisissez la face de votre Artefact',
  ],
  useArtifact: (_ask, { view, seat }) => {
    const mine = artifactOf(view, seat)
    return dire`Vous pouvez utiliser ${mine ? frenchHero(mine.side.id) : 'votre Artefact'}, ou continuer`
  },
  react: ({ at }, question) => {
    const [one] = rescues(question)
    const doomed = chose(at, question.seat)
    if (one === undefined) return aQui(question, dire`on va enterrer ${doomed}`)
    return isInstead(question)
      ? aQui(question, dire`enterrer ${chose(one, question.seat)} à sa place ?`)
      : aQui(question, dire`sauver ${doomed} ?`)
  },
  fate: (_ask, question) => aQui(question, ['choisissez l’une des deux cartes Destin']),
}

function cartes(count: number): string {
  return `${nombre(count)} ${count === 1 ? 'carte' : 'cartes'}`
}

const why: NonNullable<Tables['why']> = {
  ...abilityTable((asked: AbilityQuestion, question: HeroAsking) => pourquoi({ ...question, ask: asked })),
  hide: () => phrases(['elle compte à la fin, sans être vue d’ici là'], ['ensuite, vous en défausserez une']),
  firstDiscard: () => phrases(['personne d’autre ne la voit'], ['vous commencez avec les trois qui restent']),
  act: (_ask, question) =>
    phrases(
      ['puis vous piochez jusqu’à quatre cartes et en gardez trois'],
      endsGame(question) ? ['un Héros visible de plus chez vous, et la partie finit avec ce tour'] : [],
      ...aussi(question),
    ),
  discardMore: (_ask, question) =>
    phrases(
      ['personne d’autre ne les voit'],
      ['puis vous piochez jusqu’à quatre cartes'],
      ...aussi(question),
    ),
  draw: (_ask, question) =>
    phrases(
      dire`à la vue de tous dans la ${places.tavern}, ou à l’aveugle dans le ${places.harbor}`,
      ['sur quatre cartes, vous en gardez trois'],
      ...aussi(question),
    ),
  discardDown: (_ask, question) =>
    phrases(
      ['vous en gardez trois'],
      dire`puis la ${places.tavern} se remplit et votre tour finit`,
      ...aussi(question),
    ),
  spread: () =>
    phrases(
      ['vous prenez le jeton de la carte Corruption, et chacun en pioche un dans le sac'],
      ['chaque jeton va sur un Héros ou retourne dans le sac'],
    ),
  placeToken: (_ask, { options }) => {
    const id = options.find(({ token }) => token)?.token
    if (!isToken(id)) return phrases(['aucun Héros ne peut le porter'])
    const token = tokenOf(faceOf(id))
    return dire`${frenchHero(id)}. ${phrases(frenchAbilities.token(token), ['vous seul le voyez'])}`
  },
  court: () =>
    phrases(dire`ses jetons disent combien de cartes ${duLieu('harbor')} sont révélées`, [
      'vous citez d’abord une faction, et prenez la carte si l’une d’elles en fait partie',
    ]),
  nameForCourt: (_ask, { view: { open } }) => {
    const target = courted(open)
    if (!target) return phrases(dire`des cartes ${duLieu('harbor')} sont révélées`)
    const which =
      target.tokens === 1 ? 'la carte révélée' : `au moins une des ${target.tokens} cartes révélées`
    return phrases(
      dire`si ${which} ${duLieu('harbor')} en fait partie, vous prenez la carte ciblée, ${frenchHero(target.card)}`,
    )
  },
  takeArtifact: () =>
    phrases(['vous le gardez toute la partie'], ['chaque utilisation coûte un de ses jetons']),
  useArtifact: (_ask, { view, seat, options }) => {
    const mine = artifactOf(view, seat)
    if (!mine) return []
    const { ability } = mine.side
    return phrases(
      ...ability.map((_, at) => clauseOf(frenchAbilities, ability, at)),
      prix(mine.left),
      options.some(({ word }) => word === 'spread') ? ['vous pouvez aussi propager la Corruption'] : [],
    )
  },
  react: ({ at }, question) => {
    const { seat, view } = question
    const buried = burial(view)
    const who = buried && (buried.by === seat ? 'vous enterrez' : dire`${player(buried.by)} enterre`)
    const saving = rescues(question)
    const doomed = isInstead(question) ? chose(at, seat) : 'ce Héros'
    const card = buried?.card
    return phrases(
      who ? dire`${who} ${doomed}${card === undefined ? [] : dire` avec ${frenchHero(card)}`}` : [],
      join(
        saving.map((move) => sauve(move, question, at)),
        '\u202f; ou ',
      ),
      saving.length === 0
        ? dire`rien chez vous ne peut le sauver ; on vous le demande quand même, pour que nul ne devine`
        : [],
    )
  },
  fate: (_ask, { view: { open } }) => {
    const card = cardAtWork(open)
    return phrases(
      card === undefined
        ? dire`un Gardien va au ${places.graveyard}`
        : dire`${frenchHero(card)} envoie un Gardien au ${places.graveyard}`,
      dire`la carte choisie est résolue ; l’autre reste votre secret`,
    )
  },
}

function sauve(move: Move, { seat, view }: HeroAsking, at: PartyPlace): Phrase {
  if (move.word === 'shield')
    return dire`${frenchHero(reaction.id)} le garde en place et ${prix(artifactOf(view, seat)?.left ?? 1)}`
  const bears = dire`${chose(move, seat)} porte la ${frenchHero('guardian-protection')}`
  return savesItself(move, at)
    ? dire`${bears} ; le jeton retourne dans le sac`
    : dire`${bears} ; vous pouvez l’enterrer à sa place, et le jeton retourne dans le sac`
}

function isDone({ word }: Move): boolean {
  return word === 'done'
}

/** Comment on renonce. */
const rien: Partial<Readonly<Record<Ask['ask'], string>>> = {
  act: 'Ni l’un ni l’autre',
  useArtifact: 'Continuer',
  spread: 'Continuer',
  placeToken: 'Le remettre dans le sac',
  mayReturnToken: 'Le laisser en place',
  react: 'Laisser faire',
  take: 'Ne rien prendre',
  discard: 'Ne rien défausser',
  exchange: 'Ne rien échanger',
  place: 'Ne rien placer',
  playMore: 'Ne pas jouer d’autre carte',
  bury: 'N’enterrer personne',
  look: 'Ne rien regarder',
  discardMore: 'Ne plus défausser',
}

/** « Carpe Koï Zélée », « votre premier Héros caché », « June » : ce que vise une réponse, dans une phrase. */
function chose(move: Move | PartyPlace, seat: Seat): Phrase {
  const { zone, card } = move
  if ('faction' in move && move.faction) return la(move.faction)
  if (zone === undefined && card)
    return move.seat === seat
      ? dire`votre ${frenchHero(card)}`
      : dire`${frenchHero(card)} (${player(move.seat as Seat)})`
  if (zone === undefined) return move.seat === seat ? ['vous-même'] : [player(move.seat as Seat)]
  if (zone === 'fate') return [destin(card as CardId)]
  if (zone === 'up' && card && move.seat === seat) return dire`votre ${frenchHero(card)}`
  if (card && zone !== 'up' && zone !== 'down') return [frenchHero(card)]
  return carteDansPhrase(move as Place, card, seat, 'vôtre')
}

/** Ce que feraient les réponses aux questions du tour. */
const actes: Partial<Readonly<Record<Ask['ask'], (what: Phrase) => Phrase>>> = {
  hide: (what) => dire`Cacher ${what}`,
  firstDiscard: (what) => dire`Défausser ${what}`,
  discardMore: (what) => dire`Défausser ${what}`,
  discardDown: (what) => dire`Défausser ${what}`,
  draw: (what) => dire`Prendre ${what}`,
  court: (what) => dire`Cibler ${what}`,
  nameForCourt: (what) => dire`Citer ${what}`,
}

/** Les réponses qui sont un mot, quelle que soit la question. */
const dits: Readonly<Record<string, (move: Move, question: HeroAsking) => Phrase>> = {
  done: (_move, { ask: asked }) => [
    ('done' in asked && asked.done ? undefined : rien[asked.ask]) ?? 'C’est tout',
  ],
  spread: ({ index }) => dire`Propager la Corruption (${frenchOrdinal(index as number)} jeton)`,
  useArtifact: (_move, { view, seat }) => {
    const mine = artifactOf(view, seat)
    return dire`Utiliser ${mine ? frenchHero(mine.side.id) : 'votre Artefact'}`
  },
  shield: () => dire`Le sauver avec ${frenchHero(reaction.id)}`,
  protect: (move, { ask: asked, seat }) =>
    asked.ask === 'react' && savesItself(move, asked.at)
      ? dire`Sauver ${chose(move, seat)}`
      : dire`Enterrer ${chose(move, seat)} à sa place`,
  artifact: ({ card }) => dire`Prendre ${frenchHero(card as CardId)}`,
  play: ({ card }) => dire`Jouer ${frenchHero(card as CardId)}`,
  discard: ({ card }) => dire`Défausser ${frenchHero(card as CardId)}`,
  option: ({ index }, { ask: asked }) => {
    const { at } = asked as AbilityQuestion
    const { options } = abilityAsked(asked as AbilityQuestion)[at] as {
      options: readonly (readonly AbilityStep[])[]
    }
    const steps = options[index as number]
    return steps ? capital(infinitif(sentence(frenchAbilities, steps, ', puis '))) : ['Les deux']
  },
}

const infinitifs: Readonly<Record<string, string>> = {
  choisissez: 'choisir',
  mettez: 'mettre',
  prenez: 'prendre',
  remettez: 'remettre',
  remplissez: 'remplir',
  résolvez: 'résoudre',
}

/** Un bouton dit l’infinitif là où la carte dit l’impératif : « enterrez », « Enterrer ». */
function infinitif(phrase: Phrase): Phrase {
  return phrase.map((part) =>
    typeof part === 'string'
      ? part.replace(
          /(^|, puis )(\p{L}+ez)(?=[ -]|$)(-l[ea])?/gu,
          (_, before: string, verb: string, clitic = '') =>
            `${before}${clitic && `${clitic.slice(1)} `}${infinitifs[verb] ?? verb.replace(/ez$/, 'er')}`,
        )
      : part,
  )
}

function option(move: Move, question: HeroAsking): Phrase {
  const { ask: asked, seat } = question
  const word = move.word !== undefined && dits[move.word]
  if (word) return word(move, question)
  if (move.token) return dire`${frenchHero(move.token)} sur ${chose(move, seat)}`
  if (isBoth(move, question)) return ['Les deux']
  if (move.move) {
    const { red, green } = move.move
    const parts: Phrase[] = []
    if (red !== 0) parts.push(dire`${icon('red', 'rouge')} ${signed(red)}`)
    if (green !== 0) parts.push(dire`${icon('green', 'vert')} ${signed(green)}`)
    return capital(listed(parts, 'et'))
  }
  if (move.zone === 'harbor') return dire`Piocher dans le ${places.harbor}`
  if (move.zone === 'fate') {
    const { ability } = fateById(move.card as CardId)
    return dire`${destin(move.card as CardId)} : ${clauseOf(frenchAbilities, ability, 0)}`
  }
  const what = chose(move, seat)
  if (!('script' in asked)) return actes[asked.ask]?.(what) ?? capital(what)
  // HL-148 : qui peut regarder un Héros caché peut regarder son jeton à la place.
  if (asked.ask === 'look' && move.word === 'token')
    return capital(infinitif(clauseOf(frenchAbilities, [{ do: 'lookAtToken' }], 0, what)))
  const yourself = asked.ask === 'pick' && move.seat === seat
  const deed = yourself
    ? ['Vous choisir vous-même']
    : capital(infinitif(deedOf(frenchAbilities, asked, what)))
  const moved = asked.ask === 'pick' && pickedMove(asked, move.seat as Seat, question.view)
  return moved ? dire`${deed} : ${clauseOf(frenchAbilities, moved.ability, moved.at)}` : deed
}

export const frenchPrompt: Pick<Tables, 'ask' | 'why' | 'option'> = { ask, why, option }
