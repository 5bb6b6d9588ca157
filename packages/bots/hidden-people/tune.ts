// Fits what the bots judge a table by to games that the rules of thumb play: who won, and what cards were kept.

import { below, openTable, pickOne, randomFrom } from '@undercrown/engine'
import { hiddenPeople } from '@undercrown/hidden-people'
import { type Contender, type Contest, contestLoss, fitContests, rounded, type Tuning } from '../tuning.ts'
import { VALUE_PLACES, valuePlace } from './belief.ts'
import { VALUE } from './faces.ts'
import { PROSPECT_FEATURES, PROSPECT_STRETCHES, type Prospects, prospectStretchOf } from './prospects.ts'
import { worldOfState } from './reading.ts'
import { playWorld, worldOptions } from './rules.ts'
import { STANDING_FEATURES, STRETCHES, standingFeaturesOf, stretchOf } from './standing.ts'
import { masterly, nearsighted } from './style.ts'
import { createThinker, type Thinker } from './thinker.ts'
import { isFree, ROW_CARDS, totalOf, type World } from './world.ts'

/** One answer in so many is left to chance, so that all kinds of tables come up. */
const SURPRISES = 12

/** Moments of games with two players, and with more, by the stretch of the game. */
interface Moments {
  readonly two: Contest[][]
  readonly more: Contest[][]
}

interface Crop {
  readonly standing: Moments
  readonly prospects: Moments
  /** By stretch and value: known cards that were kept, and how many there would be by chance. */
  readonly kept: Float64Array[]
  readonly chance: Float64Array[]
}

function momentsOf(stretches: number): Moments {
  const empty = () => Array.from({ length: stretches }, (): Contest[] => [])
  return { two: empty(), more: empty() }
}

/** Burdens speak against their owner. */
function rivalsOf(world: World, featuresOf: (seat: number) => Contender['features']): Contender[] {
  return Array.from({ length: world.seats }, (_, seat) => ({
    features: featuresOf(seat).map(([feature, amount]) => [feature, -amount] as const),
  }))
}

function prospectFeatures(
  { noteAll, which, much }: Prospects,
  world: World,
  seat: number,
): Contender['features'] {
  const count = noteAll(world, seat)
  return Array.from({ length: count }, (_, i) => [which[i] as number, much[i] as number] as const)
}

/** Plays one game; what was noted on the way is known to be right when it is over. */
function playOne({ policy, prospects }: Thinker, game: number, seed: string, crop: Crop): void {
  const seats = game % 2 === 0 ? 2 : 3 + (Math.floor(game / 2) % 4)
  const random = randomFrom(`tune ${seed} ${game}`)
  const world = worldOfState(openTable(hiddenPeople, { seats, seed: `tune ${seed} ${game}` }).state)
  const notes: { into: Contest[]; rivals: Contender[] }[] = []
  const size = seats === 2 ? 'two' : 'more'
  policy.adopt((game % 4 < 2 ? nearsighted : masterly)(seats))
  while (world.phase !== 'over') {
    if (world.phase === 'take') {
      const early = crop.standing[size][stretchOf(world)] as Contest[]
      notes.push({ into: early, rivals: rivalsOf(world, (seat) => standingFeaturesOf(world, seat)) })
      const late = crop.prospects[size][prospectStretchOf(world)] as Contest[]
      notes.push({ into: late, rivals: rivalsOf(world, (seat) => prospectFeatures(prospects, world, seat)) })
      noteKept(world, crop)
    }
    const options = worldOptions(world)
    const surprise = below(random, SURPRISES) === 0
    playWorld(world, surprise ? pickOne(random, options) : policy.answerOf(world))
  }
  const totals = Array.from({ length: seats }, (_, seat) => totalOf(world, seat))
  const least = Math.min(...totals)
  const winners = totals.filter((total) => total === least).length
  const shares = totals.map((total) => (total === least ? 1 / winners : 0))
  for (const { into, rivals } of notes) into.push({ rivals, shares })
}

/** Of the cards that a seat's neighbour does not know: those that the seat knows and could have replaced. */
function noteKept(world: World, { kept, chance }: Crop): void {
  const stretch = stretchOf(world)
  for (let seat = 0; seat < world.seats; seat++) {
    const eye = 1 << ((seat + 1) % world.seats)
    const unseen = new Float64Array(VALUE_PLACES)
    const count = (known: number | undefined, face: number | undefined) => {
      if (((known as number) & eye) !== 0) return
      const place = valuePlace(VALUE[face as number] as number)
      unseen[place] = (unseen[place] as number) + 1
    }
    for (let cell = 0; cell < world.seats * ROW_CARDS; cell++) count(world.rowKnown[cell], world.row[cell])
    for (let i = 0; i < world.draws; i++) count(world.drawKnown[i], world.draw[i])
    const all = unseen.reduce((a, b) => a + b, 0)
    for (let cell = seat * ROW_CARDS; cell < (seat + 1) * ROW_CARDS; cell++) {
      const known = world.rowKnown[cell] as number
      if ((known & (1 << seat)) === 0 || (known & eye) !== 0 || !isFree(world, cell)) continue
      const line = kept[stretch] as Float64Array
      const place = valuePlace(VALUE[world.row[cell] as number] as number)
      line[place] = (line[place] as number) + 1
      const odds = chance[stretch] as Float64Array
      for (let i = 0; i < VALUE_PLACES; i++) odds[i] = (odds[i] as number) + (unseen[i] as number) / all
    }
  }
}

function fitted({ two, more }: Moments, features: readonly [two: number, more: number], seed: string) {
  const lines = (moments: Contest[][], size: number) =>
    moments.map((contests) => Array.from(fitContests(contests, size, seed), (weight) => rounded(weight, 2)))
  return { two: lines(two, features[0]), more: lines(more, features[1]) }
}

/** The loss of the last tenth under what the others tell. */
function lossApart(moments: Moments, features: number, seed: string): number {
  let [total, count] = [0, 0]
  for (const contests of [...moments.two, ...moments.more]) {
    const apart = contests.length - Math.floor(contests.length / 10)
    const rest = contests.slice(apart)
    if (rest.length === 0) continue
    total += contestLoss(rest, fitContests(contests.slice(0, apart), features, seed)) * rest.length
    count += rest.length
  }
  return total / count
}

export const tuneHiddenPeople: Tuning = (games, seed, onGame) => {
  const thinker = createThinker()
  const lines = () => Array.from({ length: STRETCHES }, () => new Float64Array(VALUE_PLACES))
  const crop: Crop = {
    standing: momentsOf(STRETCHES),
    prospects: momentsOf(PROSPECT_STRETCHES),
    kept: lines(),
    chance: lines(),
  }
  for (let game = 0; game < games; game++) {
    playOne(thinker, game, seed, crop)
    onGame(game + 1)
  }
  const losses = [
    lossApart(crop.standing, STANDING_FEATURES, seed),
    lossApart(crop.prospects, PROSPECT_FEATURES[1], seed),
  ]
  const odds = (kept: number, chance: number) => rounded((kept + 1) / (chance + 1), 2)
  return {
    summary: `loss on moments kept apart: standing ${losses[0]?.toFixed(4)}, prospects ${losses[1]?.toFixed(4)}`,
    numbers: {
      standing: fitted(crop.standing, [STANDING_FEATURES, STANDING_FEATURES], seed),
      prospects: fitted(crop.prospects, PROSPECT_FEATURES, seed),
      kept: crop.kept.map((line, i) =>
        Array.from(line, (count, place) => odds(count, (crop.chance[i] as Float64Array)[place] as number)),
      ),
    },
  }
}
