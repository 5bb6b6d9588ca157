// `tactics`: lets a level solve puzzles of one turn and of two.

import { type Level, levels } from '@undercrown/bots'
import { mind, searchCore } from '@undercrown/bots/leaders'
import { allTactics, enumerated, isSolved, solvedBy, tacticKinds } from '@undercrown/bots/leaders/tactics.ts'
import { growTactics } from '@undercrown/bots/leaders/tactics-growth.ts'
import { itemAt, randomFrom, viewOf } from '@undercrown/engine'
import { leaders, type Move, type State } from '@undercrown/leaders'
import { gameCommand } from '../command.ts'
import { oneOf, text, toggle, whole } from '../flags.ts'
import { worked } from '../measure.ts'
import { progressOf } from '../progress.ts'
import { print, printWrapped } from '../terminal.ts'
import { commandWords } from '../words/commands.ts'
import { figureWords } from '../words/figures.ts'

export const tactics = gameCommand({
  name: 'tactics',
  words: commandWords.tactics,
  flags: {
    level: oneOf(levels, 'L5'),
    nodes: whole('N', { or: undefined }),
    kind: oneOf(tacticKinds, undefined),
    first: whole('N', { or: undefined }),
    brute: toggle(),
    grow: text('SEED', undefined),
    json: toggle(),
  },
  withOptions: false,
  run({ terminal, lang, flags }) {
    const say = figureWords[lang]
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
    const progress = progressOf(terminal, chosen.length, 'puzzles', lang)
    const start = worked()
    const failed = chosen.filter((tactic, i) => {
      const isRight = isSolved(searchCore(), tactic, answer, threat)
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
        printWrapped(terminal, say.solved(flags.level, say.puzzles[kind], solved, puzzles))
      for (const { kind, line } of failed) print(terminal, say.notSolved(say.puzzles[kind], line))
    }
    return flags.level === 'L5' && failed.some(({ kind }) => kind !== 'two') ? 1 : 0
  },
})

function answerer(level: Level, nodes: number) {
  return (state: State, choice: { seat: number; ask: { ask: string }; options: readonly Move[] }): Move => {
    const view = viewOf(leaders, state, choice.seat, 'mind')
    return itemAt(choice.options, mind.answer(view, choice, level, { nodes }, randomFrom('tactics')))
  }
}
