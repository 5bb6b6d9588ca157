// `tactics`: lets a level solve puzzles of one turn.

import { type Level, levels } from '@undercrown/bots'
import { mind, searchCore } from '@undercrown/bots/leaders'
import { allTactics, enumerated, isSolved, solvedBy, tacticKinds } from '@undercrown/bots/leaders/tactics'
import { growTactics } from '@undercrown/bots/leaders/tactics-growth'
import { randomFrom, viewOf } from '@undercrown/engine'
import { leaders, type Move, type State } from '@undercrown/leaders'
import { gameCommand } from '../command.ts'
import { oneOf, text, toggle, whole } from '../flags.ts'
import { worked } from '../measure.ts'
import { progressOf } from '../progress.ts'
import { print } from '../terminal.ts'

export const tactics = gameCommand({
  name: 'tactics',
  summary: 'Let a level solve puzzles of one turn: win now, or do not lose in the next',
  details: [
    'A puzzle is solved when the level wins in the turn, or leaves the other side without a win in the next, against',
    'every walk of an enemy Nemesis. Level 5 must solve all: the command fails where it does not.',
  ].join('\n'),
  flags: {
    level: oneOf(levels, 'who solves (L5)', 'L5'),
    nodes: whole('N', 'how much it thinks (what the level thinks at a table)', { or: undefined }),
    kind: oneOf(tacticKinds, 'only puzzles of this kind', undefined),
    first: whole('N', 'only the first so many of each kind', { or: undefined }),
    brute: toggle('judge by plain enumeration through the rules, not by the solver: slow'),
    grow: text('SEED', 'instead, print new puzzles from one game with this seed', undefined),
    json: toggle('print the figures as JSON'),
  },
  withOptions: false,
  run({ terminal, flags }) {
    const kinds = flags.kind ? [flags.kind] : tacticKinds
    if (flags.grow !== undefined) {
      for (const { kind, line } of growTactics(flags.grow, kinds)) print(terminal, `${kind} ${line}`)
      return 0
    }
    const chosen = kinds.flatMap((kind) =>
      allTactics.filter((one) => one.kind === kind).slice(0, flags.first),
    )
    const answer = answerer(flags.level, flags.nodes ?? mind.nodes[flags.level])
    const threat = flags.brute ? enumerated : solvedBy(searchCore())
    const progress = progressOf(terminal, chosen.length, 'puzzles')
    const start = worked()
    const failed = chosen.filter((tactic, i) => {
      const isRight = isSolved(tactic, answer, threat)
      progress.at(i + 1)
      return !isRight
    })
    progress.clear()
    const seconds = (worked() - start) / 1e6
    const figures = kinds.map((kind) => {
      const puzzles = chosen.filter((one) => one.kind === kind).length
      return { kind, puzzles, solved: puzzles - failed.filter((one) => one.kind === kind).length }
    })
    if (flags.json) print(terminal, JSON.stringify({ level: flags.level, seconds, figures, failed }))
    else {
      for (const { kind, puzzles, solved } of figures)
        print(terminal, `${flags.level} ${kind}: ${solved} of ${puzzles} solved`)
      for (const { kind, line } of failed) print(terminal, `  not solved: ${kind} ${line}`)
    }
    return flags.level === 'L5' && failed.length > 0 ? 1 : 0
  },
})

function answerer(level: Level, nodes: number) {
  return (state: State, choice: { seat: number; ask: { ask: string }; options: readonly Move[] }): Move => {
    const view = viewOf(leaders, state, choice.seat, 'mind')
    return choice.options[mind.answer(view, choice, level, { nodes }, randomFrom('tactics'))] as Move
  }
}
