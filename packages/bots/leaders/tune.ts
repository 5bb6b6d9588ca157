// Fits the weights to who won: positions from games of the mind against itself, and a logistic regression on what
// each side has in them. Seeded, so that the same call gives the same weights.

import { below, type Choice, type Random, randomFrom, shuffle } from '@undercrown/engine'
import {
  type Banishment,
  cards,
  faceOf,
  leaders,
  type Mode,
  type Move,
  PIECES,
  type State,
} from '@undercrown/leaders'
import { rounded, type Tuning } from '../tuning.ts'
import { createCore, type SearchCore } from './core.ts'
import { banishments } from './draft.ts'
import type { Features } from './features.ts'
import type { Skill } from './levels.ts'
import { createPlanner, type Planner } from './plan.ts'
import { askedIn, optionFor } from './seat.ts'
import type { Candidate } from './turn-search.ts'

/** A turn about to begin: the features of the side to move, then those of the other, and whether the first won. */
interface Sample {
  readonly mine: readonly number[]
  readonly theirs: readonly number[]
  readonly won: number
}

/** The cards with which one side won against those of the other. */
interface Draft {
  readonly winner: readonly number[]
  readonly loser: readonly number[]
}

interface Harvest {
  readonly samples: Sample[]
  readonly drafts: Draft[]
}

/** Sees all wins and threats of a turn, and is blurred just enough that no two games are alike. */
const player: Skill = {
  winLength: () => 99,
  blur: 0.5,
  checked: 25,
  wanted: 1,
  beam: 25,
  replies: 0,
  rounds: [],
}
const NODES = 20_000
const MOST_TURNS = 80

/** Who plays, and notices what there is. */
interface Player {
  readonly core: SearchCore
  readonly planner: Planner
}

function harvest(core: SearchCore, games: number, seed: string, onGame?: (done: number) => void): Harvest {
  const self = { core, planner: createPlanner(core) }
  const found: Harvest = { samples: [], drafts: [] }
  for (let i = 0; i < games; i++) {
    playOne(self, i % 2 === 0 ? 'discovery' : 'strategist', randomFrom(`tune ${seed} ${i}`), found)
    onGame?.(i + 1)
  }
  return found
}

function playOne(self: Player, mode: Mode, random: Random, { samples, drafts }: Harvest): void {
  const state = leaders.setup({ mode, first: 'random' }, 2, random)
  const noticed: { mine: number[]; theirs: number[]; toMove: number }[] = []
  let line: readonly number[] = []
  while (!state.result && state.turn < MOST_TURNS) {
    const choice = leaders.choices(state)[0] as Choice<Move>
    if (state.phase === 'actions' && state.acted === 0) {
      self.core.position.load(state)
      noticed.push({
        mine: featuresOf(self.core.features, state.toMove),
        theirs: featuresOf(self.core.features, 1 - state.toMove),
        toMove: state.toMove,
      })
      line = []
    }
    const { option, rest } = decide(self, state, choice, line, random)
    line = rest
    leaders.play(state, choice.seat, choice.options[option] as Move, () => {})
  }
  const winner = state.result?.winner
  if (winner === undefined || winner === null) return
  for (const { mine, theirs, toMove } of noticed)
    samples.push({ mine, theirs, won: toMove === winner ? 1 : 0 })
  drafts.push({ winner: facesOf(state, winner), loser: facesOf(state, 1 - winner) })
}

function featuresOf({ held, notice }: Features, side: number): number[] {
  return Array.from(held.subarray(0, notice(side)))
}

function facesOf(state: State, side: number): number[] {
  const faces = new Set<number>()
  for (let piece = 2; piece < PIECES; piece++)
    if (state.side[piece] === side && (state.at[piece] as number) >= 0) faces.add(faceOf(piece))
  return [...faces]
}

/** Follows the line of the turn as long as it fits, and thinks anew where it does not. */
function decide(
  { core, planner }: Player,
  state: State,
  { options, seat }: Choice<Move>,
  line: readonly number[],
  random: Random,
) {
  if (state.phase === 'banish') {
    const values = banishments(
      state,
      seat,
      options.map((move) => (move as Banishment).card),
    )
    const blurred = values.map((value) => value + below(random, 1000) / 2000)
    return { option: blurred.indexOf(Math.max(...blurred)), rest: line }
  }
  const asked = askedIn(core, state)
  let rest = line
  if (rest.length === 0 || state.phase === 'nemesis' || state.phase === 'recruit') {
    // Some recruitments are taken at random, so that all cards and cells are tried.
    if (state.phase === 'recruit' && below(random, 2) === 0)
      return { option: below(random, options.length), rest: [] }
    const plan = seat === state.toMove ? planner.planTurn : planner.planReply
    rest = (plan(asked, player, { nodes: NODES })[0] as Candidate).line
    askedIn(core, state)
  }
  const option = rest.length > 0 ? optionFor(core, rest[0] as number, options) : -1
  if (option < 0) return { option: options.length - 1, rest: [] }
  return { option, rest: rest.slice(1) }
}

