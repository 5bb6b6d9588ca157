// `arena`: bots against bots over the same deals, and how sure one can be of who is stronger.

import { openTable } from '@undercrown/engine'
import type { GameBlock, Pairing } from '../arena/block.ts'
import { ladderChart } from '../arena/ladder.ts'
import { reportOf } from '../arena/report.ts'
import { resumable } from '../arena/resume.ts'
import { type Hypotheses, sprt } from '../arena/sprt.ts'
import { reportLines } from '../arena/words.ts'
import { arenaWorkers, type Plan, playAll } from '../arena/workers.ts'
import { gameCommand } from '../command.ts'
import { checkWritable, writeText } from '../file.ts'
import { type Flag, text, toggle, whole } from '../flags.ts'
import { progressOf } from '../progress.ts'
import { startFlags } from '../start.ts'
import { print } from '../terminal.ts'
import { misuse } from '../usage.ts'

const RISK = 0.05

const sprtFlag: Flag<Hypotheses | undefined> = {
  takes: 'ELO0,ELO1',
  help: 'stop as soon as it is clear that a is stronger by elo1, or by no more than elo0',
  read(written) {
    if (written === undefined) return undefined
    const [elo0 = Number.NaN, elo1 = Number.NaN, ...rest] = written.split(',').map(Number)
    if (rest.length === 0 && elo0 < elo1) return { elo0, elo1, risk: RISK }
    return misuse(`--sprt takes two ratings, the lower first, such as 0,20, not "${written}"`)
  },
}

export const arena = gameCommand({
  name: 'arena',
  summary: 'Measure the strength of bots against each other',
  details: [
    'Every deal is played once for each seat of a, the other seats taken by copies of b; the deal is what is counted.',
    'Contestants: random, greedy, flat:N, uct:N, L1 to L5, L4:2000 (nodes), or a program that plays, see docs/bots.md:',
    '"program:node my-bot.mjs". The same flags give the same figures, with any number of workers.',
  ].join('\n'),
  flags: {
    ...startFlags,
    players: whole('N', 'number of players (2)', { or: undefined }),
    a: text('WHO', 'the candidate', undefined),
    b: text('WHO', 'whom it meets', undefined),
    field: text('LIST', 'instead, all of these meet each other, commas between', undefined),
    neighbours: toggle('of the field, only those meet that stand side by side'),
    pairs: whole('N', 'how many deals (100)', { or: 100 }),
    nodes: whole('N', 'how much a level thinks that names no nodes itself (as at a table)', {
      or: undefined,
    }),
    sprt: sprtFlag,
    cap: whole('N', 'a game of more decisions is drawn (1000)', { or: 1000 }),
    patience: whole('MS', 'how long a program may take for an answer (10000)', { or: 10_000 }),
    workers: whole('N', 'threads that play (1)', { most: 256, or: 1 }),
    keep: text('FILE', 'keep what is played there, and go on with what is there already', undefined),
    times: toggle('tell how long each thinks, too; with one worker'),
    svg: text('FILE', 'draw the ladder there', undefined),
    json: toggle('print the report as JSON'),
  },
  withOptions: true,
  async run({ terminal, entry, flags, options }) {
    const { game } = entry
    const names = namesIn(flags)
    const seats = flags.players ?? game.seats[0]
    if (flags.sprt && names.length !== 2) misuse('--sprt compares two: name them with --a and --b')
    if (flags.times && flags.workers !== 1) misuse('--times is told with one worker only')
    for (const file of [flags.svg, flags.keep]) if (file !== undefined) checkWritable(file)
    openTable(game, { options, seats, seed: flags.seed })

    const { seed, cap, nodes, patience, workers, pairs: deals } = flags
    const plan: Plan = { game: game.id, options, seats, seed, cap, nodes, patience, contestants: names }
    const pairings = pairingsOf(names.length, deals, flags.neighbours)
    const progress = progressOf(terminal, pairings.length, 'blocks')
    const blocks: GameBlock[] = []
    const many = arenaWorkers(plan, game, Math.min(workers, pairings.length))
    await playAll(pairings, flags.keep === undefined ? many : resumable(flags.keep, plan, many), (block) => {
      progress.at(blocks.push(block))
      if (!flags.sprt) return true
      const scores = blocks.map(({ score }) => score)
      return sprt(scores, flags.sprt, seats - 1).verdict === undefined
    })
    progress.clear()

    const report = reportOf(names, seats, blocks, seed, flags.sprt)
    const title = `${game.phrases.en.title}, ${seats} players, ${deals.toLocaleString('en')} deals`
    if (flags.svg !== undefined) writeText(flags.svg, ladderChart(title, seats, report))
    const { thought, ...rest } = report
    if (flags.json) print(terminal, JSON.stringify({ ...plan, ...rest, ...(flags.times && { thought }) }))
    else for (const line of reportLines(title, seats, report, flags.times)) print(terminal, line)
    return 0
  },
})

function namesIn({
  a,
  b,
  field,
}: {
  a: string | undefined
  b: string | undefined
  field: string | undefined
}) {
  const names = field === undefined ? [a, b] : field.split(',')
  if (field !== undefined && (a !== undefined || b !== undefined)) misuse('--field goes without --a and --b')
  if (names.length < 2 || !names.every((name) => name !== undefined))
    misuse('arena needs contestants: --a L5 --b L4, or --field L1,L2,L3')
  if (new Set(names).size < names.length && names.length > 2) misuse('the same contestant is named twice')
  return names as string[]
}

/** Deal by deal, so that whoever stops early has met everybody. */
function pairingsOf(contestants: number, deals: number, neighbours: boolean): Pairing[] {
  const pairings: Pairing[] = []
  for (let deal = 0; deal < deals; deal++)
    for (let a = 0; a < contestants; a++)
      for (let b = a + 1; b < contestants; b++) if (!neighbours || b === a + 1) pairings.push({ deal, a, b })
  return pairings
}
