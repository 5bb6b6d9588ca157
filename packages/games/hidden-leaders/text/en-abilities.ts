// Abilities in English, built from the same data that performs them.

import { join, listed, type Phrase, say } from '@undercrown/engine'
import { reaction } from '../artifacts.ts'
import { heroById, leaderById } from '../cards.ts'
import type { Amount, Condition, ExchangeStep, MoveStep, Selector, Way, X } from '../effects.ts'
import type { Faction } from '../factions.ts'
import { englishFactions, piles, side } from './en-names.ts'
import {
  type AbilityWords,
  type Context,
  clauseOf,
  eitherWay,
  icon,
  isAgain,
  isSwapped,
  isWholeHand,
  namedIn,
  sentence,
  stillUp,
} from './words.ts'

const up = icon('up', 'face-up')
const hidden = icon('down', 'hidden')
const red = icon('red', 'red')
const green = icon('green', 'green')
const guardian = icon('guardian', 'Guardian marker')
const numerals = ['no', 'one', 'two', 'three', 'four', 'five']

/** A small number in words. */
export function small(count: number): string {
  return numerals[count] ?? String(count)
}

export function signed(amount: Amount): string {
  if (amount === '+x') return '+X'
  if (amount === '-x') return '−X'
  if (amount === 0) return '0'
  return amount < 0 ? `−${-amount}` : `+${amount}`
}

function article(faction: Faction | undefined): string {
  return faction === 'imperial-army' || faction === 'undead' ? 'an' : 'a'
}

function ofFactions({ faction, not }: Selector, and: string): Phrase {
  if (not || faction === undefined || faction === 'named') return []
  return say`${listed(
    faction.map((one) => [englishFactions[one]]),
    and,
  )} `
}

function butNot({ not }: Selector): Phrase {
  return not === undefined ? [] : say` that is not ${not === 'guardians' ? 'a ' : ''}${englishFactions[not]}`
}

const sides = { up: [up, ' '], down: [hidden, ' '], any: [] } as const

/** "one of your face-up heroes": one card that fits. */
function one(from: Selector): Phrase {
  const named = namedIn(from)
  if (named) return named
  const single =
    Array.isArray(from.faction) && from.faction.length === 1 ? (from.faction[0] as Faction) : undefined
  switch (from.zone) {
    case 'party': {
      const heroes = say`${sides[from.side ?? 'any']}${ofFactions(from, 'or')}`
      const either = from.side === 'any' ? ', face up or hidden' : ''
      switch (from.whose) {
        case 'own':
          return say`one of your ${heroes}heroes${butNot(from)}`
        case 'picked':
          return say`one of their ${heroes}heroes${either}`
        case 'next':
          return say`one of the next player’s ${heroes}heroes`
        case 'previous':
          return say`one of the previous player’s ${heroes}heroes`
        case 'other':
          return say`one of another player’s ${heroes}heroes${either}`
        default:
          return say`any ${heroes}hero${either}`
      }
    }
    case 'hand':
      return say`a card ${from.faction === 'named' ? 'of the named faction ' : ''}from ${from.whose === 'own' ? 'your' : 'their'} hand${butNot(from)}`
    case 'tavern':
      return say`${article(single)} ${ofFactions(from, 'or')}card from the ${piles.tavern}`
    case 'graveyard':
    case 'wilderness':
      return from.top === undefined
        ? say`any ${ofFactions(from, 'or')}card from the ${piles[from.zone]}`
        : theTop(from.zone, from.top)
    case 'looked':
      return ['one of them']
    case 'laid':
      return ['these cards']
    case 'chosen':
      return ['these heroes']
    case 'seen':
      return ['one of them']
    case 'it':
      return [from.whose === 'own' ? 'that hero, if it is still in your party' : 'it']
  }
}

function theTop(pile: keyof typeof piles, count: number): Phrase {
  return count === 1
    ? say`the top card of the ${piles[pile]}`
    : say`the top ${small(count)} cards of the ${piles[pile]}`
}

/** Several, or all, that fit. */
function many(from: Selector, count: number | 'all', optional?: true): Phrase {
  if (optional && count !== 'all') {
    const some = `up to ${small(count)}`
    if (from.zone === 'looked') return say`${some} of them`
    if (from.zone === 'hand') return say`${some} cards from your hand`
    if (from.zone === 'graveyard')
      return say`${some} ${ofFactions(from, 'or')}cards from the ${piles.graveyard}`
    return say`${some} ${sides[from.side ?? 'any']}${ofFactions(from, 'or')}heroes`
  }
  if (from.zone === 'hand') return say`${small(count as number)} cards from your hand`
  if (from.zone === 'tavern') {
    const named = from.faction === 'named' ? ' of the named faction' : ''
    return say`all ${ofFactions(from, 'and')}cards${named} from the ${piles.tavern}`
  }
  return one(from)
}

