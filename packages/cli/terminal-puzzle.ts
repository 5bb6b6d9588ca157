// One puzzle at a terminal: watched where it must be, answered, refuted, and solved in the end.

import {
  type AnyTable,
  type Choice,
  type Happened,
  itemAt,
  type Lang,
  layTable,
  plain,
  Refusal,
  refusalIn,
  type Sight,
  viewOf,
} from '@undercrown/engine'
import {
  namesLeft,
  type Puzzle,
  type PuzzleJudge,
  type PuzzleTable,
  RUNGS,
  type Verdict,
} from '@undercrown/puzzles'
import { puzzleGames } from '@undercrown/puzzles/games.ts'
import type { Answers, Typed } from './answers.ts'
import type { GameEntry } from './game-entry.ts'
import { logLines } from './log.ts'
import { namesAround } from './names.ts'
import { optionLines } from './options-list.ts'
import { paintFor } from './paint.ts'
import { columnsOf, isInteractive, printWrapped, type Terminal } from './terminal.ts'
import { fail } from './usage.ts'
import { solvingWords } from './words/puzzle.ts'
import { wrapDrawing } from './wrap.ts'

export interface TerminalPuzzle {
  readonly terminal: Terminal
  readonly lang: Lang
  readonly answers: Answers
  readonly puzzle: Puzzle
  readonly entry: GameEntry
}

/** How the first answer was, or with which exit code somebody left before. */
export interface SolvedAtTerminal {
  readonly right: boolean
  readonly hints: number
  readonly end?: number
}

