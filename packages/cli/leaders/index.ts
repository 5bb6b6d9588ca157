// What Leaders brings besides its rules: positions as one line, legal actions in full, counting and solving.

import { type SearchCore, searchCore } from '@undercrown/bots/leaders'
import { describeSolution, solve } from '@undercrown/bots/leaders/solver.ts'
import { layTable, randomFrom, refuse } from '@undercrown/engine'
import { counted, leaders, legal, midGame, readPosition, type State } from '@undercrown/leaders'
import { gameCommand } from '../command.ts'
import { text, toggle, whole } from '../flags.ts'
import type { CommandLineExtras, Session } from '../game-entry.ts'
import { columnsOf, print, printWrapped } from '../terminal.ts'
import { fastest, type Millis, millisOf, secondsOf } from '../timing.ts'
import { commandWords } from '../words/commands.ts'
import { type FigureWords, figureWords } from '../words/figures.ts'
import { columns, wrap } from '../wrap.ts'
import { tactics } from './tactics.ts'

const stateOf = (session: Session) => session.table().state as State

/** A stop sign that goes up after so many milliseconds. */
function after(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() > end
}

function msIn(value: unknown): number {
  const ms = value ?? Number.POSITIVE_INFINITY
  return typeof ms === 'number' && ms > 0
    ? ms
    : refuse(
        '"maxMs" must be a number of milliseconds above 0',
        '«\u00a0maxMs\u00a0» doit être un nombre de millisecondes supérieur à 0',
      )
}

/** The position of a flag, or the start of a game. */
function stateAt(position: string | undefined): State {
  if (position !== undefined) return layTable(leaders, readPosition(position), '').state
  return leaders.setup({ mode: 'strategist', first: 'black' }, 2, randomFrom(''))
}

const positionFlag = text('P', undefined)

const perft = gameCommand({
  name: 'perft',
  words: commandWords.perft,
  flags: {
    position: positionFlag,
    depth: whole('N', { least: 0, most: 12, or: 2 }),
    json: toggle(),
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
  words: commandWords.solve,
  flags: {
    position: positionFlag,
    maxMs: whole('N', { or: undefined }),
    bench: whole('N', { or: undefined }),
    json: toggle(),
  },
  withOptions: false,
  run({ terminal, lang, flags }) {
    const say = figureWords[lang]
    if (flags.bench !== undefined) {
      const figures = benchSolver(flags.bench)
      const width = columnsOf(terminal.stdout)
      print(terminal, flags.json ? JSON.stringify(figures) : inWords(figures, say, width))
      return 0
    }
    const verdict = describeSolution(searchCore(), stateAt(flags.position), {
      stop: after(msIn(flags.maxMs)),
    })
    const moves = (verdict.line ?? []).map((move) => (move as { notation: string }).notation)
    if (flags.json) print(terminal, JSON.stringify(verdict))
    else if (verdict.win) printWrapped(terminal, say.win(moves.join(' ')))
    else print(terminal, verdict.win === null ? say.noAnswer : say.noWin)
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

function inWords(
  { positions, wins, actionsPerSecond, endsPerSecond, ms }: SolverFigures,
  say: FigureWords,
  width: number,
): string {
  const millis = (value: number) => `${say.fixed(value, 2)} ms`
  return [
    ...wrap(say.solverTitle(say.whole(positions), say.whole(wins)), width),
    ...columns(
      [
        [say.winsSought, say.whole(actionsPerSecond)],
        [say.endsJudged, say.whole(endsPerSecond)],
        [
          say.decidedIn,
          say.quantiles([
            ['median', millis(ms.median)],
            ['p95', millis(ms.p95)],
            ['p99', millis(ms.p99)],
            ['most', millis(ms.most)],
          ]),
        ],
      ],
      width,
      20,
      36,
    ),
  ].join('\n')
}

export const extras: CommandLineExtras = {
  commands: [perft, solver, tactics],
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