function counted(
  step: { from: Selector; count?: number | 'all'; random?: true; optional?: true },
  context: Context,
): Phrase {
  const { from, count, random, optional } = step
  if (random) return from.zone === 'hand' ? ['a random card from their hand'] : say`${one(from)} at random`
  if (from.zone === 'looked' && count === 'all') return [stillUp(context) === 1 ? 'the other' : 'the rest']
  if (count !== undefined) return many(from, count, optional)
  return from.zone === 'looked' && !isWholeHand(context) && !namedIn(from) ? ['another of them'] : one(from)
}

/** "two of your hidden heroes": so many that fit, each of them once. */
function some(number: string, from: Selector): Phrase {
  if (from.zone === 'hand') return say`${number} cards from your hand`
  if (from.zone === 'tavern') return say`${number} different cards from the ${piles.tavern}`
  return say`${number} of ${plural(from)}`
}

/** "your face-up Undead heroes": all that fit, for X. */
function plural(from: Selector): Phrase {
  if (from.zone !== 'party') return say`cards in the ${piles[from.zone as 'graveyard']}`
  const whose = from.whose === 'own' ? 'your' : 'their'
  return say`${whose} ${sides[from.side ?? 'any']}${ofFactions(from, 'and')}heroes`
}

function markers(way: Way): Phrase {
  const parts: Phrase[] = []
  if (way.red !== undefined) parts.push(say`${red} ${signed(way.red)}`)
  if (way.green !== undefined) parts.push(say`${green} ${signed(way.green)}`)
  if (way.leading !== undefined) parts.push(say`${icon('leading', 'leading marker')} ${signed(way.leading)}`)
  if (way.trailing !== undefined)
    parts.push(say`${icon('trailing', 'trailing marker')} ${signed(way.trailing)}`)
  if (way.guardian !== undefined) parts.push(say`${guardian} ${signed(way.guardian)}`)
  const moved = listed(parts, 'and')
  return way.if ? say`${moved} if ${way.if.leads === 'red' ? red : green} leads` : moved
}

function xIs(x: X, max: number | undefined): Phrase {
  const most = max === undefined ? '' : ` (at most ${max})`
  if (x === 'moved') return say`, X being the number of cards discarded${most}`
  if ('count' in x) return say`, X being the number of ${plural(x.count)}${most}`
  return say`, X being the number of factions among ${plural(x.factionsOf)}, not counting the ${side(x.except)}${most}`
}

function ifSo(condition: Condition | undefined): Phrase {
  if (condition === undefined) return []
  if ('has' in condition)
    return say`if you have ${article((condition.has.faction as readonly Faction[])[0])} ${ofFactions(condition.has, 'or')}hero ${icon('up', 'face up')}, `
  if ('leads' in condition) return say`if ${condition.leads === 'red' ? red : green} leads, `
  if ('moved' in condition) return ['if you do, ']
  if ('itNot' in condition) {
    if (condition.itNot === 'named') return ['otherwise ']
    return say`if it is not ${englishFactions[condition.itNot]}, `
  }
  if (condition.it === 'named') return ['if it is of that faction, ']
  return say`if it is ${listed(
    condition.it.map((faction) => [englishFactions[faction]]),
    'or',
  )}, `
}

function moveText({ mode, ways, x, max, by, if: condition }: MoveStep): Phrase {
  const [first, second] = ways as readonly [Way, Way?]
  const free = eitherWay(ways)
  const written = free
    ? say`move ${listed(
        free.markers.map((marker) => [marker === 'red' ? red : green]),
        'or',
      )} ${free.spaces.join(' or ')} spaces either way`
    : mode === 'and' || !second
      ? markers(first)
      : mode === 'or'
        ? second.if
          ? join(ways.map(markers), ', or ')
          : listed(ways.map(markers), 'or')
        : say`${markers(first)} and/or ${markers(second)}`
  const who =
    by === 'next' ? 'the next player chooses: ' : by === 'victim' ? 'the player who lost it chooses: ' : ''
  return say`${ifSo(condition)}${who}${written}${x === undefined ? [] : xIs(x, max)}`
}

function exchangeText({ a, b, count, optional }: ExchangeStep): Phrase {
  const may = optional ? 'you may ' : ''
  const first = namedIn(a)
  if (first) return say`exchange ${first}`
  if (count === undefined) return say`${may}exchange ${one(a)}${a.side === 'any' ? ',' : ''} with ${one(b)}`
  const number = small(count)
  return optional
    ? say`${may}exchange ${some(`up to ${number}`, a)} with ${some('as many', b)}`
    : say`exchange ${some(number, a)} with ${some(number, b)}`
}