/** Narrower than this, a hint leaves no room to type. */
const WIDE = 60
/** Clears the screen and what was scrolled off it: what was watched is to be kept in mind. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

export async function solveAtTerminal(session: TerminalPuzzle): Promise<SolvedAtTerminal> {
  const { terminal, lang, answers, puzzle, entry } = session
  const { game, puzzles: talk } = entry
  const { seat, solutions, themes, proof, watch = [] } = puzzle
  const [solution = []] = solutions
  const made = puzzleGames.find(({ id }) => id === puzzle.game)
  const judge: PuzzleJudge = (await made?.judge()) ?? fail((_say, lang) => solvingWords[lang].none)
  const table: PuzzleTable | undefined = await made?.table?.()
  const say = solvingWords[lang]
  const paint = paintFor(terminal)
  const width = columnsOf(terminal.stdout)
  const naming = table?.naming?.(puzzle)
  const about = naming?.place
  const word = (move: object) => table?.word?.(move) ?? JSON.stringify(game.target(move))
  const lay = (position: string) =>
    layTable(game, table?.layout?.(position) ?? JSON.parse(position), puzzle.id)
  /** What was watched and is to be remembered is shown as a screen would; else as well as one may remember. */
  const sight: Sight = table?.forgets?.(puzzle.kind) ? 'screen' : 'mind'

  let at = lay(puzzle.position)
  const names = namesAround(at.seats, seat, lang === 'fr' ? 'Vous' : 'You')
  let answer: string[] = []
  let hints = 0
  /** What was told before is not told again. */
  let muted = false
  let first: Pick<SolvedAtTerminal, 'right' | 'hints'> | undefined

  const show = (line = '', hang?: number) => printWrapped(terminal, line, hang)
  const tell = (events: readonly Happened[]) => {
    if (muted) return
    for (const line of logLines(game, events, seat, lang, names)) show(`${paint.dim('·')} ${line}`, 2)
  }

  function draw(shown: AnyTable = at): void {
    const drawing = game.draw(viewOf(game, shown.state, seat, sight), lang, names, width)
    show()
    for (const line of wrapDrawing(drawing, width)) show(line)
  }

  /** Does what is written, whoever is asked; false where nobody is offered it. */
  function playWord(on: AnyTable, written: string): boolean {
    for (const { seat: who, options } of on.choices()) {
      const option = options.findIndex((move) => word(move) === written)
      if (option < 0) continue
      tell(on.pick(who, option))
      return true
    }
    return false
  }

  /** What others are asked before the answer is whole is answered where it hurts. */
  function reply(on: AnyTable): boolean {
    const [other] = on.choices()
    const option = other && other.seat !== seat ? table?.reply?.(on.state) : undefined
    if (!other || option === undefined) return false
    tell(on.pick(other.seat, option))
    return true
  }

  /** From there as far as it can be played: a turn is ended before what comes after it. */
  function playLine(on: AnyTable, words: readonly string[]): void {
    const left = [...words]
    while (left.length > 0) {
      if (playWord(on, itemAt(left, 0))) left.shift()
      else if (!playWord(on, 'end') && !reply(on)) return
    }
  }

  const mine = (): Choice<object> | undefined => at.choices().find((one) => one.seat === seat)

  /** Nothing more is asked that belongs to the answer. */
  function isWhole(): boolean {
    if (about !== undefined || answer.length === 0) return false
    return !mine() || !(table?.reply !== undefined || answer.length < solution.length)
  }

  async function watchIt(): Promise<Typed | undefined> {
    if (watch.length === 0) return undefined
    draw()
    show(`\n${paint.bold(say.watch)}`)
    for (const written of watch) {
      playWord(at, written)
      if (!isInteractive(terminal)) continue
      const typed = await answers.line(say.enter)
      if (typed.kind !== 'word' || typed.word.trim() === 'q') return typed
    }
    if (sight === 'screen' && terminal.stdout.isTTY) terminal.stdout.write(CLEAR)
    return undefined
  }

  const asking = (choice: Choice<object>) => ({ ...choice, view: viewOf(game, at.state, seat, sight) })
  const labelsOf = (choice: Choice<object>) =>
    choice.options.map((move) => plain(game.phrases[lang].option(move, asking(choice)), names, lang))
  const named = (naming?.names ?? []).map((name) => ({ name, words: talk?.name?.(name) ?? name }))

  function question(): void {
    const task = talk?.tasks[lang][puzzle.kind] ?? puzzle.kind
    const place = about === undefined ? '' : (talk?.place?.(about, names, lang) ?? about)
    if (answer.length === 0) show(`\n${paint.bold(about === undefined ? task : say.asked(task, place))}`)
    const choice = mine()
    if (about !== undefined) {
      show(say.names)
      for (const line of optionLines(
        named.map(({ words }) => words),
        width,
        paint,
      ))
        show(line)
    } else if (choice) {
      show(`\n${plain(game.phrases[lang].ask(asking(choice)), names, lang)}`)
      for (const line of optionLines(labelsOf(choice), width, paint)) show(line)
    }
  }

  /** Answers with what was typed; false where it is none of the answers. */
  function take(typed: string): boolean {
    const number = /^\d+$/.test(typed) ? Number(typed) - 1 : -1
    if (about !== undefined) {
      const lower = typed.toLowerCase().replace('−', '-')
      // A value may be a number as well: what is written comes before what is counted.
      const found =
        named.find(({ name, words }) => [name, words.toLowerCase()].includes(lower)) ?? named[number]
      if (found) answer = [`${about}=${found.name}`]
      return found !== undefined
    }
    const choice = mine()
    const lower = typed.toLowerCase()
    const option =
      choice?.options.findIndex(
        (move, i) => i === number || game.target(move).word?.toLowerCase() === lower || word(move) === typed,
      ) ?? -1
    if (!choice || option < 0) return false
    answer.push(word(itemAt(choice.options, option)))
    tell(at.pick(seat, option))
    while (!mine() && reply(at)) {}
    return true
  }

  /** The same again, with the last deed left out, or all of them. */
  function back(kept: readonly string[]): void {
    at = lay(puzzle.position)
    muted = true
    for (const written of [...watch, ...kept]) {
      playWord(at, written)
      while (!mine() && reply(at)) {}
    }
    muted = false
    answer = [...kept]
  }

  function hint(): void {
    if (hints >= RUNGS) {
      show(say.noMoreHints)
      return
    }
    hints++
    if (hints === 1) show(say.themes(themes))
    else if (about !== undefined) hintName()
    else hintDeed()
  }

  function hintName(): void {
    const left = naming && namesLeft(puzzle, naming, hints)
    show(say.amongNames(named.filter(({ name }) => left?.includes(name)).map(({ words }) => words)))
  }

  function hintDeed(): void {
    const choice = mine()
    const option =
      choice?.options.findIndex((move) => solution.includes(word(move)) && !answer.includes(word(move))) ?? -1
    if (!choice || option < 0) {
      show(say.elsewhere)
      return
    }
    const label = itemAt(labelsOf(choice), option)
    const cut = label.lastIndexOf(' ')
    show(hints === 2 && cut > 0 ? say.begins(label.slice(0, cut)) : say.deed(`${option + 1}  ${label}`))
  }

  function refute({ refutation }: Verdict): void {
    show(`\n${paint.bold(say.wrong)}`)
    if (refutation) {
      if (refutation.worlds) show(say.world(refutation.worlds.failed, refutation.worlds.of))
      const shown = lay(refutation.position)
      playLine(shown, refutation.line)
      draw(shown)
    }
    show(say.again)
  }

  /** What is done or named, in words. */
  function solutionWords(): string {
    if (about !== undefined) {
      const right = (solution[0] ?? '').slice(about.length + 1)
      return named.find(({ name }) => name === right)?.words ?? right
    }
    back([])
    const told: string[] = []
    muted = true
    for (const written of solution) {
      const choice = mine()
      const option = choice?.options.findIndex((move) => word(move) === written) ?? -1
      if (!choice || option < 0) {
        if (!playWord(at, 'end')) break
        continue
      }
      told.push(itemAt(labelsOf(choice), option))
      at.pick(seat, option)
      while (!mine() && reply(at)) {}
    }
    muted = false
    return told.join('; ')
  }

  function prove(): void {
    show(say.solution(solutionWords()))
    if (proof.chance) show(say.chance(proof.chance.won, proof.chance.next, proof.chance.of))
    show(say.proof(proof.by, proof.seen))
  }

  /** Whether it is solved; what is no answer is said so. */
  function judged(): boolean {
    let verdict: Verdict
    try {
      verdict = judge.judge(puzzle, answer)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      show(refusalIn(error, lang))
      back([])
      return false
    }
    first ??= { right: verdict.right, hints }
    if (verdict.right) {
      show(`\n${paint.bold(say.solved)}`)
      prove()
      return true
    }
    refute(verdict)
    back([])
    return false
  }

  function left(typed: Typed): SolvedAtTerminal {
    if (typed.kind === 'end' && !isInteractive(terminal)) fail((_say, lang) => solvingWords[lang].inputEnded)
    show()
    return { right: false, hints, end: typed.kind === 'interrupt' ? 130 : 0 }
  }

  show(`${paint.bold(say.header(game.phrases[lang].title, puzzle.id, puzzle.rating))}`)
  const stopped = await watchIt()
  if (stopped) return left(stopped)
  draw()
  question()
  for (;;) {
    const typed = await answers.word(`${paint.dim(`(${width < WIDE ? say.shortHint : say.hint})`)} > `)
    if (typed.kind !== 'word') return left(typed)
    const letter = typed.word.toLowerCase()
    if (letter === 'q') return left(typed)
    if (letter === 'h') hint()
    else if (letter === '?') for (const line of say.help) show(line, 5)
    else if (letter === 's') {
      prove()
      return { right: false, hints }
    } else if (letter === 'u' || letter === 't') {
      if (letter === 'u') back(answer.slice(0, -1))
      draw()
      question()
    } else if (!take(typed.word)) {
      show(say.notThere(typed.word))
      answers.forget()
    } else if (about !== undefined || isWhole()) {
      if (judged()) return first ?? { right: true, hints }
      draw()
      question()
    } else {
      draw()
      question()
    }
  }
}
