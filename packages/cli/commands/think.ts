// `think`: how fast a level thinks at questions from all over random games.

import { type AnyMind, type Level, levels } from '@undercrown/bots'
import { mindOf } from '@undercrown/bots/all.ts'
import {
  type AnyGame,
  type AnyView,
  below,
  type Choice,
  openTable,
  pickOne,
  randomFrom,
  viewOf,
} from '@undercrown/engine'
import { gameCommand } from '../command.ts'
import { oneOf, toggle, whole } from '../flags.ts'
import { seatsFor, startFlags } from '../start.ts'
import { columnsOf, print } from '../terminal.ts'
import { fastest, type Millis, millisOf, secondsOf, timed } from '../timing.ts'
import { commandWords } from '../words/commands.ts'
import { type FigureWords, figureWords } from '../words/figures.ts'
import { columns, wrap } from '../wrap.ts'

/** Where there is something to choose and the level searches. */
interface Question {
  readonly view: AnyView
  readonly choice: Choice<object>
}

interface Figures {
  readonly game: string
  readonly seats: number
  readonly level: Level
  readonly nodes: number
  readonly questions: number
  readonly nodesPerSecond: number
  /** The first answer of all, then those of each question. */
  readonly first: number
  readonly ms: Millis
}

/** Nodes enough for any search to ask for the time. */
const MANY = 1e6

export const thinkCommand = gameCommand({
  name: 'think',
  words: commandWords.think,
  flags: {
    players: startFlags.players,
    level: oneOf(levels, 'L5'),
    nodes: whole('N', { or: undefined }),
    questions: whole('N', { or: 60 }),
    json: toggle(),
  },
  withOptions: true,
  run({ terminal, lang, entry: { game }, flags, options }) {
    const seats = seatsFor(game, flags.players)
    const mind = mindOf(game)
    const nodes = flags.nodes ?? mind.nodes[flags.level]
    const figures = measure(game, options, seats, mind, flags.level, nodes, flags.questions)
    const width = columnsOf(terminal.stdout)
    print(terminal, flags.json ? JSON.stringify(figures) : inWords(figures, figureWords[lang], width))
    return 0
  },
})

function measure(
  game: AnyGame,
  options: object,
  seats: number,
  mind: AnyMind,
  level: Level,
  nodes: number,
  wanted: number,
): Figures {
  const answer = ({ view, choice }: Question) =>
    mind.answer(view, choice, level, { nodes }, randomFrom('think'))
  const random = randomFrom('think')
  const questions: Question[] = []
  let first: number | undefined
  for (let deal = 0; questions.length < wanted; deal++) {
    const table = openTable(game, { seats, options, seed: `think ${deal}` })
    if (deal === 0) mind.prepare?.(table.options, seats)
    for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
      const question = { view: viewOf(game, table.state, choice.seat, 'mind'), choice }
      if (questions.length < wanted && choice.options.length > 1 && below(random, 8) === 0) {
        const took = first ?? timed(() => answer(question)).micros
        if (isSearched(mind, level, question)) {
          questions.push(question)
          first = took
        }
      }
      table.submit(choice.seat, pickOne(random, choice.options))
    }
  }
  const answers = fastest(questions, answer)
  return {
    game: game.id,
    seats,
    level,
    nodes,
    questions: questions.length,
    nodesPerSecond: (nodes * questions.length) / secondsOf(answers),
    first: (first as number) / 1000,
    ms: millisOf(answers),
  }
}

/** Whether the level asks for the time while it thinks about it. */
function isSearched(mind: AnyMind, level: Level, { view, choice }: Question): boolean {
  let asked = false
  const spent = () => {
    asked = true
    return true
  }
  mind.answer(view, choice, level, { nodes: MANY, spent }, randomFrom('think'))
  return asked
}

function inWords(
  { game, seats, level, nodes, questions, nodesPerSecond, first, ms }: Figures,
  say: FigureWords,
  width: number,
): string {
  const millis = (value: number) => `${say.fixed(value, 1)} ms`
  return [
    ...wrap(say.thinkTitle(game, seats, level, say.whole(nodes), say.whole(questions)), width),
    ...columns(
      [
        [say.nodesPerSecond, say.whole(nodesPerSecond)],
        [
          say.anAnswer,
          say.quantiles([
            ['median', millis(ms.median)],
            ['p99', millis(ms.p99)],
            ['most', millis(ms.most)],
          ]),
        ],
        [say.firstAnswer, millis(first)],
      ],
      width,
      18,
    ),
  ].join('\n')
}
