// `arena`: bots against bots over the same deals, and how sure one can be of who is stronger.

import { openTable } from '@undercrown/engine'
import type { GameBlock, Pairing } from '../arena/block.ts'
import { programsIn } from '../arena/folder.ts'
import { ladderChart } from '../arena/ladder.ts'
import { reportOf } from '../arena/report.ts'
import { resumable } from '../arena/resume.ts'
import { type Hypotheses, sprt } from '../arena/sprt.ts'
import { faultLine, reportLines } from '../arena/words.ts'
import { arenaWorkers, type Plan, playAll } from '../arena/workers.ts'
import { gameCommand } from '../command.ts'
import { checkWritable, writeText } from '../file.ts'
import { type Flag, text, toggle, whole } from '../flags.ts'
import { progressOf } from '../progress.ts'
import { startFlags } from '../start.ts'
import { print, printWrapped } from '../terminal.ts'
import { misuse } from '../usage.ts'
import { commandWords } from '../words/commands.ts'
import { figureWords } from '../words/figures.ts'

const RISK = 0.05

const sprtFlag: Flag<Hypotheses | undefined> = {
  takes: 'ELO0,ELO1',
  read(written) {
    if (written === undefined) return undefined
    const [elo0 = Number.NaN, elo1 = Number.NaN, ...rest] = written.split(',').map(Number)
    if (rest.length === 0 && elo0 < elo1) return { elo0, elo1, risk: RISK }
    return misuse((say) => say.sprtNumbers(written))
  },
}

export const arenaCommand = gameCommand({
  name: 'arena',
  words: commandWords.arena,
  flags: {
    ...startFlags,
    players: whole('N', { or: undefined }),
    a: text('WHO', undefined),
    b: text('WHO', undefined),
    field: text('LIST', undefined),
    programs: text('FOLDER', undefined),
    neighbours: toggle(),
    pairs: whole('N', { or: 100 }),
    nodes: whole('N', {
      or: undefined,
    }),
    sprt: sprtFlag,
    cap: whole('N', { or: 1000 }),
    patience: whole('MS', { or: 10_000 }),
    workers: whole('N', { most: 256, or: 1 }),
    keep: text('FILE', undefined),
    times: toggle(),
    svg: text('FILE', undefined),
    json: toggle(),
  },
  withOptions: true,
  async run({ terminal, lang, entry, flags, options }) {
    const say = figureWords[lang]
    const { game } = entry
    const programs = flags.programs === undefined ? {} : programsIn(flags.programs)
    const names = namesIn(flags, Object.keys(programs))
    const seats = flags.players ?? game.seats[0]
    if (flags.sprt && names.length !== 2) misuse((say) => say.sprtTwo)
    if (flags.times && flags.workers !== 1) misuse((say) => say.timesAlone)
    for (const file of [flags.svg, flags.keep]) if (file !== undefined) checkWritable(file)
    openTable(game, { options, seats, seed: flags.seed })

    const { seed, cap, nodes, patience, workers, pairs: deals } = flags
    const terms = { cap, nodes, patience, programs }
    const plan: Plan = { game: game.id, options, seats, seed, ...terms, contestants: names }
    const pairings = pairingsOf(names.length, deals, flags.neighbours)
    const progress = progressOf(terminal, pairings.length, 'blocks', lang)
    const blocks: GameBlock[] = []
    const many = arenaWorkers(plan, game, Math.min(workers, pairings.length))
    const all = playAll(
      pairings,
      flags.keep === undefined ? many : resumable(flags.keep, plan, many),
      (block) => {
        progress.at(blocks.push(block))
        if (!flags.sprt) return true
        const scores = blocks.map(({ score }) => score)
        return sprt(scores, flags.sprt, seats - 1).verdict === undefined
      },
    )
    await all.finally(progress.clear)

    const report = reportOf(names, seats, blocks, seed, flags.sprt)
    const title = say.title(game.phrases[lang].title, seats, say.whole(deals), 'deals')
    if (flags.svg !== undefined) writeText(flags.svg, ladderChart(title, seats, report, say))
    const { thought, faults, ...rest } = report
    if (flags.json)
      print(
        terminal,
        JSON.stringify({
          ...plan,
          ...rest,
          faults: faults.map((one) => faultLine(one, figureWords.en)),
          ...(flags.times && { thought }),
        }),
      )
    else for (const line of reportLines(title, seats, report, flags.times, say)) printWrapped(terminal, line)
    return 0
  },
})

/** Who plays: two who are named, or a field, to which all programs of the folder belong. */
function namesIn(
  {
    a,
    b,
    field,
  }: {
    a: string | undefined
    b: string | undefined
    field: string | undefined
  },
  programs: readonly string[],
): string[] {
  const two = a !== undefined || b !== undefined
  if (field !== undefined && two) misuse((say) => say.fieldAlone)
  const names = two ? [a, b] : [...(field?.split(',') ?? []), ...programs]
  if (names.length < 2 || !names.every((name) => name !== undefined)) misuse((say) => say.needsContestants)
  if (new Set(names).size < names.length && names.length > 2) misuse((say) => say.namedTwice)
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
