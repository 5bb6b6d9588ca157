// A session of the engine protocol: one line of JSON in, one line of JSON out.

import {
  type AnyTable,
  type Layout,
  layTable,
  openTable,
  Refusal,
  readRecord,
  recordOf,
  refuse,
  replayRecord,
  type Seat,
  type Sight,
  type Viewer,
  viewOf,
} from '@undercrown/engine'
import { engineQuestion } from './engine-question.ts'
import type { GameEntry, ProtocolHandler, Session } from './game-entry.ts'
import { nearestName } from './usage.ts'

type Asked = Readonly<Record<string, unknown>>

/** Answers lines until the other side has had enough. */
export function openSession(entry: GameEntry): (line: string) => string {
  const { game } = entry
  let open: AnyTable | undefined

  const table = () =>
    open ?? refuse('no game yet; start with {"cmd":"new","seats":N,"seed":"…"}, "load" or "position"')
  const session: Session = {
    table,
    lay(position, seed) {
      open = layTable(game, position, seed)
    },
  }

  const opened = () => ({ ok: true, game: game.id, seats: table().seats, options: table().options })

  const general: Readonly<Record<string, ProtocolHandler>> = {
    new(_session, asked) {
      const seats = asked['seats'] === undefined ? game.seats[0] : wholeIn(asked, 'seats')
      open = openTable(game, { options: asked['options'], seats, seed: seedIn(asked) })
      return opened()
    },
    load(_session, asked) {
      if (asked['record'] === undefined) refuse('"load" needs a "record"')
      open = replayRecord(game, readRecord(asked['record']))
      return { ...opened(), moves: open.moves.length }
    },
    position(_session, asked) {
      const { position } = asked
      if (typeof position !== 'object' || position === null || Array.isArray(position))
        refuse('"position" needs a "position", an object')
      session.lay(position as Layout, seedIn(asked))
      return opened()
    },
    choices: () => ({
      choices: table()
        .choices()
        .map((choice) => engineQuestion(table(), choice)),
    }),
    play(_session, asked) {
      const events = table().pick(wholeIn(asked, 'seat'), wholeIn(asked, 'pick'))
      return { events }
    },
    view(_session, asked) {
      const { state } = table()
      return { view: viewOf(game, state, viewerIn(asked, table().seats), sightIn(asked)) }
    },
    state: () => ({ state: game.layout(table().state) }),
    outcome: () => ({ outcome: table().outcome() ?? null }),
    record: () => ({ record: recordOf(table()) }),
  }
  const commands = new Map(Object.entries({ ...general, ...entry.protocol }))

  function answerTo(line: string): object {
    const asked = parse(line)
    const { cmd } = asked
    if (typeof cmd !== 'string')
      refuse(`every command needs a "cmd": one of ${[...commands.keys()].join(', ')}`)
    const answer = commands.get(cmd) ?? unknownCommand(cmd, [...commands.keys()])
    return answer(session, asked)
  }

  return (line) => {
    try {
      return JSON.stringify(answerTo(line))
    } catch (error) {
      if (error instanceof Refusal) return JSON.stringify({ error: error.message })
      return JSON.stringify({
        error: `a bug of ours: ${error instanceof Error ? error.message : String(error)}`,
      })
    }
  }
}

function unknownCommand(cmd: string, known: readonly string[]): never {
  const near = nearestName(cmd, known)
  return refuse(
    `unknown command "${cmd.slice(0, 40)}"; ${near ? `did you mean "${near}"?` : `known: ${known.join(', ')}`}`,
  )
}

function parse(line: string): Asked {
  let asked: unknown
  try {
    asked = JSON.parse(line)
  } catch {
    refuse('not JSON; every line must be one JSON object such as {"cmd":"choices"}')
  }
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
    refuse('every line must be one JSON object such as {"cmd":"choices"}')
  return asked as Asked
}

function seedIn(asked: Asked): string {
  const seed = asked['seed'] ?? ''
  if (typeof seed === 'number') return String(seed)
  return typeof seed === 'string' ? seed : refuse('"seed" must be a text')
}

function wholeIn(asked: Asked, name: string): number {
  const value = asked[name]
  return Number.isInteger(value) ? (value as number) : refuse(`"${name}" must be a whole number`)
}

function viewerIn(asked: Asked, seats: number): Viewer {
  const seat = asked['seat'] ?? 'public'
  if (seat === 'public') return seat
  if (Number.isInteger(seat) && (seat as Seat) >= 0 && (seat as Seat) < seats) return seat as Seat
  return refuse(`"seat" must be a whole number from 0 to ${seats - 1}, or "public"`)
}

function sightIn(asked: Asked): Sight {
  const sight = asked['sight'] ?? 'mind'
  return sight === 'mind' || sight === 'screen' ? sight : refuse('"sight" must be "mind" or "screen"')
}
