// What a command of a player amounts to: an entry of the log, or a refusal. It changes nothing itself.

import { canTakeBack, same } from '@undercrown/engine'
import type { Command } from '@undercrown/protocol'
import { refused } from '../refused.ts'
import type { Body } from './entry.ts'
import { type Chair, type Sitting, voters } from './sitting.ts'

export type LogCommand = Exclude<Command, { readonly do: 'say' | 'emote' | 'rematch' }>

export function seatOf({ chairs }: Sitting, person: string | undefined): number {
  return person === undefined ? -1 : chairs.findIndex((one) => one.person === person)
}

/** Whether somebody belongs to a table without a code for it. */
export function belongs(sitting: Sitting, person: string | undefined): boolean {
  const { host, opened } = sitting
  if (person === undefined) return false
  return person === host || seatOf(sitting, person) >= 0 || (opened.invited?.includes(person) ?? false)
}

export function decide(sitting: Sitting, person: string, command: LogCommand): Body {
  const { chairs, phase } = sitting
  if (command.do === 'sit') return sit(sitting, person, command)
  const seat = seatOf(sitting, person)
  if (seat < 0) refused('not-yours', 'you do not sit at this table')
  const chair = chairs[seat] as Chair
  switch (command.do) {
    case 'stand':
      during(sitting, 'open')
      return voters(sitting).length === 1 ? { type: 'closed' } : { type: 'stood', seat }
    case 'swap':
      during(sitting, 'open')
      return swap(sitting, person, seat, command.with)
    case 'bot': {
      during(sitting, 'open')
      hostOnly(sitting, person)
      if (chairAt(sitting, command.seat).person) refused('seat-taken', 'somebody sits there')
      return { type: 'botSet', seat: command.seat, level: command.level }
    }
    case 'remove': {
      during(sitting, 'open')
      hostOnly(sitting, person)
      const other = chairAt(sitting, command.seat)
      if (!other.person || command.seat === seat) refused('not-yours', 'nobody else sits there')
      return { type: 'stood', seat: command.seat }
    }
    case 'start':
      during(sitting, 'open')
      hostOnly(sitting, person)
      if (chairs.some((one) => !one.person && !one.bot)) refused('not-full', 'not every seat is filled')
      return { type: 'started' }
    case 'play':
      return play(sitting, seat, chair, command)
    case 'undo':
      during(sitting, 'playing')
      stays(chair)
      if (!sitting.table || !canTakeBack(sitting.table, seat))
        refused('needs-consent', 'something was revealed, drawn or answered since: the others must agree')
      return { type: 'tookBack', seat, to: sitting.table.moves.length - 1 }
    case 'offer':
      during(sitting, 'playing')
      stays(chair)
      return offer(sitting, seat, command.what)
    case 'answer':
      during(sitting, 'playing')
      stays(chair)
      if (!sitting.offer || sitting.offer.agreed.includes(seat))
        refused('not-asked', 'there is nothing for you to answer')
      return { type: 'answered', seat, yes: command.yes }
    case 'resign':
      during(sitting, 'playing')
      if (chair.resigned) refused('wrong-phase', 'you have resigned already')
      return { type: 'resigned', seat }
    case 'return':
      if (phase !== 'playing' || !chair.absent) refused('wrong-phase', 'your seat is yours already')
      return { type: 'returned', seat }
  }
}

function during(sitting: Sitting, phase: 'open' | 'playing'): void {
  if (sitting.phase !== phase)
    refused('wrong-phase', phase === 'open' ? 'the game has started' : 'the game is not being played')
}

function hostOnly(sitting: Sitting, person: string): void {
  if (sitting.host !== person) refused('not-yours', 'only the host can do that')
}

function stays(chair: Chair): void {
  if (chair.resigned) refused('not-yours', 'you have resigned')
  if (chair.absent) refused('not-yours', 'a bot sits in for you; take your seat back first')
}

function chairAt({ chairs }: Sitting, seat: number): Chair {
  return chairs[seat] ?? refused('not-found', `there are ${chairs.length} seats, from 0`)
}

function sit(sitting: Sitting, person: string, { seat, nonce, code }: Command & { do: 'sit' }): Body {
  const { chairs, opened } = sitting
  const mine = seatOf(sitting, person)
  if (!opened.listed && !belongs(sitting, person) && code !== opened.code)
    refused('not-found', 'there is no such table')
  during(sitting, 'open')
  const free = (one: Chair) => !one.person && !one.bot
  const wanted = seat ?? (mine >= 0 ? mine : chairs.findIndex(free))
  if (wanted < 0) refused('seat-taken', 'all seats are taken')
  const there = chairAt(sitting, wanted)
  if (!free(there) && wanted !== mine) refused('seat-taken', 'the seat is taken')
  return { type: 'sat', seat: wanted, person, nonce: nonce ?? chairs[mine]?.nonce ?? '' }
}

function swap(sitting: Sitting, person: string, seat: number, other: number): Body {
  const there = chairAt(sitting, other)
  if (other === seat) refused('seat-taken', 'you sit there already')
  if (there.person && there.wish !== seat) return { type: 'wished', seat, with: other }
  if (there.bot) hostOnly(sitting, person)
  return { type: 'swapped', a: seat, b: other }
}

function play(sitting: Sitting, seat: number, chair: Chair, command: Command & { do: 'play' }): Body {
  if (sitting.phase === 'over') refused('wrong-phase', 'the game is over')
  during(sitting, 'playing')
  stays(chair)
  const choice = sitting.table?.choices().find((one) => one.seat === seat)
  if (!choice) refused(command.seq < sitting.seq ? 'stale' : 'not-asked', 'you are not asked anything now')
  if (command.seq < (sitting.askedAt[seat] as number) || command.seq > sitting.seq)
    refused('stale', 'the table has moved on')
  const { options } = choice
  const move =
    command.pick !== undefined ? options[command.pick] : options.find((one) => same(one, command.move))
  return { type: 'moved', seat, move: move ?? refused('not-offered', 'this move is not offered') }
}

function offer(sitting: Sitting, seat: number, what: 'draw' | 'end' | 'undo'): Body {
  if (sitting.offer) refused('wrong-phase', 'another offer is open')
  if (what === 'undo') {
    const to = sitting.table?.moves.findLastIndex(([by]) => by === seat) ?? -1
    if (to < 0) refused('wrong-phase', 'you have not moved yet')
    return { type: 'offered', seat, what, to }
  }
  if (what === 'draw') {
    if (!sitting.game.draws) refused('not-offered-here', 'this game has no draws')
    if (sitting.chairs.some((one) => one.bot !== undefined || one.absent))
      refused('not-offered-here', 'bots do not agree to a draw')
  }
  return { type: 'offered', seat, what }
}
