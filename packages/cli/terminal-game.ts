// One person's game at a terminal with bots: what they are shown, asked and told, from the deal to the end.

import { setImmediate } from 'node:timers/promises'
import {
  type AnyTable,
  type Asking,
  type Choice,
  type Happened,
  type Lang,
  plain,
  randomFrom,
  recordOf,
  retoldTo,
  type Seat,
  viewOf,
} from '@undercrown/engine'
import type { Answers, Typed } from './answers.ts'
import { writeText } from './file.ts'
import { logLines, outcomeLine } from './log.ts'
import { namesAround } from './names.ts'
import { optionLines } from './options-list.ts'
import { paintFor } from './paint.ts'
import { type BotPlayer, playAnswer } from './players.ts'
import { columnsOf, isInteractive, printWrapped, type Terminal } from './terminal.ts'
import { fail } from './usage.ts'
import { terminalWords } from './words/play.ts'
import { wrapDrawing } from './wrap.ts'
import { writeRecord } from './written.ts'

export interface TerminalGame {
  readonly terminal: Terminal
  readonly lang: Lang
  readonly table: AnyTable
  readonly answers: Answers
  readonly seat: Seat
  readonly you: string
  readonly rival: BotPlayer
  /** Where the record goes in the end. */
  readonly file: string | undefined
}

/** Narrower than this, a hint leaves no room to type. */
const WIDE = 60

/** Plays until the end or until the person leaves. Returns the exit code. */
export async function playAtTerminal(session: TerminalGame): Promise<number> {
  const { terminal, lang, table, answers, seat, rival } = session
  const { game } = table
  const say = terminalWords[lang]
  const paint = paintFor(terminal)
  const names = namesAround(table.seats, seat, session.you)
  const random = randomFrom(`bots ${table.start.seed}`)
  /** What was not shown yet, and what can be shown again. */
  let news: string[] = []
  const log: string[] = []
  const again = retoldTo(table, seat)
  const width = columnsOf(terminal.stdout)
  let decided = 0

  const show = (line = '', hang?: number) => printWrapped(terminal, line, hang)
  const yourName = new RegExp(
    `(?<!\\p{L})${session.you.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!\\p{L})`,
    'gu',
  )
  const mine = (line: string) => line.replace(yourName, (name) => paint.accent(name))

  function hear(events: readonly Happened[]): void {
    news.push(...logLines(game, events, seat, lang, names))
    log.push(...logLines(game, events, again, lang, names))
  }

  function catchUp(): void {
    if (news.length > 0) show()
    for (const line of news) show(`${paint.dim('·')} ${mine(line)}`, 2)
    news = []
  }

  function drawTable(): void {
    const drawing = game.draw(viewOf(game, table.state, seat, 'screen'), lang, names, width)
    show()
    for (const line of wrapDrawing(mine(drawing), width)) show(line)
  }

  function askingOf(choice: Choice<object>): Asking<object> {
    return { ...choice, view: viewOf(game, table.state, seat, 'screen') }
  }

  function listOptions(choice: Choice<object>): void {
    const { option } = game.phrases[lang]
    const asking = askingOf(choice)
    const labels = choice.options.map((move) => plain(option(move, asking), names, lang))
    for (const line of optionLines(labels, width, paint)) show(line)
  }

  function question(choice: Choice<object>): void {
    const { ask, why } = game.phrases[lang]
    const asking = askingOf(choice)
    show(`\n${paint.bold(plain(ask(asking), names, lang))}`)
    const second = plain(why?.(asking) ?? [], names, lang)
    if (second !== '') show(paint.dim(second))
    listOptions(choice)
  }

  /** The number of the chosen option, or what ended the session. */
  async function choose(choice: Choice<object>): Promise<number | Typed> {
    question(choice)
    if (choice.options.length === 1) {
      show(paint.dim(`  (${say.onlyOption})`))
      return 0
    }
    for (;;) {
      const typed = await answers.word(`${paint.dim(`(${width < WIDE ? say.shortHint : say.hint})`)} > `)
      if (typed.kind !== 'word') return typed
      const picked = pickedBy(typed.word, choice)
      if (picked >= 0) {
        decided++
        return picked
      }
      if (!obey(typed.word.toLowerCase(), choice)) {
        if (typed.word.toLowerCase() === 'q') return typed
        if (!isInteractive(terminal))
          fail((_, lang) => terminalWords[lang].notThere(typed.word, choice.options.length))
        show(say.notThere(typed.word, choice.options.length))
        answers.forget()
      }
    }
  }

  /** By its number, or as the game writes it: `Ld1-d2`, `end`. */
  function pickedBy(word: string, { options }: Choice<object>): number {
    if (/^\d+$/.test(word)) return Number(word) <= options.length ? Number(word) - 1 : -1
    return options.findIndex((move) => game.target(move).word?.toLowerCase() === word.toLowerCase())
  }

  function helpFor({ options }: Choice<object>): readonly string[] {
    const written = options.map((move) => game.target(move).word).find((word) => word !== undefined)
    return written === undefined ? say.help : [...say.help, say.written(written)]
  }

  /** Does what a letter asks for; false where it is not one of those. */
  function obey(letter: string, choice: Choice<object>): boolean {
    if (letter === '?') for (const line of helpFor(choice)) show(line, 5)
    else if (letter === 'l') for (const line of log.length > 0 ? log : [say.nothingYet]) show(mine(line), 2)
    else if (letter === 'r') {
      for (const { name, text } of game.catalogue(lang))
        show(text ? `${paint.bold(name)}${say.colon} ${text}` : paint.bold(name), 2)
    } else if (letter === 't') {
      drawTable()
      question(choice)
    } else return false
    return true
  }

  async function leave(typed: Typed): Promise<number> {
    if (typed.kind === 'end' && !isInteractive(terminal)) {
      save(session.file)
      fail((_, lang) => terminalWords[lang].inputEnded(decided))
    }
    show()
    if (session.file === undefined && typed.kind !== 'end' && table.moves.length > 0) {
      const name = await answers.line(say.saveAs)
      save(name.kind === 'word' ? name.word.trim() : '')
    } else save(session.file)
    show(say.bye)
    return typed.kind === 'interrupt' ? 130 : 0
  }

  function save(file: string | undefined): void {
    if (!file) return
    writeText(file, `${writeRecord(recordOf(table))}\n`)
    show(say.saved(file))
  }

  show(
    `${paint.bold(game.phrases[lang].title)} — ${mine(say.you(session.you, seat))} ${paint.dim(say.seed(table.start.seed))}`,
  )
  for (;;) {
    const choices = table.choices()
    const [choice] = choices
    if (!choice) break
    const other = choices.find((one) => one.seat !== seat)
    if (other) {
      hear(playAnswer(table, rival, other, random))
      await setImmediate()
      continue
    }
    catchUp()
    drawTable()
    const picked = await choose(choice)
    if (typeof picked !== 'number') return leave(picked)
    hear(table.pick(seat, picked))
  }
  catchUp()
  drawTable()
  const outcome = table.outcome()
  show(`\n${paint.bold(say.over)}${say.colon} ${outcome ? outcomeLine(game, outcome, lang, names) : ''}`)
  save(session.file)
  return 0
}
