// The report of an arena in words.

import type { FigureWords } from '../words/figures.ts'
import { displayWidth } from '../wrap.ts'
import type { PairReport, Report, ReportedFault } from './report.ts'
import type { Hypotheses, Sprt } from './sprt.ts'

export function reportLines(
  title: string,
  seats: number,
  report: Report,
  times: boolean,
  say: FigureWords,
): string[] {
  const { pairs, ladder, sprt, faults, thought } = report
  const lines = [title, '', ...pairs.flatMap((pair) => pairLines(pair, seats, say))]
  if (ladder.length > 2) {
    const width = Math.max(...ladder.map(({ name }) => displayWidth(name)))
    lines.push('', say.ladder)
    for (const { name, elo, low, high } of ladder)
      lines.push(
        `  ${name.padEnd(width)}  ${signedElo(elo).padStart(5)}  ${say.interval(signedElo(low), signedElo(high))}`,
      )
  }
  if (sprt) lines.push('', sprtLine(sprt, say, pairs[0]))
  if (times) {
    lines.push('', say.thinking)
    for (const { name, msPerAnswer, msMost } of thought)
      lines.push(`  ${name}  ${say.thought(say.fixed(msPerAnswer, 2), say.fixed(msMost, 1))}`)
  }
  if (faults.length > 0) lines.push('', ...faultLines(faults, say))
  return lines
}

/** Two lines of a pair fit 80 columns each where the names are short. */
function pairLines(pair: PairReport, seats: number, say: FigureWords): string[] {
  const { a, b, won, shared, lost, games, deals, capped } = pair
  const rivals = seats === 2 ? b : `${seats - 1} × ${b}`
  const even = seats === 2 ? undefined : say.percent(1 / seats)
  const share = say.ofTheWins(say.percent(pair.share), say.percent(pair.low), say.percent(pair.high), even)
  const elo = pair.elo === null ? '' : `, Elo ${signedElo(pair.elo)}`
  return [
    `${say.against(a, rivals)}${share}, p ${chance(pair.p, say)}${elo}`,
    `  ${say.games(won, shared, lost, games, deals)}${say.semicolon} ${say.pace(say.fixed(pair.decisionsPerGame, 0), capped)}`,
  ]
}

function sprtLine(
  { llr, low, high, verdict, elo0, elo1, risk }: Sprt & Hypotheses,
  say: FigureWords,
  pair?: PairReport,
): string {
  const two = (value: number) => say.fixed(value, 2)
  return `${say.sprt(verdict, pair?.deals, elo0, elo1)} ${say.likelihood(two(llr), two(low), two(high), say.percent(risk))}`
}

const SHOWN = 10

function faultLines(faults: readonly ReportedFault[], say: FigureWords): string[] {
  const more = faults.length > SHOWN ? [`  ${say.moreFaults(faults.length - SHOWN)}`] : []
  return [say.faults, ...faults.slice(0, SHOWN).map((fault) => `  ${faultLine(fault, say)}`), ...more]
}

export function faultLine({ names, fault }: ReportedFault, say: FigureWords): string {
  return `${say.between(...names)}${say.fault(fault)}`
}

function chance(p: number, say: FigureWords): string {
  if (p < 1e-4) return `< ${say.fixed(0.0001, 4)}`
  return `= ${say.fixed(p, p < 0.1 ? 4 : 2)}`
}

export function signedElo(elo: number): string {
  const whole = Math.round(elo)
  return whole > 0 ? `+${whole}` : `${whole}`.replace('-', '−')
}
