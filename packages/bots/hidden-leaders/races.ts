// The races that judges ask for, each made and solved once.

import {
  type Face,
  type Faction,
  leaderFaces,
  leaderOf,
  type Options,
  threshold,
} from '@undercrown/hidden-leaders'
import type { Prospects } from './history.ts'
import { GUARDIANS, numberOf } from './party.ts'
import { chancesAt, createRaceSolver, FACTIONS, layerOf, newRace, type Race, type Runner } from './race.ts'

/** How a shared faction is looked at: as the other's, as anybody's, as one's own. */
const SHARES = [0.15, 0.5, 0.85]
/** The fewest in whose race everybody takes the others for anybody. */
const CROWD = 3
/** Heroes that everybody still needs there. */
const SOME_WAY = 3

function worths(face: Face, other: Face | undefined, share: number): number[] {
  const worth = [0, 0, 0, 0]
  const theirs: readonly Faction[] = other === undefined ? [] : leaderOf(other).factions
  for (const faction of leaderOf(face).factions)
    if (numberOf(faction) < GUARDIANS) worth[numberOf(faction)] = theirs.includes(faction) ? share : 1
  return worth
}

export function createRaces() {
  const { solve } = createRaceSolver()
  const races = new Map<string, Race>()

  /** The race of two, where each knows the other. */
  function duel(one: Face, other: Face, level: number): { race: Race; runner: number } {
    const [a, b, runner, share] =
      one < other ? [one, other, 0, level] : [other, one, 1, SHARES.length - 1 - level]
    const key = `${a} ${b} ${share}`
    let race = races.get(key)
    if (!race) {
      const mine = SHARES[share] as number
      race = newRace(2, [
        { worth: worths(a, b, mine), others: [1] },
        { worth: worths(b, a, 1 - mine), others: [0] },
      ])
      races.set(key, race)
    }
    return { race, runner }
  }

  /** The race of many, where everybody takes the others for anybody. */
  function crowd(options: Options, seats: number): Race {
    const faces = leaderFaces(options)
    const key = `${seats} ${faces.length}`
    let race = races.get(key)
    if (!race) {
      race = newRace(
        seats,
        faces.map((face, i) => ({
          worth: worths(face, undefined, 1),
          others: faces.map((_, j) => j).filter((j) => j !== i),
        })),
      )
      races.set(key, race)
    }
    return race
  }

  /** Solves what the judges of such a table ask for at its start, when no one has more of a shared faction. */
  function solveRaces(options: Options, seats: number): void {
    const need = threshold(options, seats)
    if (seats > 2) solve(crowd(options, seats), need, need)
    else
      for (const one of leaderFaces(options))
        for (const other of leaderFaces(options)) if (one < other) solve(duel(one, other, 1).race, need, need)
  }

  /** What spots are worth to each leader when somebody has moved and all are some way from the end. */
  function prospects(options: Options, seats: number): Prospects {
    const players = Math.max(CROWD, seats)
    const race = crowd(options, players)
    solve(race, SOME_WAY, SOME_WAY)
    const faces = leaderFaces(options)
    return (face, spot) => {
      const i = faces.indexOf(face)
      const at = chancesAt(players - 1, layerOf(SOME_WAY, SOME_WAY), spot)
      const { worth } = race.runners[i] as Runner
      let sum = 0
      for (let f = 0; f < FACTIONS; f++)
        sum += ((race.chances[i] as Float32Array)[at + f] as number) * (worth[f] as number)
      return sum
    }
  }

  return { duel, crowd, solve, solveRaces, prospects }
}

export type Races = ReturnType<typeof createRaces>
