// Who comes to the arena, by name: a bot of ours, or a program from outside.

import { type AnyGame, type AnyView, randomFrom, viewOf } from '@undercrown/engine'
import { type BotPlayer, checkPlayer, playerNamed } from '../players.ts'
import { type CommandLine, commandIn, program } from './program.ts'
import type { Contestant, SeatedContestant } from './seated.ts'

export interface ContestantTerms {
  /** What a level thinks that has no nodes of its own. */
  readonly nodes: number | undefined
  /** How long a program may take for an answer, in milliseconds. */
  readonly patience: number
  /** Programs that have names of their own. */
  readonly programs: Readonly<Record<string, CommandLine>>
}

/** Reads "L4", "L4:2000", "greedy", "program:./my-bot" or the name of a program. */
export function contestantNamed(
  game: AnyGame,
  name: string,
  { nodes, patience, programs }: ContestantTerms,
): Contestant {
  const command = name.startsWith('program:') ? commandIn(name) : programs[name]
  if (command) return program(name, command, patience)
  const player = playerNamed(name)
  checkPlayer(game, player)
  const budget = player.level && player.budget === 0 ? (nodes ?? 0) : player.budget
  const bot = seated({ ...player, budget })
  return { name, sit: () => bot }
}

const UNLOOKED: AnyView = Object.freeze({ open: undefined, own: undefined })

function seated({ bot, budget, blind }: BotPlayer): SeatedContestant {
  return {
    answer({ game, state }, choice, seed) {
      const view = blind ? UNLOOKED : viewOf(game, state, choice.seat, 'mind')
      return choice.options.indexOf(bot(game, view, choice, budget, randomFrom(seed)))
    },
    leave() {},
  }
}
