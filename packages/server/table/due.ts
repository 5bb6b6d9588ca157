// What a table owes without anybody asking: bots that answer, clocks that run out, results to be written down.

import { viewOf } from '@undercrown/engine'
import type { TableActor } from './actor.ts'
import { deadline } from './clock.ts'
import type { ServerContext } from './context.ts'
import { SITTING_IN } from './payload.ts'
import { dueOf, OPEN_FOR } from './row.ts'
import { keptUntil, playedByBot, type TableState } from './state.ts'

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

export function dutiesOf(context: ServerContext, actor: TableActor, { settled, settle }: Settling): Duties {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  /** The question that each bot is thinking about, by the sequence number at which it was asked. */
  const thinking = new Map<number, number>()
  let settling = false
  let prepared = false

  function later(at: number | undefined | null): void {
    clearTimeout(timer)
    if (at === undefined || at === null || stopped) return
    timer = setTimeout(() => look(true), Math.min(LONGEST, Math.max(0, at - context.now()) + 1))
    timer.unref()
  }

  function look(now: boolean): void {
    if (stopped) return
    const { state } = actor
    const due = now ? null : dueOf(state, settled(), context.lease)
    if (due !== null && due > context.now()) later(due)
    else if (state.phase === 'over') owedResult()
    else if (state.phase === 'open') {
      prepare(state)
      closeOld(state)
    } else if (state.phase === 'playing') play(state)
  }

  function play(state: TableState): void {
    let next: number | undefined
    for (const { seat } of state.table?.choices() ?? []) {
      const chair = state.chairs[seat]
      if (chair && playedByBot(chair)) answerFor(state, seat)
      else {
        const ends = deadline(state.clocks, seat, state.gaps)
        if (ends === undefined) continue
        if (ends <= context.now()) timeUp(seat)
        else next = Math.min(next ?? ends, ends)
      }
    }
    for (const seat of state.chairs.keys()) {
      const until = keptUntil(state, seat)
      if (until === undefined) continue
      if (until <= context.now()) giveUp(seat)
      else next = Math.min(next ?? until, until)
    }
    later(next)
  }

  function answerFor(state: TableState, seat: number): void {
    const asked = state.askedAt[seat] as number
    if (thinking.get(seat) === asked) return
    thinking.set(seat, asked)
    const { game, table, chairs } = state
    const choice = table?.choices().find((one) => one.seat === seat)
    if (!table || !choice) return
    context
      .think({
        game: game.id,
        level: chairs[seat]?.bot ?? SITTING_IN,
        view: viewOf(game, table.state, seat, 'mind'),
        choice,
        seed: context.token(16),
      })
      .then(async (pick) => {
        if (stopped) return
        await actor.write((now) => {
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
        context.trouble(error, 'bot')
        later(context.now() + 1000)
      })
      .finally(() => {
        if (thinking.get(seat) === asked) thinking.delete(seat)
      })
  }

  function timeUp(seat: number): void {
    actor
      .write((now) => {
        const ends = deadline(now.clocks, seat, now.gaps)
        const chair = now.chairs[seat]
        const owed = now.phase === 'playing' && ends !== undefined && ends <= context.now()
        return owed && chair && !playedByBot(chair) ? { type: 'left', seat } : undefined
      })
      .catch((error) => context.trouble(error, 'clock'))
  }

  function giveUp(seat: number): void {
    actor
      .write((now) => {
        const until = now.phase === 'playing' ? keptUntil(now, seat) : undefined
        return until !== undefined && until <= context.now() ? { type: 'left', seat } : undefined
      })
      .catch((error) => context.trouble(error, 'chair'))
  }

  function owedResult(): void {
    if (settled() || settling) return
    settling = true
    settle()
      .catch((error) => {
        context.trouble(error, 'settle')
        later(context.now() + 5000)
      })
      .finally(() => {
        settling = false
      })
  }

  /** Bots that have sat down get ready while the others come. */
  function prepare({ opened: { game, options, seats }, chairs }: TableState): void {
    if (prepared || !chairs.some(playedByBot)) return
    prepared = true
    context.prepare({ game, options, seats }).catch((error) => {
      if (!stopped) context.trouble(error, 'bot')
    })
  }

  function closeOld(state: TableState): void {
    if (state.created + OPEN_FOR > context.now()) return
    actor
      .write((now) => (now.phase === 'open' ? { type: 'closed' } : undefined))
      .catch((error) => context.trouble(error, 'close'))
  }

  return {
    look,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
