// The prompts of Hidden Leaders in English: what is asked, why and what follows, and what each answer would do.

import {
  capital,
  join,
  listed,
  type Phrase,
  type PhraseTables,
  player,
  type Seat,
  say,
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
import { englishAbilities, signed, small } from './en-abilities.ts'
import { cardWithin, englishHero, englishOrdinal, fate, heroAt } from './en-cards.ts'
import { englishFactions, piles, side } from './en-names.ts'
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

function chosenFirst({ view, seat }: HeroAsking): Phrase {
  const first = firstChosen(view)
  return first ? thing(first, seat) : ['it']
}

/** Whose turn it is, and what is to be done in it. */
function inTurn({ seat, view: { open } }: HeroAsking, deed: Phrase): Phrase {
  return open.turn === seat ? say`Your turn: ${deed}` : say`${player(open.turn)}’s turn: ${deed}`
}

/** Which card asks, how many heroes could be meant, and what is still to come of it. */
function abilityWhy(question: AbilityAsking): Phrase {
  const { ask, view } = question
  return sentences(
    say`${englishHero(ask.card)} asks`,
    ask.ask === 'move' ? standing(view) : offered(question),
    follows(question),
  )
}

function offered(question: HeroAsking): Phrase {
  const { heroes, tokens, own, cards, none, optional } = cardsOffered(question)
  if (none) return ['nothing of yours fits; you are asked all the same, so that nobody can tell']
  if (cards < 2) return cards === 0 || optional ? [] : [`only one ${heroes === 1 ? 'hero' : 'card'} fits`]
  if (heroes === 0 && tokens > 0) return ['the token on a hero instead of a hidden hero']
  if (heroes === 0) return [`${cards} cards can be chosen`]
  const yours = own === 0 || own === heroes ? '' : `, ${own === 1 ? 'one' : own} of them yours`
  const token =
    tokens === 0 ? '' : tokens === 1 ? ', or the token on a hero' : `, or one of ${tokens} tokens on heroes`
  return [`${heroes === 1 ? 'one hero' : `${heroes} heroes`} can be chosen${yours}${token}`]
}

/** So many steps ahead are told; the card tells the rest. */
const AHEAD = 2

function follows(question: AbilityAsking): Phrase {
  const left = coming(question)
    .map(({ ability, at }) => clauseOf(englishAbilities, ability, at))
    .filter((clause) => clause.length > 0)
  if (left.length === 0) return []
  const by = performer(question)
  if (by !== question.seat) return say`then ${player(by)} goes on`
  const told = join(left.slice(0, AHEAD), '; ')
  const then = /^(if|otherwise) /.test(String(told[0])) ? '' : 'then '
  return say`${then}${told}${left.length > AHEAD ? MORE : ''}`
}

function standing({ open: { red, green } }: View): Phrase {
  return say`${icon('red', 'red')} stands at ${red}, ${icon('green', 'green')} at ${green}`
}

function sentences(...phrases: readonly Phrase[]): Phrase {
  return inSentences(phrases)
}

function price(left: number): Phrase {
  return [left === 1 ? 'costs its last artifact token' : `costs one of its ${small(left)} artifact tokens`]
}

/** What else may be done at this moment, besides what is asked. */
function besides({ options, view, seat }: HeroAsking): Phrase[] {
  const mine = options.some(({ word }) => word === 'useArtifact') && artifactOf(view, seat)
  const spread = options.some(({ word }) => word === 'spread')
  return [
    mine ? say`${englishHero(mine.side.id)} can be used first` : [],
    spread ? ['corruption can be spread as well'] : [],
  ]
}

const ask: Tables['ask'] = {
  ...abilityTable((ask: AbilityQuestion, question: HeroAsking) =>
    inTurn(question, questionOf(englishAbilities, ask, chosenFirst(question))),
  ),
  hide: () => ['Place one card hidden in your party'],
  firstDiscard: () => say`Discard one card to the ${piles.wilderness}`,
  act: () => ['Your turn: play a card, or discard up to three'],
  discardMore: ({ left }, question) => inTurn(question, [`discard up to ${small(left)} more`]),
  draw: ({ left }, question) =>
    inTurn(question, [left === 1 ? 'draw a card' : `draw ${small(left)} cards, one at a time`]),
  discardDown: ({ left }, question) =>
    inTurn(question, [left === 1 ? 'discard a card' : `discard ${small(left)} cards, one at a time`]),
  spread: () => ['You may spread corruption, or play on'],
  placeToken: ({ left }, { options }) =>
    say`Place ${left === 1 ? 'this token' : `the first of your ${small(left)} tokens`} face down on a hero${options.some(isDone) ? ', or put it back' : ''}`,
  court: () => ['Place the spent token on a card of Royal Influence'],
  nameForCourt: (_ask, question) => inTurn(question, ['name a faction']),
  takeArtifact: ({ any }) => [any ? 'Choose an artifact and its side' : 'Choose the side of your artifact'],
  useArtifact: (_ask, { view, seat }) => {
    const mine = artifactOf(view, seat)
    return say`You may use ${mine ? englishHero(mine.side.id) : 'your artifact'}, or play on`
  },
  react: ({ at }, question) => {
    const [one] = rescues(question)
    const doomed = heroAt(at, question.seat, 'your')
    if (one === undefined) return inTurn(question, say`${doomed} is about to be buried`)
    return isInstead(question)
      ? inTurn(question, say`bury ${thing(one, question.seat)} instead?`)
      : inTurn(question, say`save ${doomed}?`)
  },
  fate: (_ask, question) => inTurn(question, ['choose one of the two Fate cards']),
}

const why: NonNullable<Tables['why']> = {
  ...abilityTable((ask: AbilityQuestion, question: HeroAsking) => abilityWhy({ ...question, ask })),
  hide: () => sentences(['it counts at the end and stays unseen until then'], ['next you discard a card']),
  firstDiscard: () => sentences(['nobody else sees it'], ['you begin with the three that are left']),
  act: (_ask, question) =>
    sentences(
      ['then you draw up to four cards and keep three'],
      endsGame(question) ? ['one more face-up hero of yours ends the game with this turn'] : [],
      ...besides(question),
    ),
  discardMore: (_ask, question) =>
    sentences(['nobody else sees them'], ['then you draw up to four cards'], ...besides(question)),
  draw: (_ask, question) =>
    sentences(
      say`in the open from the ${piles.tavern}, or unseen from the ${piles.harbor}`,
      ['of four cards you keep three'],
      ...besides(question),
    ),
  discardDown: (_ask, question) =>
    sentences(
      ['you keep three'],
      say`then the ${piles.tavern} fills up and your turn ends`,
      ...besides(question),
    ),
  spread: () =>
    sentences(
      ['you take the token of the corruption card, and everybody draws one from the bag'],
      ['each is placed on a hero or put back'],
    ),
  placeToken: (_ask, { options }) => {
    const id = options.find(({ token }) => token)?.token
    if (!isToken(id)) return sentences(['no hero can bear it'])
    const token = tokenOf(faceOf(id))
    return say`${englishHero(id)}. ${sentences(englishAbilities.token(token), ['only you see it'])}`
  },
  court: () =>
    sentences(say`its tokens say how many cards of the ${piles.harbor} are revealed`, [
      'you name a faction first, and take the card if one of them belongs to it',
    ]),
  nameForCourt: (_ask, { view: { open } }) => {
    const chosen = courted(open)
    if (!chosen) return sentences(say`cards of the ${piles.harbor} are revealed`)
    const cards = chosen.tokens === 1 ? 'the card' : `at least one of the ${chosen.tokens} cards`
    return sentences(
      say`if ${cards} revealed from the ${piles.harbor} belongs to it, you take ${englishHero(chosen.card)}`,
    )
  },
  takeArtifact: () => sentences(['you keep it for the whole game'], ['each use costs one of its tokens']),
  useArtifact: (_ask, { view, seat, options }) => {
    const mine = artifactOf(view, seat)
    if (!mine) return []
    const { ability } = mine.side
    return sentences(
      ...ability.map((_, at) => clauseOf(englishAbilities, ability, at)),
      price(mine.left),
      options.some(({ word }) => word === 'spread') ? ['corruption can be spread as well'] : [],
    )
  },
  react: ({ at }, question) => {
    const { seat, view } = question
    const buried = burial(view)
    const who = buried && (buried.by === seat ? 'you are burying' : say`${player(buried.by)} is burying`)
    const card = buried?.card
    const saving = rescues(question)
    const doomed = isInstead(question) ? heroAt(at, seat, 'your') : 'it'
    return sentences(
      who ? say`${who} ${doomed}${card === undefined ? [] : say` with ${englishHero(card)}`}` : [],
      join(
        saving.map((move) => saved(move, question, at)),
        '; or ',
      ),
      saving.length === 0
        ? ['nothing of yours can save it; you are asked all the same, so that nobody can tell']
        : [],
    )
  },
  fate: (_ask, { view: { open } }) => {
    const card = cardAtWork(open)
    return sentences(
      say`${card === undefined ? 'a' : [englishHero(card), ' sent a']} ${englishFactions.guardians} ${card === undefined ? 'went ' : ''}to the ${piles.graveyard}`,
      ['the card you choose takes effect, the other stays your secret'],
    )
  },
}

function saved(move: Move, { seat, view }: HeroAsking, at: PartyPlace): Phrase {
  if (move.word === 'shield')
    return say`${englishHero(reaction.id)} keeps it in place and ${price(artifactOf(view, seat)?.left ?? 1)}`
  const bearer = thing(move, seat)
  return savesItself(move, at)
    ? say`${bearer} bears ${englishHero('guardian-protection')}; the token returns to the bag`
    : say`${bearer} bears ${englishHero('guardian-protection')} and may be buried in its place; the token returns to the bag`
}

function isDone({ word }: Move): boolean {
  return word === 'done'
}

/** What declining is called. */
const noMore: Partial<Readonly<Record<Ask['ask'], string>>> = {
  act: 'Do neither',
  useArtifact: 'Play on',
  spread: 'Play on',
  placeToken: 'Put it back into the bag',
  mayReturnToken: 'Leave it there',
  react: 'Let it happen',
  take: 'Take none',
  discard: 'Discard none',
  exchange: 'Exchange nothing',
  place: 'Place none',
  playMore: 'Play no other card',
  bury: 'Bury none',
  look: 'Look at none',
  discardMore: 'Discard no more',
}

/** "Keen Koi", "your first hidden hero", "June": what an answer points at, within a sentence. */
function thing(move: Move | PartyPlace, seat: Seat): Phrase {
  const { zone, card } = move
  if ('faction' in move && move.faction) return say`the ${side(move.faction)}`
  if (zone === undefined && card)
    return move.seat === seat
      ? say`your ${englishHero(card)}`
      : say`${player(move.seat as Seat)}’s ${englishHero(card)}`
  if (zone === undefined) return move.seat === seat ? ['yourself'] : [player(move.seat as Seat)]
  if (zone === 'fate') return [fate(card as CardId)]
  if (card && zone !== 'up' && zone !== 'down') return [englishHero(card)]
  return cardWithin(move as Place, card, seat, 'your')
}

/** What the answers to the questions of the turn would do. */
const deeds: Partial<Readonly<Record<Ask['ask'], (what: Phrase) => Phrase>>> = {
  hide: (what) => say`Hide ${what}`,
  firstDiscard: (what) => say`Discard ${what}`,
  discardMore: (what) => say`Discard ${what}`,
  discardDown: (what) => say`Discard ${what}`,
  draw: (what) => say`Take ${what}`,
  court: (what) => say`Target ${what}`,
  nameForCourt: (what) => say`Name ${what}`,
}

/** The answers that are a word, whatever they were asked. */
const said: Readonly<Record<string, (move: Move, question: HeroAsking) => Phrase>> = {
  done: (_move, { ask }) => [('done' in ask && ask.done ? undefined : noMore[ask.ask]) ?? 'No more'],
  spread: ({ index }) => say`Spread corruption (${englishOrdinal(index as number)} token)`,
  useArtifact: (_move, { view, seat }) => {
    const mine = artifactOf(view, seat)
    return say`Use ${mine ? englishHero(mine.side.id) : 'your artifact'}`
  },
  shield: () => say`Save it with ${englishHero(reaction.id)}`,
  protect: (move, { ask, seat }) =>
    ask.ask === 'react' && savesItself(move, ask.at)
      ? say`Save ${thing(move, seat)}`
      : say`Bury ${thing(move, seat)} instead`,
  artifact: ({ card }) => say`Take ${englishHero(card as CardId)}`,
  play: ({ card }) => say`Play ${englishHero(card as CardId)}`,
  discard: ({ card }) => say`Discard ${englishHero(card as CardId)}`,
  option: ({ index }, { ask }) => {
    const { at } = ask as AbilityQuestion
    const { options } = abilityAsked(ask as AbilityQuestion)[at] as {
      options: readonly (readonly AbilityStep[])[]
    }
    const steps = options[index as number]
    return steps ? capital(sentence(englishAbilities, steps, ', then ')) : ['Both']
  },
}

function option(move: Move, question: HeroAsking): Phrase {
  const { ask, seat } = question
  const word = move.word !== undefined && said[move.word]
  if (word) return word(move, question)
  if (move.token) return say`${englishHero(move.token)} on ${thing(move, seat)}`
  if (isBoth(move, question)) return ['Both']
  if (move.move) {
    const { red, green } = move.move
    const parts: Phrase[] = []
    if (red !== 0) parts.push(say`${icon('red', 'red')} ${signed(red)}`)
    if (green !== 0) parts.push(say`${icon('green', 'green')} ${signed(green)}`)
    return capital(listed(parts, 'and'))
  }
  if (move.zone === 'harbor') return say`Draw from the ${piles.harbor}`
  if (move.zone === 'fate') {
    const { ability } = fateById(move.card as CardId)
    return say`${fate(move.card as CardId)}: ${clauseOf(englishAbilities, ability, 0)}`
  }
  const what = thing(move, seat)
  if (!('script' in ask)) return deeds[ask.ask]?.(what) ?? capital(what)
  // HL-148: who may look at a hidden hero may look at its token instead.
  if (ask.ask === 'look' && move.word === 'token')
    return capital(clauseOf(englishAbilities, [{ do: 'lookAtToken' }], 0, what))
  const deed = capital(deedOf(englishAbilities, ask, what))
  const moved = ask.ask === 'pick' && pickedMove(ask, move.seat as Seat, question.view)
  return moved ? say`${deed}: ${clauseOf(englishAbilities, moved.ability, moved.at)}` : deed
}

export const englishPrompt: Pick<Tables, 'ask' | 'why' | 'option'> = { ask, why, option }