export const englishAbilities: AbilityWords = {
  clauses: {
    move: moveText,
    pick: ({ among, having }, { what }) =>
      what
        ? say`pick ${what}`
        : say`pick ${among === 'any' ? 'a player' : 'another player'}${having === undefined ? '' : having.zone === 'hand' ? ' with cards in hand' : ' with a face-up hero'}${among === 'any' ? ' (you may pick yourself)' : ''}`,
    name: (_step, { what }) => say`name ${what ?? 'a faction'}`,
    bury: (step, context) =>
      step.by === 'picked'
        ? say`they choose ${one(step.from)} to be buried`
        : say`${ifSo(step.if)}${step.optional ? 'you may ' : ''}bury ${counted(step, context)}`,
    discard: (step, context) =>
      step.from.zone === 'laid'
        ? ['discard these cards']
        : say`${ifSo(step.if)}${step.optional ? 'you may ' : ''}discard ${counted(step, context)}`,
    take: (step, context) =>
      step.by === 'picked'
        ? say`they show ${one(step.from)} if they can, and you take it`
        : say`${step.optional ? 'you may ' : ''}take ${counted(step, context)} into your hand`,
    place: (step, context) => {
      const what = counted(step, context)
      switch (step.to) {
        case 'down':
          return say`${step.optional ? 'you may ' : ''}place ${what} in your party as ${step.count === undefined ? 'a ' : ''}${hidden} ${step.count === undefined ? 'hero' : 'heroes'}`
        case 'up':
          return say`place ${what} ${icon('up', 'face up')} in your party, without performing it`
        case 'third':
          return context.what
            ? say`place ${what} in another party`
            : say`${step.optional ? 'you may ' : ''}place ${what} in the party of a player other than you or its owner`
        case 'thirdDown':
          return context.what
            ? say`place ${what} in another party`
            : say`${step.optional ? 'you may ' : ''}place ${what} ${hidden} in the party of a player other than you or its owner`
        case 'theirs':
          return say`place ${what} ${hidden} in their party`
        case 'tavern':
          return say`fill the ${piles.tavern} with ${what}`
      }
    },
    setAside: ({ from }) => say`set aside ${one(from)}`,
    exchange: exchangeText,
    turnOver: ({ from, count, if: condition }) => {
      if (from.zone === 'it') return say`${ifSo(condition)}turn it face up`
      return count === undefined
        ? say`turn over ${one(from)}`
        : say`turn over ${small(count)} of ${plural(from)}`
    },
    look: ({ from, upTo, optional }) => {
      const what = upTo === 1 ? one(from) : say`${small(upTo)} ${hidden} heroes of your choice`
      return optional ? say`you may look at ${upTo === 1 ? '' : 'up to '}${what}` : say`look at ${what}`
    },
    reveal: ({ from }) => say`reveal ${one(from)} to all`,
    takeUp: ({ pile, count }) =>
      count === 'all' ? ['look at all its cards'] : say`look at ${theTop(pile, count)}`,
    shuffle: ({ pile }, context) => say`shuffle the ${piles[pile]}${isAgain(context) ? ' again' : ''}`,
    putBack: ({ pile }, context) => {
      const left = stillUp(context)
      if (left === 0) return []
      if (left === 1) return say`put the other back on top of the ${piles[pile]}`
      const which = isSwapped(context)
        ? `the ${small(left)} cards, the exchanged one among them,`
        : isWholeHand(context)
          ? 'them'
          : 'the rest'
      return say`put ${which} back on top of the ${piles[pile]} in the same order`
    },
    perform: ({ from }) =>
      from.zone === 'it' ? ['perform it as if you had played it'] : say`perform the ability of ${one(from)}`,
    playMore: ({ from }, { what }) => say`${what ? '' : 'you may '}play ${one(from)}`,
    lay: () => ['every other player secretly chooses a card from their hand'],
    gather: () => ['look at these cards'],
    chooseOwn: () => ['every other player secretly chooses one of their heroes, face up or hidden'],
    lookAtToken: (_step, { what }) => say`look at the corruption token of ${what ?? 'any hero'}`,
    mayReturnToken: (_step, { what }) =>
      what ? say`put the token of ${what} back into the bag` : ['you may put that token back into the bag'],
    swapTokens: (_step, { what }) =>
      what ? say`exchange the token of ${what}` : ['exchange the corruption tokens of two heroes'],
    drawToken: () => ['draw a corruption token from the bag'],
    placeTokens: (step) => say`place it on any ${step.up ? [up, ' '] : []}hero without one`,
    andOr: ({ options }) => {
      const [first, second] = options.map((steps) => sentence(englishAbilities, steps, ', then '))
      return say`${first as Phrase} and/or ${second as Phrase}`
    },
    performArtifact: (_step, { what }) =>
      what
        ? say`perform ${what}`
        : say`perform any artifact in play except the ${reaction.name.en}, without spending an artifact token`,
    swapArtifacts: (_step, { what }) =>
      what
        ? say`exchange ${what}`
        : ['exchange the artifacts of two players; their artifact tokens stay where they are'],
    addToken: (_step, { what }) => say`place an artifact token from the box on ${what ?? 'any artifact'}`,
    dropToken: (_step, { what }) => say`discard an artifact token from ${what ?? 'any artifact'}`,
    loseTurn: () => ['that player loses their next turn'],
    lookAtHand: () => ['look at their hand'],
    each: ({ steps }) => say`for every other player: ${clauseOf(englishAbilities, steps, 0)}`,
    either: ({ options }) => {
      const [first, second] = options.map((steps) => sentence(englishAbilities, steps, ', then '))
      return say`either ${first as Phrase}, or ${second as Phrase}`
    },
  },
  questions: {
    // Its buttons tell the two.
    either: () => ['choose one of the two'],
    placeTo: (_step, _ask, { what, first }) =>
      what ? say`give it to ${what}` : say`choose the party that ${first ?? 'it'} goes to`,
    exchangeWith: (step, _ask, { what, first }) =>
      what ? [] : say`exchange ${first ?? 'it'} with ${one((step as ExchangeStep).b)}`,
    bury: (step, _ask, { what }) =>
      'by' in step && step.by && !what ? ['choose one of your face-up heroes to be buried'] : [],
    take: (step, { faction }, { what }) =>
      'by' in step && step.by
        ? what
          ? say`show ${what}`
          : say`show a card of the ${side(faction as Faction)}`
        : [],
    move: (step) => ('by' in step && step.by ? ['choose where the marker goes'] : []),
    lay: (step, _ask, { what }) => {
      const deed = 'to' in step && step.to === 'give' ? 'give' : 'discard'
      return what ? say`${deed} ${what}` : [`choose a card from your hand to ${deed}`]
    },
    chooseOwn: (_step, _ask, { what }) =>
      what ? say`let ${what} be buried` : ['choose one of your heroes to be buried'],
    swapTokens: (_step, { done }, { what }) =>
      done
        ? what
          ? say`exchange with the token of ${what}`
          : ['choose the hero whose token it is exchanged with']
        : [],
    swapArtifacts: (_step, { done }, { what }) =>
      done ? (what ? say`exchange with ${what}` : ['choose the artifact it is exchanged with']) : [],
    // Its answers say what the two are.
    andOr: () => ['choose one of the two, or both'],
    setAside: (_step, _ask, { what }) =>
      what ? say`perform ${what}` : say`choose a card from the ${piles.tavern} to perform`,
  },
  lasting: (lasting) =>
    lasting.when === 'faceUp'
      ? [
          'while this hero is face up, the other face-up heroes in its party are turned over instead of being buried',
        ]
      : 'one' in lasting
        ? say`at the end, every ${small(lasting.one.per)} ${englishFactions[lasting.one.of]} heroes in its party count as one more hero of the winning faction`
        : 'leader' in lasting.if
          ? say`at the end, in the party of ${lasting.if.leader.map((id) => leaderById(id).name).join(' or ')}, this hero counts as ${small(lasting.counts)} heroes of the winning faction`
          : say`at the end, in the same party as the ${heroById(lasting.if.beside).name.en}, this hero counts as ${small(lasting.counts)} heroes of the winning faction`,
  timing: {
    fast: (tokens) => say`Fast, ${small(tokens)} tokens: before or after you play or discard.`,
    slow: (tokens) => say`Slow, ${small(tokens)} tokens: after you have refilled the ${piles.tavern}.`,
    reaction: (tokens) => say`Reaction, ${small(tokens)} tokens: on anybody’s turn.`,
  },
  token: ({ becomes, joins, counts }) => {
    if (counts !== undefined)
      return say`at the end its hero counts as ${small(counts)} heroes of its factions`
    if (becomes !== undefined)
      return say`at the end its hero belongs to the ${side(becomes)} instead of its own factions; a ${englishFactions.guardians} stays a ${englishFactions.guardians}`
    return say`when its hero is about to be buried, you may save it. When another hero is, you may bury its hero in that one’s place. Either way this token returns to the bag. At the end its hero is a ${englishFactions[joins ?? 'guardians']} too`
  },
  shield: ['when any hero, face up or hidden, is about to be buried, you may save it'],
  may: 'you may',
  bare: (rise) => say`no ability; when played, ${rise}`,
  allFactions: ['belongs to all four factions and has no ability'],
  leader: ({ factions: [a, b], number }) =>
    say`Aligned with the ${side(a)} and the ${side(b)}. Tie-break ${number}.`,
}
