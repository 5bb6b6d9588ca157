// `accuracy`: how reviews judge the levels themselves. Does a stronger one come off better, and does the measure stand
// when it is given more time?

import { type Level, levels } from '@undercrown/bots'
import { mindOf } from '@undercrown/bots/all.ts'
import { type AnyGame, openTable, randomFrom, recordOf } from '@undercrown/engine'
import {
  accuracyOf,
  decisionAt,
  gameToReview,
  lossOf,
  reviewNodes,
  type VerdictName,
} from '@undercrown/review'
import { gameCommand } from '../command.ts'
import { text, toggle, whole } from '../flags.ts'
import { keptLines } from '../kept.ts'
import { playerNamed, playOut } from '../players.ts'
import { progressOf } from '../progress.ts'
import { startFlags } from '../start.ts'
import { columnsOf, print } from '../terminal.ts'
import { fail } from '../usage.ts'
import { commandWords } from '../words/commands.ts'
import { type FigureWords, figureWords } from '../words/figures.ts'
import { columns, wrap } from '../wrap.ts'

/** One seat's decisions at one table: what each cost, its class, and its class with more nodes. */
interface JudgedSeat {
  readonly level: Level
  readonly decisions: readonly (readonly [loss: number, VerdictName, again?: VerdictName])[]
}

interface JudgedTable {
  readonly table: number
  readonly seats: readonly JudgedSeat[]
}

interface LevelFigures {
  readonly level: Level
  readonly games: number
  readonly decisions: number
  /** The mean over its games, and the standard error of that. */
  readonly accuracy: number
  readonly error: number
  /** The part of its decisions that were judged best, good or brilliant. */
  readonly right: number
}

interface Figures {
  readonly game: string
  readonly seed: string
  readonly nodes: number
  readonly tables: number
  readonly levels: readonly LevelFigures[]
  /** How many decisions were judged again with so many times the nodes, and how many changed their class. */
  readonly again?: { readonly times: number; readonly decisions: number; readonly changed: number }
}

export const accuracyCommand = gameCommand({
  name: 'accuracy',
  words: commandWords.accuracy,
  flags: {
    games: whole('N', { or: 100 }),
    seed: startFlags.seed,
    nodes: whole('N', { least: 2, or: undefined }),
    again: whole('N', { least: 2, or: undefined }),
    keep: text('FILE', undefined),
    json: toggle(),
  },
  withOptions: true,
  run({ terminal, lang, entry: { game }, flags, options }) {
    const { seed, again } = flags
    const nodes = flags.nodes ?? reviewNodes(mindOf(game))
    const plan = { game: game.id, options, seed, nodes, ...(again && { again }) }
    const kept =
      flags.keep === undefined
        ? { lines: [], add() {} }
        : keptLines<JudgedTable>(flags.keep, plan, () => fail((say) => say.otherMeasure(flags.keep ?? '')))
    const found = new Map(kept.lines.map((one) => [one.table, one]))
    const seatings = seatingsOf(game)
    const tables = Math.ceil((flags.games * levels.length) / (seatings[0] as readonly Level[]).length)
    const progress = progressOf(terminal, tables, 'games', lang)
    const judged = Array.from({ length: tables }, (_, table): JudgedTable => {
      const before = found.get(table)
      if (before) return before
      const seated = seatings[table % seatings.length] as readonly Level[]
      const turn = Math.floor(table / seatings.length) % seated.length
      const sitting = [...seated.slice(turn), ...seated.slice(0, turn)]
      const one = { table, seats: judgeTable(game, options, sitting, `${seed} ${table}`, nodes, again) }
      kept.add(one)
      progress.at(table + 1)
      return one
    })
    progress.clear()
    const figures = figuresOf({ game: game.id, seed, nodes, tables }, judged, again)
    if (flags.json) print(terminal, JSON.stringify(figures))
    else
      for (const line of inWords(figures, figureWords[lang], columnsOf(terminal.stdout)))
        print(terminal, line)
    return 0
  },
})

