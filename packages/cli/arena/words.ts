// The report of an arena in words.

import type { PairReport, Report } from './report.ts'
import type { Hypotheses, Sprt } from './sprt.ts'

export function reportLines(title: string, seats: number, report: Report, times: boolean): string[] {
  const { pairs, ladder, sprt, faults, thought } = report
  const lines = [title, '', ...pairs.flatMap((pair) => pairLines(pair, seats))]
  if (ladder.length > 2) {
    const width = Math.max(...ladder.map(({ name }) => name.length))
    lines.push('', 'Ladder, rating with the interval that holds it with 95 % confidence; the mean is 0')
    for (const { name, elo, low, high } of ladder)
      lines.push(
        `  ${name.padEnd(width)}  ${signedElo(elo).padStart(5)}  (${signedElo(low)} to ${signedElo(high)})`,
      )
  }
  if (sprt) lines.push('', sprtLine(sprt, pairs[0]))
  if (times) {
    lines.push('', 'Thinking, in milliseconds of the processor')
    for (const { name, msPerAnswer, msMost } of thought)
      lines.push(`  ${name}  ${msPerAnswer.toFixed(2)} an answer, ${msMost.toFixed(1)} at most`)
  }
  if (faults.length > 0) lines.push('', ...faultLines(faults))
  return lines
}

function pairLines(pair: PairReport, seats: number): string[] {
  const { a, b, share, low, high, won, shared, lost, games, capped } = pair
  const rivals = seats === 2 ? b : `${seats - 1} × ${b}`
  const even = seats === 2 ? '' : `, even is ${percentText(1 / seats)}`
  const elo = pair.elo === null ? '' : `, Elo ${signedElo(pair.elo)}`
  const cut = capped > 0 ? `; ${capped} cut off as draws` : ''
  return [
    `${a} against ${rivals}: ${percentText(share)} of the wins (${percentText(low)} to ${percentText(high)}${even}), p ${chance(pair.p)}${elo}`,
    `  ${won} won, ${shared} shared, ${lost} lost in ${games} games over ${pair.deals} deals; ${pair.decisionsPerGame.toFixed(0)} decisions a game${cut}`,
  ]
}

export function sprtLine(
  { llr, low, high, verdict, elo0, elo1, risk }: Sprt & Hypotheses,
  pair?: PairReport,
): string {
  const where = `log-likelihood ratio ${llr.toFixed(2)}, bounds ${low.toFixed(2)} and ${high.toFixed(2)}`
  const after = pair ? ` after ${pair.deals} deals` : ''
  const sure = `risk ${percentText(risk)}`
  if (verdict === 'elo1')
    return `SPRT: stopped${after}, stronger: Elo ${elo1} rather than ${elo0} (${where}, ${sure})`
  if (verdict === 'elo0')
    return `SPRT: stopped${after}, not stronger: Elo ${elo0} rather than ${elo1} (${where}, ${sure})`
  return `SPRT: not decided${after} between Elo ${elo0} and ${elo1} (${where}, ${sure})`
}

const SHOWN = 10

function faultLines(faults: readonly string[]): string[] {
  const more = faults.length > SHOWN ? [`  and ${faults.length - SHOWN} more`] : []
  return ['Games lost by a fault', ...faults.slice(0, SHOWN).map((fault) => `  ${fault}`), ...more]
}

function chance(p: number): string {
  if (p < 1e-4) return '< 0.0001'
  return `= ${p.toFixed(p < 0.1 ? 4 : 2)}`
}

export function percentText(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}

export function signedElo(elo: number): string {
  const whole = Math.round(elo)
  return whole > 0 ? `+${whole}` : `${whole}`.replace('-', '−')
}
