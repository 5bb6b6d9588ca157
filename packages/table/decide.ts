// What a command of a player amounts to: an entry of the log, or a refusal. It changes nothing itself.

import { type AnyTable, canTakeBack, itemAt, same, sealOf } from '@undercrown/engine'
import type { Command } from '@undercrown/protocol'
import { needsAll, voters } from './chairs.ts'
import { isEndless } from './due.ts'
import type { EntryBody, NewTable, Sitter } from './entry.ts'
import { deny } from './refusal.ts'
import { type Checkpoint, stoodAt } from './rewind.ts'
import type { Chair, TableState } from './state.ts'

/** Talk is no part of the log, and a rematch begins with another table. */
export type LogCommand = Exclude<Command, { readonly do: 'say' | 'emote' | 'rematch' }>

export interface Decision {
  readonly body: EntryBody
  /** Of a move: its number among the options, so that it is found once. */
  readonly pick?: number
}

export function seatOf({ chairs }: TableState, person: string | undefined): number {
  return person === undefined ? -1 : chairs.findIndex((one) => one.person === person)
}

/** Whether somebody belongs to a table without a code for it. */
export function belongs(state: TableState, person: string | undefined): boolean {
  const { host, opened } = state
  if (person === undefined) return false
  if (person === host || seatOf(state, person) >= 0) return true
  return !state.sentAway.has(person) && (opened.invited?.includes(person) ?? false)
}

/** Whether the host has sent somebody away from a table that is not everybody's to look at. */
export function isShutOut({ listed, sentAway }: TableState, person: string | undefined): boolean {
  return !listed && person !== undefined && sentAway.has(person)
}

/** What can be done over and over is done no more where a log has grown so long; who plays on or goes still can. */
const LONGEST = { open: 1_000, playing: 3_000 } as const
const repeatable: ReadonlySet<LogCommand['do']> = new Set(['sit', 'swap', 'bot', 'list', 'offer', 'undo'])

/** Whether nothing is written down any more that can be done over and over. */
export function isLong({ phase, seq }: TableState): boolean {
  return (phase === 'open' || phase === 'playing') && seq >= LONGEST[phase]
}

function checkLength(state: TableState, { do: deed }: LogCommand): void {
  if (repeatable.has(deed) && isLong(state))
    deny('wrong-phase', 'this was done here too often; open another table')
}

/** `secret` gives another one for the deal, whenever who sits where changes. */
export function decide(
  state: TableState,
  person: string | undefined,
  command: LogCommand,
  secret: () => string,
): Decision {
  if (person === undefined) deny('not-yours', 'nobody sits here with these eyes')
  checkLength(state, command)
  if (command.do === 'sit') return { body: { ...sit(state, person, command), secret: secret() } }
  const seat = seatOf(state, person)
  const chair = state.chairs[seat] ?? deny('not-yours', 'you do not sit at this table')
  if (command.do === 'play') return play(state, seat, chair, command)
  const body = bodyOf(state, person, seat, chair, command)
  return { body: reseats(body) ? { ...body, secret: secret() } : body }
}

function reseats(body: EntryBody): body is EntryBody & { readonly type: 'stood' | 'swapped' | 'botSet' } {
  return body.type === 'stood' || body.type === 'swapped' || body.type === 'botSet'
}

