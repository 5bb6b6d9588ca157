// What a command amounts to at a table of this browser: how what is kept changes, or a refusal.

import { canTakeBack, same } from '@undercrown/engine'
import type { Code, Command, RefusalMessage } from '@undercrown/protocol'
import type { Kept } from './kept.ts'
import { asked, outcomeOf, type Sitting } from './sitting.ts'

export class Refused extends Error implements RefusalMessage {
  readonly code: Code

  constructor(code: Code, message: string) {
    super(message)
    this.code = code
  }
}

export function refused(code: Code, message: string): never {
  throw new Refused(code, message)
}

export type Decision =
  | { readonly move: object; readonly seat: number }
  | { readonly change: Partial<Kept> }
  /** Another game with the same people. */
  | { readonly again: true }

/** `seat`: who has the device. */
export function decide(sitting: Sitting, seat: number | null, command: Command): Decision {
  const { kept } = sitting
  if (command.do === 'rematch') {
    if (!outcomeOf(sitting)) refused('wrong-phase', 'the game is not over')
    return kept.rematch === undefined ? { again: true } : { change: {} }
  }
  if (seat === null) refused('not-yours', 'nobody has taken the device')
  switch (command.do) {
    case 'play':
      return { seat, move: moveOf(sitting, seat, command) }
    case 'undo':
      goesOn(sitting)
      if (!canTakeBack(sitting.table, seat))
        refused('needs-consent', 'something was revealed, drawn or answered since: the others must agree')
      return { change: rewind(kept, kept.moves.length - 1) }
    // People at one device agree by talking, and bots do not mind: what is offered is agreed.
    case 'offer':
      goesOn(sitting)
      return { change: agree(sitting, seat, command.what) }
    case 'resign':
      goesOn(sitting)
      return { change: { resigned: [...kept.resigned, seat] } }
    case 'say':
    case 'emote':
      return refused('silent', 'at one device people just talk')
    default:
      return refused('wrong-phase', 'the game has started')
  }
}

function goesOn(sitting: Sitting): void {
  if (outcomeOf(sitting)) refused('wrong-phase', 'the game is over')
}

function moveOf(sitting: Sitting, seat: number, { seq, pick, move }: Command & { do: 'play' }): object {
  const { kept, askedAt } = sitting
  goesOn(sitting)
  const choice = asked(sitting).find((one) => one.seat === seat)
  if (!choice) refused(seq < kept.seq ? 'stale' : 'not-asked', 'you are not asked anything now')
  if (seq < (askedAt[seat] as number) || seq > kept.seq) refused('stale', 'the table has moved on')
  const { options } = choice
  return (
    (pick !== undefined ? options[pick] : options.find((one) => same(one, move))) ??
    refused('not-offered', 'this move is not offered')
  )
}

/** Only the first moves stand. */
function rewind(kept: Kept, to: number): Partial<Kept> {
  return { moves: kept.moves.slice(0, to), rewound: kept.seq + 1 }
}

function agree({ kept, game }: Sitting, seat: number, what: 'draw' | 'end' | 'undo'): Partial<Kept> {
  if (what === 'undo') {
    const to = kept.moves.findLastIndex(([by]) => by === seat)
    return to < 0 ? refused('wrong-phase', 'you have not moved yet') : rewind(kept, to)
  }
  if (what === 'end') return { agreed: 'agreed' }
  if (!game.draws) refused('not-offered-here', 'this game has no draws')
  if (kept.seats.some(({ kind }) => kind === 'bot'))
    refused('not-offered-here', 'bots do not agree to a draw')
  return { agreed: 'draw' }
}
