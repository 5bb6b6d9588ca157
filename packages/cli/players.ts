// Who plays: a bot with its budget, named on the command line as "random", "greedy", "L3", "L3:500" or "flat:300".

import { type Bot, flatBot, type Level, levels, randomBot } from '@undercrown/bots'
import { mindOf, yardsticksOf } from '@undercrown/bots/all.ts'
import {
  type AnyGame,
  type AnyTable,
  type AnyView,
  type Choice,
  type Happened,
  itemAt,
  pickAny,
  type Random,
  viewOf,
} from '@undercrown/engine'
import type { Flag } from './flags.ts'
import { fail, misuse, unknown } from './usage.ts'

export interface BotPlayer {
  readonly name: string
  readonly bot: Bot
  readonly budget: number
  /** It never looks at its view, which then need not be made. */
  readonly blind?: boolean
  /** It is one of the house's levels. */
  readonly level?: Level
}

/** A bot of the house; where no budget is named, it thinks as much as its level does at a table. */
function botOf(level: Level): Bot {
  return (game, view, choice, budget, random) => {
    const mind = mindOf(game)
    const nodes = budget || mind.nodes[level]
    return itemAt(choice.options, mind.answer(view, choice, level, { nodes }, random))
  }
}

const yardstickNames = ['greedy', 'rule', 'uct'] as const
type YardstickName = (typeof yardstickNames)[number]

/** A bot that only some games have. */
function yardstick(name: YardstickName): Bot {
  return (game, view, choice, budget, random) => {
    const bot = yardsticksOf(game)[name] ?? fail((say) => say.noBot(game.id, name))
    return bot(game, view, choice, budget, random)
  }
}

const kinds: ReadonlyMap<string, BotPlayer> = new Map(
  [
    { name: 'random', bot: randomBot, budget: 0, blind: true },
    { name: 'flat', bot: flatBot, budget: 100 },
    { name: 'greedy', bot: yardstick('greedy'), budget: 0 },
    { name: 'rule', bot: yardstick('rule'), budget: 0 },
    { name: 'uct', bot: yardstick('uct'), budget: 1000 },
    ...levels.map((level) => ({ name: level, bot: botOf(level), budget: 0, level })),
  ].map((player): [string, BotPlayer] => [player.name, player]),
)

/** Refuses a bot that this game does not have. */
export function checkPlayer(game: AnyGame, { name }: BotPlayer): void {
  const [kind = ''] = name.split(':')
  const yardstick = yardstickNames.find((one) => one === kind)
  if (yardstick && !yardsticksOf(game)[yardstick]) fail((say) => say.noBot(game.id, kind))
}

/** Reads "flat:300". */
export function playerNamed(name: string): BotPlayer {
  const [kind = '', budget, ...rest] = name.split(':')
  const player = kinds.get(kind) ?? unknown('bot', kind, [...kinds.keys()])
  if (budget === undefined) return player
  if (player.blind || rest.length > 0 || !/^[1-9]\d{0,8}$/.test(budget))
    misuse((say) => say.notABot(name, [...kinds.keys()]))
  return { ...player, name, budget: Number(budget) }
}

/** Bots by seat, with commas between; the list starts over where there are more seats. */
export const botsFlag: Flag<readonly BotPlayer[]> = {
  takes: 'LIST',
  read: (written) => (written ?? 'random').split(',').map(playerNamed),
}

const UNLOOKED: AnyView = Object.freeze({ open: undefined, own: undefined })

/** Lets a bot answer for its seat, from what that seat may know. */
export function playAnswer(
  table: AnyTable,
  player: BotPlayer,
  choice: Choice<object>,
  random: Random,
): Happened[] {
  const view = player.blind ? UNLOOKED : viewOf(table.game, table.state, choice.seat, 'mind')
  const move = player.bot(table.game, view, choice, player.budget, random)
  return table.pick(choice.seat, choice.options.indexOf(move))
}

/** Plays a table to its end. `players` sit in seat order; a short list starts over. */
export function playOut(
  table: AnyTable,
  players: readonly BotPlayer[],
  random: Random,
  onEvents?: (events: readonly Happened[]) => void,
): void {
  for (;;) {
    const choices = table.choices()
    if (choices.length === 0) return
    const choice = pickAny(random, choices)
    const events = playAnswer(table, itemAt(players, choice.seat % players.length), choice, random)
    onEvents?.(events)
  }
}