/** All levels at one table where there are as many seats; else every choice of so many of them. */
function seatingsOf(game: AnyGame): Level[][] {
  const choose = (from: readonly Level[], count: number): Level[][] =>
    count === 0
      ? [[]]
      : from.flatMap((level, i) => choose(from.slice(i + 1), count - 1).map((rest) => [level, ...rest]))
  return choose(levels, Math.min(levels.length, game.seats[1]))
}

/** Plays one game between them and judges every decision, each by what its seat could know. */
function judgeTable(
  game: AnyGame,
  options: object,
  seated: readonly Level[],
  seed: string,
  nodes: number,
  again: number | undefined,
): JudgedSeat[] {
  const table = openTable(game, { options, seats: seated.length, seed })
  playOut(table, seated.map(playerNamed), randomFrom(`bots ${seed}`))
  const reviewed = gameToReview(game, recordOf(table))
  const mind = mindOf(reviewed.game)
  return seated.map((level, seat) => ({
    level,
    decisions: reviewed.moves.flatMap((move, step): JudgedSeat['decisions'] => {
      if (move.seat !== seat) return []
      const { judgement } = decisionAt(reviewed, mind, step, nodes)
      if (!judgement) return []
      const loss = lossOf(judgement)
      if (again === undefined) return [[loss, judgement.class]]
      const longer = decisionAt(reviewed, mind, step, again * nodes).judgement
      return [[loss, judgement.class, longer?.class ?? judgement.class]]
    }),
  }))
}

function figuresOf(
  head: Pick<Figures, 'game' | 'seed' | 'nodes' | 'tables'>,
  judged: readonly JudgedTable[],
  times: number | undefined,
): Figures {
  const seats = judged.flatMap((one) => one.seats)
  const twice = seats.flatMap(({ decisions }) => decisions.filter(([, , again]) => again !== undefined))
  return {
    ...head,
    levels: levels.map((level) => levelFigures(level, seats)).filter(({ games }) => games > 0),
    ...(times && {
      again: {
        times,
        decisions: twice.length,
        changed: twice.filter(([, once, again]) => once !== again).length,
      },
    }),
  }
}

function levelFigures(level: Level, seats: readonly JudgedSeat[]): LevelFigures {
  const own = seats.filter((one) => one.level === level && one.decisions.length > 0)
  const decisions = own.flatMap((one) => one.decisions)
  const each = own.map((one) => accuracyOf(one.decisions.map(([loss]) => loss)) as number)
  const mean = each.reduce((sum, one) => sum + one, 0) / each.length
  const scatter = each.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  const right = decisions.filter(([, verdict]) => RIGHT.includes(verdict))
  return {
    level,
    games: own.length,
    decisions: decisions.length,
    accuracy: Math.round(mean * 100) / 100,
    error: Math.round(Math.sqrt(scatter / Math.max(1, each.length - 1) / each.length) * 100) / 100,
    right: Math.round((right.length / decisions.length) * 10_000) / 10_000,
  }
}

const RIGHT: readonly VerdictName[] = ['brilliant', 'best', 'good']

function inWords({ game, seed, nodes, tables, again, ...figures }: Figures, say: FigureWords, width: number) {
  return [
    ...wrap(say.accuracyTitle(game, say.whole(tables), seed, say.whole(nodes)), width),
    ...columns(
      figures.levels.map(({ level, accuracy, error, right, decisions, games }) => [
        level,
        say.accuracy({
          accuracy: say.fixed(accuracy, 2),
          error: say.fixed(error, 2),
          right: say.percent(right),
          decisions: say.whole(decisions),
          games: say.whole(games),
        }),
      ]),
      width,
      4,
    ),
    ...(again
      ? wrap(
          say.judgedAgain(
            again.times,
            say.whole(again.changed),
            say.whole(again.decisions),
            say.percent(again.changed / Math.max(1, again.decisions)),
          ),
          width,
        )
      : []),
  ]
}
