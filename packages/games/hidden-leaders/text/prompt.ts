// What a prompt is made from: the question, its answers, and what the seat that is asked is shown; nothing else, so it
// can give nothing away. The words are those of each language's `…-prompt.ts`.

import { type Asking, type Frame, readAgenda, type Seat, WAITING } from '@undercrown/engine'
import { type ArtifactSide, sideById } from '../artifacts.ts'
import { faceOf, factionsOf, isFate, isHero } from '../cards.ts'
import { type AbilityAsk, type AbilityAskName, type Ask, abilityAsks, type Move } from '../choice.ts'
import type { AbilityStep, Amount, MoveStep, Selector, Way } from '../effects.ts'
import type { CarriedEvent } from '../event.ts'
import { bitOf } from '../factions.ts'
import type { CardId } from '../hero.ts'
import { library } from '../library.ts'
import { placeAt } from '../places.ts'
import type { PartyPlace, Place, Where } from '../state.ts'
import type { View } from '../view.ts'
import { abilityAsked } from './words.ts'

export type HeroAsking = Asking<Move, Ask, View>
export type AbilityQuestion = { [Name in AbilityAskName]: AbilityAsk<Name> }[AbilityAskName]
/** A question of the turn, and one that an ability asks. */
export type AbilityAsking = Asking<Move, AbilityQuestion, View>

/** One writer for the questions of all abilities. */
export function abilityTable<Writer>(writer: Writer): { readonly [Name in AbilityAskName]: Writer } {
  return Object.fromEntries(abilityAsks.map((name) => [name, writer])) as never
}

/** A step that is still to come, within its ability. */
export interface StepToCome {
  readonly ability: readonly AbilityStep[]
  readonly at: number
}

/** What is still to come of the card that asks. */
export function coming({ ask, view: { open } }: AbilityAsking): readonly StepToCome[] {
  const frames = readAgenda(open.agenda).reverse()
  const outside = frames.findIndex(({ script }) => rootOf(script) !== ask.card)
  const own = outside < 0 ? frames : frames.slice(0, outside)
  return own.flatMap(({ script, at }, i) => {
    const ability = library.get(script) as readonly AbilityStep[]
    // A step that is done for several players in turn stays where it is until the last of them.
    const repeated = i > 0 && own[i - 1]?.script.startsWith(`${script}/${at}/`)
    const next = i === 0 ? ask.at + 1 : at + (repeated ? 1 : 0)
    return ability.flatMap((_, step) => (step >= next ? [{ ability, at: step }] : []))
  })
}

/** Who performs the ability that asks. */
export function performer({ view: { open } }: AbilityAsking): Seat {
  return topFrame(open)?.by ?? open.turn
}

function rootOf(script: string): string {
  return script.split('/')[0] as string
}

/** The card that was chosen first, where two are exchanged. */
export function firstChosen({ open, own }: View): PartyPlace | undefined {
  const where = topFrame(open)?.vars['first'] as Where | undefined
  if (where === undefined) return undefined
  const place = placeAt(where)
  const card = cardIn({ open, own }, where, place)
  return card === undefined ? place : { ...place, card }
}

function topFrame(open: View['open']): Frame | undefined {
  return readAgenda(open.agenda).at(-1)
}

/** What lies there, if this viewer knows. */
function cardIn(
  { open, own }: View,
  where: Where,
  { zone, seat = -1, index = 0 }: Place,
): CardId | undefined {
  if (zone === 'up') return open.up[seat]?.[index]
  if (zone === 'tavern') return open.tavern[index] ?? undefined
  if (zone === 'graveyard') return open.graveyard[index]
  return [...open.remembered, ...own.sees].find(([at]) => at === where)?.[1]
}

/** Who is burying a hero, and with which card. */
export function burial({ open }: View): { readonly by: Seat; readonly card: CardId | undefined } | undefined {
  const event = readAgenda(open.agenda).findLast(({ script }) => script === WAITING)?.vars['event'] as
    | CarriedEvent
    | undefined
  return event && { by: event.by, card: cardAtWork(open) }
}

/** The card whose ability is being performed, under whatever stepped in. */
export function cardAtWork(open: View['open']): CardId | undefined {
  return readAgenda(open.agenda)
    .map(({ script }) => rootOf(script))
    .findLast((root) => isHero(root) || isFate(root) || sideById(root) !== undefined)
}

