// Chances as they are told: drawn to how often what was so judged came true, in games that were played to measure it.

/** In log-odds, measured from even: how far a chance is believed, and what is added to it. */
export interface CalibrationLine {
  readonly slope: number
  readonly shift: number
}

/** What `undercrown calibrate` fits for a game; by two players, and more. */
export interface Calibration {
  /** The chance of whoever is asked, by the best that was found. */
  readonly told: Readonly<Record<TableSize, CalibrationLine>>
  /** The chances of all seats: how far they are spread. */
  readonly standing: Readonly<Record<TableSize, number>>
}

export const tableSizes = ['two', 'more'] as const
export type TableSize = (typeof tableSizes)[number]

export function tableSizeOf(seats: number): TableSize {
  return seats === 2 ? 'two' : 'more'
}

const asSeen: CalibrationLine = { slope: 1, shift: 0 }

/** Nothing is drawn anywhere: what the mind itself saw, by which the others are fitted. */
export const uncalibrated: Calibration = {
  told: { two: asSeen, more: asSeen },
  standing: { two: 1, more: 1 },
}

/** No chance is so small that its odds cannot be told. */
const LEAST = 0.001

export function logOdds(chance: number): number {
  const within = Math.max(LEAST, Math.min(1 - LEAST, chance))
  return Math.log(within / (1 - within))
}

/** What one among so many has by chance alone, in log-odds. */
export function evenOdds(seats: number): number {
  return -Math.log(seats - 1)
}

export function toldChance(chance: number, seats: number, { told }: Calibration): number {
  const { slope, shift } = told[tableSizeOf(seats)]
  const even = evenOdds(seats)
  return 1 / (1 + Math.exp(-(even + slope * (logOdds(chance) - even) + shift)))
}

/** The same for all seats at once; what they have together stays, and so does nothing at all. */
export function toldChances(chances: readonly number[], { standing }: Calibration): readonly number[] {
  const power = standing[tableSizeOf(chances.length)]
  const raised = chances.map((chance) => (chance === 0 ? 0 : Math.max(LEAST, chance) ** power))
  const [all, sum] = [chances, raised].map((list) => list.reduce((a, b) => a + b, 0)) as [number, number]
  return sum === 0 ? chances : raised.map((chance) => (Math.min(1, all) * chance) / sum)
}
