// One puzzle at a terminal: watched where it must be, answered, refuted, and solved in the end.

import {
  type AnyTable,
  addressed,
  type Choice,
  type Happened,
  itemAt,
  type Lang,
  layTable,
  type Phrase,
  plain,
  Refusal,
  refusalIn,
  type Sight,
  viewOf,
} from '@undercrown/engine'
import {
  deedAhead,
  heldAnswer,
  kindWords,
  namesLeft,
  type Puzzle,
  type PuzzleJudge,
  type PuzzleScene,
  type PuzzleTable,
  type PuzzleTalk,
  percentOf,
  RUNGS,
  scoresAround,
  themeWords,
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
import { terminalWords } from './words/play.ts'
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
const WIDE = 76
/** Clears the screen and what was scrolled off it: what was watched is to be kept in mind. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

export async function solveAtTerminal(session: TerminalPuzzle): Promise<SolvedAtTerminal> {
  const { terminal, lang, answers, puzzle, entry } = session
  const { game } = entry
  const { seat, kind, solutions, themes, proof, watch = [] } = puzzle
  const [solution = []] = solutions
  const made = puzzleGames.find(({ id }) => id === puzzle.game)
  const judge: PuzzleJudge = (await made?.judge()) ?? fail((_say, lang) => solvingWords[lang].none)
  const talk: PuzzleTalk = (await made?.talk()) ?? fail((_say, lang) => solvingWords[lang].none)
  const table: PuzzleTable = (await made?.table?.()) ?? {}
  const say = solvingWords[lang]
  const paint = paintFor(terminal)
  const width = columnsOf(terminal.stdout)
  const naming = table.naming?.(puzzle)
  const about = naming?.place
  const word = (move: object) => table.word?.(move) ?? JSON.stringify(game.target(move))
  const lay = (position: string) =>
    layTable(game, table.layout?.(position) ?? JSON.parse(position), puzzle.id)
  /** What was watched and is to be remembered is shown as a screen would; else as well as one may remember. */
  const sight: Sight = table.forgets?.(puzzle.kind) ? 'screen' : 'mind'

  let at = lay(puzzle.position)
  const names = namesAround(at.seats, seat, say.you)
  const read = (phrase: Phrase) => plain(addressed(phrase, seat, lang), names, lang)
  let answer: string[] = []
  let hints = 0
  /** What was answered when the last rung was taken. */
  let hintedAt = 0
  /** What was told before is not told again. */
  let muted = false
  let first: Pick<SolvedAtTerminal, 'right' | 'hints'> | undefined

  const show = (line = '', hang?: number) => printWrapped(terminal, line, hang)
  const tell = (events: readonly Happened[]) => {
    if (muted) return
    for (const line of logLines(game, events, seat, lang, names, seat)) show(`${paint.dim('·')} ${line}`, 2)
  }

  const viewOn = (on: AnyTable, by = sight) => viewOf(game, on.state, seat, by)
  const sceneOn = (on: AnyTable): PuzzleScene => ({ seat, names, view: viewOn(on), outcome: on.outcome() })
  const drawn = (on: AnyTable, by = sight) => game.draw(viewOn(on, by), lang, names, width)

  function draw(shown: AnyTable = at, by = sight): void {
    show()
    for (const line of wrapDrawing(drawn(shown, by), width)) show(line)
    for (const line of talk.counting?.(kind, viewOn(shown), lang) ?? []) show(`  ${line}`, 4)
  }

  /** What the cards do that are to be seen. */
  function explain(): void {
    const sight = drawn(at)
    const there = game.catalogue(lang).filter(({ name, text }) => text && sight.includes(name))
    for (const { name, text } of there) show(`${paint.bold(name)}${terminalWords[lang].colon} ${text}`, 2)
    if (there.length === 0) show(say.nothingToRead)
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
    const option = other && other.seat !== seat ? table.reply?.(on.state) : undefined
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
    const choice = mine()
    const isAsked = choice !== undefined && !table.isIdle?.(choice.ask)
    return !isAsked || !(table.reply !== undefined || answer.length < solution.length)
  }

  async function watchIt(): Promise<Typed | undefined> {
    if (watch.length === 0) return undefined
    // What was known before is known when it begins.
    draw(at, 'mind')
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

  const asking = (choice: Choice<object>) => ({ ...choice, view: viewOn(at) })
  const labelsOf = (choice: Choice<object>) =>
    choice.options.map((move) => read(game.phrases[lang].option(move, asking(choice))))
  const named = (naming?.names ?? []).map((name) => ({
    name,
    words: talk.nameWords?.(name, lang) ?? name,
    note: talk.nameNote?.(name, lang),
  }))
  const shares = naming?.weighed ? (judge.shares?.(puzzle) ?? []) : []
  /** Where names are values, a number is one of them, and not the number of one. */
  const isValues = named.every(({ words }) => !/\p{L}/u.test(words))

  /** What is to be done, and what counts. */
  function task(): void {
    const { task: asked, goal, watched } = kindWords(talk, kind, lang)
    show(`\n${paint.bold(/[.?!]$/.test(asked) ? asked : `${asked}.`)}`)
    show(at.moves.length > 0 ? (watched ?? goal) : goal)
  }

  function question(): void {
    const choice = mine()
    if (naming) {
      show(`\n${paint.bold(talk.asks?.(naming, sceneOn(at), lang) ?? naming.place)}`)
      if (isValues) show(say.values(named.map(({ words }) => words)))
      else {
        show(naming.weighed ? say.weighedNames : say.names)
        const all = named.map(({ words, note }) => (note === undefined ? words : `${words} (${note})`))
        for (const line of optionLines(all, width, paint)) show(line)
      }
    } else if (choice) {
      show(`\n${read(game.phrases[lang].ask(asking(choice)))}`)
      for (const line of optionLines(labelsOf(choice), width, paint)) show(line)
    }
  }

  /** Answers with what was typed; false where it is none of the answers. */
  function take(typed: string): boolean {
    const number = /^\d+(?::|$)/.test(typed) ? Number.parseInt(typed, 10) - 1 : -1
    if (naming) {
      const [, said = '', sure] = (naming.weighed && /^(.*):(\d{1,2})$/.exec(typed)) || ['', typed]
      const lower = said.toLowerCase().replace('−', '-')
      const found =
        named.find(({ name, words }) => [name, words.toLowerCase()].includes(lower)) ??
        (isValues ? undefined : named[number])
      if (found)
        answer =
          sure === undefined
            ? [`${naming.place}=${found.name}`]
            : heldAnswer(naming, found.name, Number(sure), namesLeft(puzzle, naming, hints, shares))
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
    const events = at.pick(seat, option)
    // What comes of a card game's answer was laid out as one world of many: it is for the judge to tell.
    if (table.reply || !isWhole()) tell(events)
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
    // What was paid for tells the next deed as well.
    if (hints >= RUNGS && (naming || answer.length === hintedAt)) {
      show(say.noMoreHints)
      return
    }
    hints = Math.min(RUNGS, hints + 1)
    hintedAt = answer.length
    if (hints === 1) show(say.theme(themes.map(themeSentence).join(' ')))
    else if (naming) hintName()
    else hintDeed()
  }

  function themeSentence(theme: string): string {
    const { name, hint: words } = themeWords(talk, theme, lang)
    return `${name}. ${words}`
  }

  function hintName(): void {
    const left = naming && namesLeft(puzzle, naming, hints, shares)
    show(say.amongNames(named.filter(({ name }) => left?.includes(name)).map(({ words }) => words)))
  }

  function hintDeed(): void {
    const choice = mine()
    const option = deedAhead(puzzle, table, judge, answer, choice?.options.map(word) ?? [])
    if (!choice || option === undefined) {
      show(say.elsewhere)
      return
    }
    const piece = talk.piece?.(itemAt(choice.options, option), lang)
    if (hints === 2) show(piece === undefined ? say.noPiece : say.piece(piece))
    else show(say.deed(`${option + 1}  ${itemAt(labelsOf(choice), option)}`))
  }

  function refute({ refutation }: Verdict): void {
    const worlds = refutation?.worlds
    const name = naming && answer[0]?.slice(naming.place.length + 1).replace(/:\d+$/, '')
    show(`\n${paint.bold(say.wrong)}`)
    const why = (on: AnyTable, answered = viewOn(on)) =>
      show(talk.why?.(kind, sceneOn(on), lang, { naming, name, worlds, answered }) ?? '')
    if (naming) {
      why(at)
      const again = lay(puzzle.position)
      for (const written of watch) playWord(again, written)
    } else if (refutation) {
      if (worlds) show(worlds.failed === worlds.of ? say.everyWorld : say.world(worlds.failed, worlds.of))
      const shown = lay(refutation.position)
      const answered = viewOn(lay(refutation.position))
      playLine(shown, refutation.line)
      draw(shown)
      why(shown, answered)
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
    return told.join(say.between)
  }

  /** The likeliest first, and what told it from the next most of all. */
  function showOdds(): void {
    show(say.odds)
    for (const {
      answer: [text = ''],
      share = 0,
    } of shares) {
      const one = named.find(({ name }) => text.endsWith(`=${name}`))
      show(`  ${`${percentOf(share)} %`.padStart(5)}  ${one?.words} (${one?.note})`, 9)
    }
    show(say.theme(themes.map(themeSentence).join(' ')))
  }

  function prove(): void {
    show(naming?.weighed ? say.likeliest(solutionWords()) : say.solution(solutionWords()))
    if (naming?.weighed) showOdds()
    else if (proof.chance) {
      const { won, next, of } = proof.chance
      show(say.chance(won, next, of))
    }
    show(talk.proof?.(proof.by, lang, proof.seen) ?? say.proof(proof.seen))
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
      if (verdict.score !== undefined && answer.length > 1) {
        const { best, blind } = scoresAround(shares.map(({ share = 0 }) => share))
        const [mine, most, least] = [verdict.score, best, blind].map((score) =>
          score.toLocaleString(lang, { maximumFractionDigits: 2 }).replace('-', '−'),
        )
        show(say.score(mine ?? '', most ?? '', least ?? ''))
      }
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
  if (watch.length > 0) task()
  const stopped = await watchIt()
  if (stopped) return left(stopped)
  draw()
  task()
  question()
  for (;;) {
    const typed = await answers.word(`${paint.dim(`(${width < WIDE ? say.shortHint : say.hint})`)} > `)
    if (typed.kind !== 'word') return left(typed)
    const letter = typed.word.toLowerCase()
    if (letter === 'q') return left(typed)
    if (letter === 'h') hint()
    else if (letter === 'r') explain()
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
