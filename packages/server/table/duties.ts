// What a table owes without anybody asking: bots that answer, clocks that run out, results to be written down.

import { viewOf } from '@undercrown/engine'
import { deadline } from './clock.ts'
import type { House } from './house.ts'
import type { Room } from './room.ts'
import { dueOf, OPEN_FOR } from './row.ts'
import { keptUntil, playedByBot, type Sitting } from './sitting.ts'
import { SITTING_IN } from './telling.ts'

export interface Duties {
  /** Looks what is owed. `now`: this node is the one to do it; else it waits until the others had their chance. */
  look(now: boolean): void
  stop(): void
}

interface Settling {
  settled(): boolean
  settle(): Promise<void>
}

/** The longest that a timer can wait. */
const LONGEST = 2 ** 31 - 1

export function dutiesOf(house: House, room: Room, { settled, settle }: Settling): Duties {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  /** The question that each bot is thinking about, by the sequence number at which it was asked. */
  const thinking = new Map<number, number>()
  let settling = false
  let prepared = false

  function later(at: number | undefined | null): void {
    clearTimeout(timer)
    if (at === undefined || at === null || stopped) return
    timer = setTimeout(() => look(true), Math.min(LONGEST, Math.max(0, at - house.now()) + 1))
    timer.unref()
  }

  function look(now: boolean): void {
    if (stopped) return
    const { sitting } = room
    const due = now ? null : dueOf(sitting, settled(), house.lease)
    if (due !== null && due > house.now()) later(due)
    else if (sitting.phase === 'over') owedResult()
    else if (sitting.phase === 'open') {
      prepare(sitting)
      closeOld(sitting)
    } else if (sitting.phase === 'playing') play(sitting)
  }

  function play(sitting: Sitting): void {
    let next: number | undefined
    for (const { seat } of sitting.table?.choices() ?? []) {
      const chair = sitting.chairs[seat]
      if (chair && playedByBot(chair)) answerFor(sitting, seat)
      else {
        const ends = deadline(sitting.clocks, seat, sitting.gaps)
        if (ends === undefined) continue
        if (ends <= house.now()) timeUp(seat)
        else next = Math.min(next ?? ends, ends)
      }
    }
    for (const seat of sitting.chairs.keys()) {
      const until = keptUntil(sitting, seat)
      if (until === undefined) continue
      if (until <= house.now()) giveUp(seat)
      else next = Math.min(next ?? until, until)
    }
    later(next)
  }

  function answerFor(sitting: Sitting, seat: number): void {
    const asked = sitting.askedAt[seat] as number
    if (thinking.get(seat) === asked) return
    thinking.set(seat, asked)
    const { game, table, chairs } = sitting
    const choice = table?.choices().find((one) => one.seat === seat)
    if (!table || !choice) return
    house
      .think({
        game: game.id,
        level: chairs[seat]?.bot ?? SITTING_IN,
        view: viewOf(game, table.state, seat, 'mind'),
        choice,
        seed: house.token(16),
      })
      .then(async (pick) => {
        if (stopped) return
        await room.write((now) => {
          const chair = now.chairs[seat]
          const mine = now.table?.choices().find((one) => one.seat === seat)
          if (now.phase !== 'playing' || now.askedAt[seat] !== asked || !chair || !playedByBot(chair))
            return undefined
          const move = mine?.options[pick]
          return move && { type: 'moved', seat, move, bot: true }
        })
      })
      .catch((error) => {
        if (stopped) return
        house.trouble(error, 'bot')
        later(house.now() + 1000)
      })
      .finally(() => {
        if (thinking.get(seat) === asked) thinking.delete(seat)
      })
  }

  function timeUp(seat: number): void {
    room
      .write((now) => {
        const ends = deadline(now.clocks, seat, now.gaps)
        const chair = now.chairs[seat]
        const owed = now.phase === 'playing' && ends !== undefined && ends <= house.now()
        return owed && chair && !playedByBot(chair) ? { type: 'left', seat } : undefined
      })
      .catch((error) => house.trouble(error, 'clock'))
  }

  function giveUp(seat: number): void {
    room
      .write((now) => {
        const until = now.phase === 'playing' ? keptUntil(now, seat) : undefined
        return until !== undefined && until <= house.now() ? { type: 'left', seat } : undefined
      })
      .catch((error) => house.trouble(error, 'chair'))
  }

  function owedResult(): void {
    if (settled() || settling) return
    settling = true
    settle()
      .catch((error) => {
        house.trouble(error, 'settle')
        later(house.now() + 5000)
      })
      .finally(() => {
        settling = false
      })
  }

  /** Bots that have sat down get ready while the others come. */
  function prepare({ opened: { game, options, seats }, chairs }: Sitting): void {
    if (prepared || !chairs.some(playedByBot)) return
    prepared = true
    house.prepare({ game, options, seats }).catch((error) => {
      if (!stopped) house.trouble(error, 'bot')
    })
  }

  function closeOld(sitting: Sitting): void {
    if (sitting.created + OPEN_FOR > house.now()) return
    room
      .write((now) => (now.phase === 'open' ? { type: 'closed' } : undefined))
      .catch((error) => house.trouble(error, 'close'))
  }

  return {
    look,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