function bodyOf(
  state: TableState,
  person: string,
  seat: number,
  chair: Chair,
  command: Exclude<LogCommand, { readonly do: 'play' | 'sit' }>,
): EntryBody {
  const { chairs, phase } = state
  switch (command.do) {
    case 'stand':
      during(state, 'open')
      return voters(state).length === 1 ? { type: 'closed' } : { type: 'stood', seat }
    case 'swap':
      seating(state)
      return swap(state, person, seat, command.with)
    case 'bot': {
      seating(state)
      hostOnly(state, person)
      if (chairAt(state, command.seat).person) deny('seat-taken', 'somebody sits there')
      return {
        type: 'botSet',
        seat: command.seat,
        level: command.level,
        ...(command.character !== undefined && { character: command.character }),
      }
    }
    case 'remove': {
      during(state, 'open')
      hostOnly(state, person)
      const other = chairAt(state, command.seat)
      if (!other.person || command.seat === seat) deny('not-yours', 'nobody else sits there')
      if (state.dealing && other.nonce !== undefined) deny('wrong-phase', 'they have shown their number')
      return { type: 'stood', seat: command.seat, sent: true }
    }
    case 'start':
      seating(state)
      hostOnly(state, person)
      if (chairs.some((one) => !one.person && !one.bot)) deny('not-full', 'not every seat is filled')
      // Else the host, who may read the secret, could drop one deal and begin another before they hear of it.
      if (chairs.some((one) => one.unsealed))
        deny('wrong-phase', 'somebody has not sealed another number yet; wait, or send them away')
      return { type: 'started' }
    case 'reveal':
      if (!state.dealing || chair.seal === undefined || chair.nonce !== undefined)
        deny('wrong-phase', 'you have nothing to show now')
      if (sealOf(command.nonce) !== chair.seal) deny('not-offered', 'this is not what you sealed')
      return { type: 'revealed', seat, nonce: command.nonce }
    case 'list':
      if (phase !== 'open' && phase !== 'playing') deny('wrong-phase', 'the game is over')
      hostOnly(state, person)
      return { type: 'listed', on: command.on }
    case 'undo':
      during(state, 'playing')
      stays(chair)
      if (!state.table || !isOwnToTakeBack(state.table, state.checkpoints, seat))
        deny('needs-consent', 'something was revealed, drawn or answered since: the others must agree')
      return { type: 'tookBack', seat, to: state.table.moves.length - 1 }
    case 'offer':
      during(state, 'playing')
      stays(chair)
      return offer(state, seat, command.what)
    case 'answer':
      during(state, 'playing')
      stays(chair)
      if (!state.offer || state.offer.agreed.includes(seat))
        deny('not-asked', 'there is nothing for you to answer')
      return { type: 'answered', seat, yes: command.yes }
    case 'resign':
      during(state, 'playing')
      if (chair.resigned) deny('wrong-phase', 'you have resigned already')
      return { type: 'resigned', seat }
    case 'return':
      if (phase !== 'playing' || !chair.absent) deny('wrong-phase', 'your seat is yours already')
      // Else nobody's time would ever be up.
      if (state.clocks.since[seat] && chair.missed === state.askedAt[seat])
        deny('wrong-phase', 'your time was up: a bot answers this question, then your seat is yours again')
      return { type: 'returned', seat }
  }
}

function isOwnToTakeBack(table: AnyTable, checkpoints: Checkpoint[], seat: number): boolean {
  return canTakeBack(table, seat, () => stoodAt(table, checkpoints, table.moves.length - 1))
}

function during(state: TableState, phase: 'open' | 'playing'): void {
  if (state.phase !== phase)
    deny('wrong-phase', phase === 'open' ? 'the game has started' : 'the game is not being played')
}

/** While seals are opened, who sits there stays; or goes, and the deal is dropped. */
function seating(state: TableState): void {
  during(state, 'open')
  if (state.dealing) deny('wrong-phase', 'the cards are being dealt')
}

function hostOnly(state: TableState, person: string): void {
  if (state.host !== person) deny('not-yours', 'only the host can do that')
}

function stays(chair: Chair): void {
  if (chair.resigned) deny('not-yours', 'you have resigned')
  if (chair.absent) deny('not-yours', 'a bot sits in for you; take your seat back first')
}

function chairAt({ chairs }: TableState, seat: number): Chair {
  return chairs[seat] ?? deny('not-found', `there are ${chairs.length} seats, from 0`)
}

function sit(
  state: TableState,
  person: string,
  { seat, seal, code }: Command & { do: 'sit' },
): EntryBody & { type: 'sat' } {
  const { chairs, opened, listed } = state
  const mine = seatOf(state, person)
  const away = state.sentAway.has(person)
  if (!listed && (away || (!belongs(state, person) && code !== opened.code)))
    deny('not-found', 'there is no such table')
  if (away) deny('not-yours', 'the host has sent you away')
  seating(state)
  const free = (one: Chair) => !one.person && !one.bot
  const wanted = seat ?? (mine >= 0 ? mine : chairs.findIndex(free))
  if (wanted < 0) deny('seat-taken', 'all seats are taken')
  const there = chairAt(state, wanted)
  if (!free(there) && wanted !== mine) deny('seat-taken', 'the seat is taken')
  const sealed = seal ?? chairs[mine]?.seal
  return { type: 'sat', seat: wanted, person, ...(sealed !== undefined && { seal: sealed }) }
}

