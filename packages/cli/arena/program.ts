// A program from outside that plays: it is sent a line of JSON with what its seat may know, and answers with its pick.

import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { type AnyTable, type Choice, viewOf } from '@undercrown/engine'
import { engineQuestion } from '../engine-question.ts'
import { reasonOf } from '../file.ts'
import { readLines } from '../lines.ts'
import { CliError, misuse } from '../usage.ts'
import type { Contestant, ContestantAnswer, SeatedContestant } from './seated.ts'

const LONGEST_ANSWER = 100_000

/** A command and its arguments. */
export type CommandLine = readonly string[]

/** What "program:node my-bot.mjs" starts. */
export function commandIn(name: string): CommandLine {
  return name.slice('program:'.length).split(/\s+/).filter(Boolean)
}

/** Each seat of each game has a process of its own, so that nothing is carried from one to another. */
export function program(name: string, [command, ...args]: CommandLine, patience: number): Contestant {
  if (command === undefined) misuse((say) => say.programNaming)
  return {
    name,
    sit: () => seated(spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] }), name, patience),
  }
}

function seated(child: ChildProcess, name: string, patience: number): SeatedContestant {
  const stdin = child.stdin as Writable
  const lines = readLines(child.stdout as Readable, LONGEST_ANSWER)
  const ended = new Promise<ContestantAnswer>((done, fail) => {
    // A program that is not there plays no game at all: the arena ends.
    child.once('error', (error) =>
      fail(new CliError((say) => say.programCannotStart(name, reasonOf(error, say)), 1)),
    )
    child.once('close', (code, signal) => done({ why: 'ended', shown: String(signal ?? code) }))
  })
  // It is told when it is asked.
  ended.catch(() => {})
  // A process that is gone is told by `ended`.
  stdin.on('error', () => {})

  async function read(options: number): Promise<ContestantAnswer> {
    const { done, value } = await lines.next()
    return done ? ended : picked(value, options)
  }

  return {
    async answer(table, choice, seed) {
      stdin.write(`${JSON.stringify(questionFor(table, choice, seed))}\n`)
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<ContestantAnswer>((done) => {
        timer = setTimeout(() => done({ why: 'late', shown: String(patience) }), patience)
      })
      const answer = await Promise.race([read(choice.options.length), ended, late])
      clearTimeout(timer)
      return answer
    },
    leave() {
      stdin.end()
      child.kill()
    },
  }
}

/** All that a program is told: the game, what its seat may know, and what it is asked. */
function questionFor(table: AnyTable, choice: Choice<object>, seed: string): object {
  const { game, seats, options, state } = table
  return {
    game: game.id,
    options,
    seats,
    view: viewOf(game, state, choice.seat, 'mind'),
    choice: engineQuestion(table, choice),
    seed,
  }
}

function picked(line: string | undefined, options: number): ContestantAnswer {
  const shown = line === undefined ? '…' : line.slice(0, 60)
  try {
    const { pick } = JSON.parse(line ?? '') as { pick?: unknown }
    if (Number.isInteger(pick) && (pick as number) >= 0 && (pick as number) < options) return pick as number
  } catch {}
  return { why: 'answer', shown, options }
}