/** The artifact of that seat, and what is left on it. */
export function artifactOf(
  { open: { artifacts } }: View,
  seat: Seat,
): { readonly side: ArtifactSide; readonly left: number } | undefined {
  const side = sideById(artifacts?.sides[seat] ?? '')
  return side && { side, left: artifacts?.tokens[seat] ?? 0 }
}

/**
 * How many answers point at heroes of parties, or else at cards, and how many of the heroes are the seat's own; apart
 * from them the tokens that can be looked at instead (HL-148).
 */
export function cardsOffered({ ask, options, seat }: HeroAsking): {
  readonly heroes: number
  readonly tokens: number
  readonly own: number
  readonly cards: number
  /** Asked all the same: that nothing fits is a secret. */
  readonly none: boolean
  readonly optional: boolean
} {
  const tokens = options.filter(({ word }) => ask.ask === 'look' && word === 'token')
  const heroes = options.filter(
    (move) => (move.zone === 'up' || move.zone === 'down') && !tokens.includes(move),
  )
  return {
    heroes: heroes.length,
    tokens: tokens.length,
    own: heroes.filter((move) => move.seat === seat).length,
    cards: options.filter(({ zone }) => zone !== undefined).length,
    none: options.every(({ word }) => word === 'done'),
    optional: options.some(({ word }) => word === 'done'),
  }
}

/** The answers that would prevent a burial. */
export function rescues({ options }: HeroAsking): readonly Move[] {
  return options.filter(({ word }) => word === 'shield' || word === 'protect')
}

/** Whether it is the hero in danger that the answer saves by itself. */
export function savesItself({ zone, seat, index }: Move, at: PartyPlace): boolean {
  return zone === at.zone && seat === at.seat && index === at.index
}

/** Whether a burial can be prevented in one way only: by burying another hero instead. */
export function isInstead(question: HeroAsking): boolean {
  const [one, ...more] = rescues(question)
  const { ask } = question
  return ask.ask === 'react' && more.length === 0 && one?.word === 'protect' && !savesItself(one, ask.at)
}

/** Whether it is both of what two other answers do to one marker each. */
export function isBoth({ move }: Move, { options }: HeroAsking): boolean {
  if (!move || move.red === 0 || move.green === 0) return false
  const alone = (red: number, green: number) =>
    options.some((one) => one.move?.red === red && one.move.green === green)
  return alone(move.red, 0) && alone(0, move.green)
}

/** What picking that player would do to the markers: the move that counts their heroes, with X settled. */
export function pickedMove(ask: AbilityQuestion, seat: Seat, { open }: View): StepToCome | undefined {
  const ability = abilityAsked(ask)
  const at = ability.findIndex((step, i) => i > ask.at && step.do === 'move' && isCount(step.x))
  const step = ability[at] as MoveStep | undefined
  if (step === undefined || !isCount(step.x)) return undefined
  const { faction } = step.x.count
  const counts = (card: CardId) =>
    !Array.isArray(faction) || faction.some((one) => factionsOf(faceOf(card)) & bitOf(one))
  const x = Math.min(open.up[seat]?.filter(counts).length ?? 0, step.max ?? Number.POSITIVE_INFINITY)
  const { x: _, max: __, ...rest } = step
  return { ability: ability.with(at, { ...rest, ways: step.ways.map((way) => settled(way, x)) }), at }
}

function isCount(x: MoveStep['x']): x is { readonly count: Selector } {
  return typeof x === 'object' && 'count' in x && x.count.whose === 'picked' && x.count.side === 'up'
}

function settled(way: Way, x: number): Way {
  const number = (amount: Amount) => (amount === '+x' ? x : amount === '-x' ? -x : amount)
  return Object.fromEntries(
    Object.entries(way).map(([marker, amount]) => [
      marker,
      marker === 'if' ? amount : number(amount as Amount),
    ]),
  )
}

/** Whether this hero would be the one that ends the game. */
export function endsGame({ seat, view: { open } }: HeroAsking): boolean {
  return (open.up[seat]?.length ?? 0) + 1 >= open.threshold
}

/** HL-162: the card of Royal Influence that is courted, and the tokens on it. */
export function courted(open: View['open']): { readonly card: CardId; readonly tokens: number } | undefined {
  const index = topFrame(open)?.vars['court'] as number | undefined
  const card = index === undefined ? undefined : open.row?.cards[index]
  return card === undefined ? undefined : { card, tokens: open.row?.tokens[index as number] ?? 0 }
}
