// Whether and when an artifact can be used. Everything about artifacts lies in the open.

import { frame, itemAt, type Seat } from '@undercrown/engine'
import { ARTIFACT_TOKENS, type ArtifactSide, artifactSides, sideById, type Timing } from './artifacts.ts'
import type { AbilityStep } from './effects.ts'
import type { CardId } from './hero.ts'
import type { Options } from './options.ts'
import { since } from './rules.ts'
import { canLook, chainOf, countCards, performable } from './select.ts'
import { type Artifacts, type NotedFrame, type State, UNCHOSEN } from './state.ts'

export function artifactsOf(state: State): Artifacts {
  return state.artifacts as Artifacts
}

export function artifactSideOf(state: State, seat: Seat): ArtifactSide | undefined {
  const id = state.artifacts?.sides[seat]
  return id == null ? undefined : sideById(id)
}

/** HL-121: the sides that can do something with these modules. */
export function sidesInPlay(options: Options): readonly ArtifactSide[] {
  return artifactSides.filter(({ needs }) => needs === undefined || options[needs])
}

/** HL-120: the sides that a seat may choose from: those of its card, or of all that are left. */
export function freeSides(state: State, seat: Seat): readonly ArtifactSide[] {
  const { cards } = artifactsOf(state)
  const card = itemAt(cards, seat)
  return sidesInPlay(state.options).filter(({ artifact }) =>
    card === UNCHOSEN ? !cards.includes(artifact) : artifact === card,
  )
}

export function artifactCards(options: Options): number[] {
  return [...new Set(sidesInPlay(options).map(({ artifact }) => artifact))]
}

/** Tokens that lie on no artifact and on no card of the row, and are not on their way there (HL-161). */
export function boxed(state: State): number {
  let left = ARTIFACT_TOKENS
  for (const tokens of artifactsOf(state).tokens) left -= tokens
  for (const tokens of state.row?.tokens ?? []) left -= tokens
  for (const { script } of state.agenda) if (script === 'influence') left--
  return left
}

/** HL-122, HL-123: the right moment, a token, not yet in this turn, and something that it could do. */
export function usable(state: State, seat: Seat, timing: Timing): boolean {
  const side = artifactSideOf(state, seat)
  if (side?.timing !== timing) return false
  const { tokens, used } = artifactsOf(state)
  return itemAt(tokens, seat) > 0 && !used[seat] && possible(state, seat, side)
}

/** HL-76: whether somebody could use an artifact if it were their turn. */
export function anyUsable(state: State): boolean {
  return state.hands.some((_, seat) => {
    const side = artifactSideOf(state, seat)
    if (side === undefined || side.timing === 'reaction') return false
    return itemAt(artifactsOf(state).tokens, seat) > 0 && possible(state, seat, side)
  })
}

/** HL-123: all that is asked for lies in the open, or is only counted. */
function possible(
  state: State,
  seat: Seat,
  { id, ability }: ArtifactSide,
  chain: readonly CardId[] = [],
): boolean {
  const [first] = ability
  return first === undefined || canDo(state, frame(id, seat, { chain: [...chain, id] }), first)
}

export function eachSide(state: State, visit: (seat: Seat, side: ArtifactSide) => void): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const side = artifactSideOf(state, seat)
    if (side) visit(seat, side)
  }
}

/** HL-126, HL-61: the artifacts that a hero could perform now, with whoever holds them. */
export function performableSides(state: State, asking: NotedFrame): { seat: Seat; card: CardId }[] {
  const chain = chainOf(asking)
  const found: { seat: Seat; card: CardId }[] = []
  eachSide(state, (seat, side) => {
    if (side.timing === 'reaction' || chain.includes(side.id)) return
    const within = since(state, 'noArtifactInItself') ? chain : []
    if (possible(state, asking.by, side, within)) found.push({ seat, card: side.id })
  })
  return found
}

/** A token in the bag, and a hero without one. */
function canCorrupt({ corruption, up, down }: State): boolean {
  if (corruption === undefined || corruption.bag.length === 0) return false
  const heroes = [...up, ...down].reduce((sum, party) => sum + party.length, 0)
  return heroes > corruption.worn.length
}

function canDo(state: State, by: NotedFrame, step: AbilityStep): boolean {
  switch (step.do) {
    case 'perform':
    case 'setAside':
      return performable(state, by, step.from).length > 0
    case 'exchange':
      return countCards(state, by, step.a) > 0 && countCards(state, by, step.b) > 0
    case 'either':
      return step.options.some(([first]) => first !== undefined && canDo(state, by, first))
    case 'drawToken':
      return canCorrupt(state)
    case 'look':
      return canLook(state, by, step.from)
    case 'shuffle':
      return state[step.pile].length > 0
    default:
      return 'from' in step && countCards(state, by, step.from) > 0
  }
}
