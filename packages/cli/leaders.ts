// What Leaders brings besides its rules: positions as one line, legal actions in full, counting and solving.

import { type SearchCore, searchCore } from '@undercrown/bots/leaders'
import { describeSolution, solve } from '@undercrown/bots/leaders/solver'
import { tuneLeaders } from '@undercrown/bots/leaders/tune'
import { layTable, randomFrom, refuse } from '@undercrown/engine'
import { counted, leaders, legal, midGame, readPosition, type State } from '@undercrown/leaders'
import { gameCommand } from './command.ts'
import { tactics } from './commands/tactics.ts'
import { tune } from './commands/tune.ts'
import { text, toggle, whole } from './flags.ts'
import type { GameEntry, Session } from './game-entry.ts'
import { print } from './terminal.ts'
import { fastest, type Millis, millisOf, secondsOf } from './timing.ts'

const stateOf = (session: Session) => session.table().state as State

/** A stop sign that goes up after so many milliseconds. */
function after(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() > end
}

function msIn(value: unknown): number {
  const ms = value ?? Number.POSITIVE_INFINITY
  return typeof ms === 'number' && ms > 0 ? ms : refuse('"maxMs" must be a number of milliseconds above 0')
}

/** The position of a flag, or the start of a game. */
function stateAt(position: string | undefined): State {
  if (position !== undefined) return layTable(leaders, readPosition(position), '').state
  return leaders.setup({ mode: 'strategist', first: 'black' }, 2, randomFrom(''))
}

const positionFlag = text('P', 'a position, as one line or JSON (the start of a strategist game)', undefined)

const perft = gameCommand({
  name: 'perft',
  summary: 'Count the sequences of so many decisions from a position',
  flags: {
    position: positionFlag,
    depth: whole('N', 'how many decisions (2)', { least: 0, most: 12, or: 2 }),
    json: toggle('print the count as JSON'),
  },
  withOptions: false,
  run({ terminal, flags }) {
    const count = counted(stateAt(flags.position), flags.depth)
    print(terminal, flags.json ? JSON.stringify(count) : String(count.nodes))
    return 0
  },
})

const solver = gameCommand({
  name: 'solve',
  summary: 'Find a win within the turn, or prove that there is none',
  flags: {
    position: positionFlag,
    maxMs: whole('N', 'give up after so many milliseconds (never)', { or: undefined }),
    bench: whole('N', 'instead, measure the solver on so many positions of random games', { or: undefined }),
    json: toggle('print the answer as JSON'),
  },
  withOptions: false,
  run({ terminal, flags }) {
    if (flags.bench !== undefined) {
      const figures = benchSolver(flags.bench)
      print(terminal, flags.json ? JSON.stringify(figures) : inWords(figures))
      return 0
    }
    const verdict = describeSolution(searchCore(), stateAt(flags.position), {
      stop: after(msIn(flags.maxMs)),
    })
    const moves = (verdict.line ?? []).map((move) => (move as { notation: string }).notation)
    if (flags.json) print(terminal, JSON.stringify(verdict))
    else if (verdict.win) print(terminal, `win: ${moves.join(' ')}`)
    else print(terminal, verdict.win === null ? 'no answer in that time' : 'no win this turn')
    return 0
  },
})

interface SolverFigures {
  readonly positions: number
  readonly wins: number
  /** Positions that one action leads to, those known before included: in the search for a win, and of all ends. */
  readonly actionsPerSecond: number
  readonly endsPerSecond: number
  readonly ms: Millis
}

/** As level 5 does where it is in need, but not without end. */
const KEPT_ENDS = 300
const MOST_ENDS = 200_000

/** Positions in the action phase of random games, from the fifth turn on. By the processor's time, each at its fastest. */
function benchSolver(positions: number): SolverFigures {
  const random = randomFrom('solver bench')
  const states: State[] = []
  while (states.length < positions) {
    const state = midGame(random)
    if (state.phase === 'actions' && state.turn >= 4) states.push(state)
  }
  const sought = fastest(states, (state) => solve(searchCore(), state))
  const ended = fastest(states, (state) => countEnds(searchCore(), state))
  return {
    positions,
    wins: sought.filter(({ value }) => value.win).length,
    actionsPerSecond: sought.reduce((sum, { value }) => sum + value.nodes, 0) / secondsOf(sought),
    endsPerSecond: ended.reduce((sum, { value }) => sum + value, 0) / secondsOf(ended),
    ms: millisOf(sought),
  }
}

function countEnds({ position, ends }: SearchCore, state: State): number {
  position.load(state)
  ends.endsOf({ keep: KEPT_ENDS, nodes: MOST_ENDS })
  return ends.endNodes()
}

function inWords({ positions, wins, actionsPerSecond, endsPerSecond, ms }: SolverFigures): string {
  const millis = (value: number) => `${value.toFixed(2)} ms`
  return [
    `${positions} positions, ${wins} of them won within the turn`,
    `  positions a second, wins sought     ${Math.round(actionsPerSecond).toLocaleString('en')}`,
    `  positions a second, ends judged     ${Math.round(endsPerSecond).toLocaleString('en')}`,
    `  decided in                          median ${millis(ms.median)}, 95 % ${millis(ms.p95)}, 99 % ${millis(ms.p99)}, most ${millis(ms.most)}`,
  ].join('\n')
}

export const leadersEntry: GameEntry = {
  game: leaders,
  commands: [perft, solver, tactics, tune(tuneLeaders)],
  protocol: {
    position(session, { position, seed }) {
      session.lay(readPosition(position), String(seed ?? ''))
      const { options, seats } = session.table()
      return { ok: true, game: leaders.id, seats, options }
    },
    legal: (session) => legal(stateOf(session)),
    solve: (session, { maxMs }) =>
      describeSolution(searchCore(), stateOf(session), { stop: after(msIn(maxMs)) }),
    perft: (session, { depth }) => counted(stateOf(session), depth),
  },
}