function swap(state: TableState, person: string, seat: number, other: number): EntryBody {
  const there = chairAt(state, other)
  if (other === seat) deny('seat-taken', 'you sit there already')
  if (there.person && there.wish !== seat) return { type: 'wished', seat, with: other }
  if (there.bot) hostOnly(state, person)
  return { type: 'swapped', a: seat, b: other }
}

/** Whether an answer with this number is to a question that was asked before. */
export function isLate({ table, askedAt, seq: now }: TableState, seat: number, seq: number): boolean {
  const asked = table?.choices().some((one) => one.seat === seat)
  return asked ? seq < itemAt(askedAt, seat) || seq > now : seq < now
}

function play(state: TableState, seat: number, chair: Chair, command: Command & { do: 'play' }): Decision {
  if (state.phase === 'over') deny('wrong-phase', 'the game is over')
  during(state, 'playing')
  stays(chair)
  if (isEndless(state)) deny('wrong-phase', 'the game has gone on for too long')
  const choice = state.table?.choices().find((one) => one.seat === seat)
  const late = isLate(state, seat, command.seq)
  if (!choice) deny(late ? 'stale' : 'not-asked', 'you are not asked anything now')
  if (late) deny('stale', 'the table has moved on')
  const { options } = choice
  const pick = command.pick ?? options.findIndex((one) => same(one, command.move))
  const move = options[pick] ?? deny('not-offered', 'this move is not offered')
  return { body: { type: 'moved', seat, move }, pick }
}

function offer(state: TableState, seat: number, what: 'draw' | 'end' | 'undo'): EntryBody {
  if (state.offer) deny('wrong-phase', 'another offer is open')
  if (needsAll(state, what) && state.chairs.some((one) => one.absent && !one.resigned))
    deny('needs-consent', 'somebody is away who must agree')
  if (what === 'undo') {
    const to = state.table?.moves.findLastIndex(([by]) => by === seat) ?? -1
    if (to < 0) deny('wrong-phase', 'you have not moved yet')
    return { type: 'offered', seat, what, to }
  }
  if (what === 'draw') {
    if (!state.game.draws) deny('not-offered-here', 'this game has no draws')
    if (state.chairs.some((one) => one.bot !== undefined || one.absent))
      deny('not-offered-here', 'bots do not agree to a draw')
  }
  return { type: 'offered', seat, what }
}

/**
 * Another game with the same people: from afar one seat further, for who asks first, the others being invited; at one
 * device just as it was, but for a game of two sides, which are swapped. Undefined where it has been opened already.
 */
export function rematchOf(
  state: TableState,
  person: string | undefined,
): { readonly table: NewTable; readonly host: string; readonly sitters: readonly Sitter[] } | undefined {
  const { opened, chairs, listed } = state
  const { game, options, seats, rated, silent, time, position, device } = opened
  if (!device && seatOf(state, person) < 0) deny('not-yours', 'you did not play here')
  if (state.phase !== 'over') deny('wrong-phase', 'the game is not over')
  if (state.rematch !== undefined) return undefined
  const table = { game, options, seats, listed, rated, silent, time, ...(position && { position }) }
  if (device) {
    const sitters = chairs.map(sitterOf)
    if (state.game.seats[1] === 2) sitters.reverse()
    return { table: { ...table, device }, host: opened.host, sitters }
  }
  const sitters = chairs.map((chair, i): Sitter => {
    if (chair.bot) return sitterOf(chair)
    return i === seatOf(state, person) ? { person: person as string } : {}
  })
  return {
    table: { ...table, invited: chairs.flatMap((chair) => chair.person ?? []) },
    host: person as string,
    sitters: [...sitters.slice(1), ...sitters.slice(0, 1)],
  }
}

function sitterOf({ person, profile, bot, character }: Chair): Sitter {
  if (person !== undefined) return { person, ...(profile && { profile }) }
  return bot ? { bot, ...(character !== undefined && { character }) } : {}
}