const RATE = 0.05
const EPOCHS = 12
const DECAY = 3e-5

/** Each piece's distances lean on those of all pieces, so that rare ones are not guessed from little. */
function shared({ AIR, FARTHEST, FEATURES, GUARD, HUNT, pieceIn }: Features, feature: number): number {
  if (feature >= AIR) return -1
  const block = feature < GUARD ? 0 : 1
  return pieceIn(feature) < 2 ? -1 : FEATURES + block * FARTHEST + ((feature - HUNT) % FARTHEST)
}

/** The weights under which the winners were most likely to win (Adagrad on the logistic loss). */
function fitFeatures(features: Features, samples: readonly Sample[], seed: string): number[] {
  const { FARTHEST, FEATURES, TEMPO } = features
  const size = FEATURES + 2 * FARTHEST
  const weights = new Float64Array(size)
  const seen = new Float64Array(size).fill(1)
  const both = Array.from({ length: FEATURES }, (_, feature) => shared(features, feature))
  const random = randomFrom(`fit ${seed}`)
  const order = [...samples]
  const nudge = (feature: number, by: number) => {
    const slope = by - DECAY * (weights[feature] as number)
    seen[feature] = (seen[feature] as number) + slope * slope
    weights[feature] = (weights[feature] as number) + (RATE * slope) / Math.sqrt(seen[feature] as number)
  }
  const each = (held: readonly number[], visit: (feature: number) => void) => {
    for (const feature of held) {
      visit(feature)
      const group = both[feature] as number
      if (group >= 0) visit(group)
    }
  }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { mine, theirs, won } of shuffle(random, order)) {
      let sum = weights[TEMPO] as number
      each(mine, (feature) => {
        sum += weights[feature] as number
      })
      each(theirs, (feature) => {
        sum -= weights[feature] as number
      })
      const error = won - 1 / (1 + Math.exp(-sum))
      nudge(TEMPO, error)
      each(mine, (feature) => nudge(feature, error))
      each(theirs, (feature) => nudge(feature, -error))
    }
  }
  return Array.from(
    { length: FEATURES },
    (_, i) =>
      (weights[i] as number) + ((both[i] as number) >= 0 ? (weights[both[i] as number] as number) : 0),
  )
}

/** The mean loss of these weights on samples, in nats: log 2 is a coin's. */
function lossOf({ TEMPO }: Features, weights: readonly number[], samples: readonly Sample[]): number {
  const sumOf = (features: readonly number[]) => features.reduce((sum, i) => sum + (weights[i] as number), 0)
  let total = 0
  for (const { mine, theirs, won } of samples) {
    const chance = 1 / (1 + Math.exp(-(sumOf(mine) - sumOf(theirs) + (weights[TEMPO] as number))))
    total -= Math.log(won ? chance : 1 - chance)
  }
  return total / samples.length
}

/** What each card adds to the log-odds of winning, by the same regression on the cards alone. */
function fitCards(drafts: readonly Draft[]): number[] {
  const weights = cards.map(() => 0)
  for (let epoch = 0; epoch < 60; epoch++) {
    const slopes = cards.map((_, face) => -0.002 * (weights[face] as number))
    for (const { winner, loser } of drafts) {
      const sum = (faces: readonly number[]) =>
        faces.reduce((all, face) => all + (weights[face] as number), 0)
      const error = 1 - 1 / (1 + Math.exp(-(sum(winner) - sum(loser))))
      for (const face of winner) slopes[face] = (slopes[face] as number) + error / drafts.length
      for (const face of loser) slopes[face] = (slopes[face] as number) - error / drafts.length
    }
    slopes.forEach((slope, face) => {
      weights[face] = (weights[face] as number) + 4 * slope
    })
  }
  return weights
}

/** Every tenth of the positions is kept apart, to tell how well the others' weights fit what they have not seen. */
export const tuneLeaders: Tuning = (games, seed, onGame) => {
  const core = createCore()
  const { samples, drafts } = harvest(core, games, seed, onGame)
  const apart = samples.length - Math.floor(samples.length / 10)
  const loss = lossOf(
    core.features,
    fitFeatures(core.features, samples.slice(0, apart), seed),
    samples.slice(apart),
  )
  return {
    summary: `${samples.length} positions; loss on those kept apart ${loss.toFixed(4)} (a coin: 0.6931)`,
    numbers: {
      features: fitFeatures(core.features, samples, seed).map((weight) => rounded(weight, 3)),
      cards: fitCards(drafts).map((weight) => rounded(weight, 3)),
    },
  }
}
