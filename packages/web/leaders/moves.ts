// Moves and events as places on the table: what is pointed at for a move, what flies where after an event.

import {
  type Ask,
  type CellName,
  type CharacterId,
  cellByName,
  cellName,
  charactersOf,
  type Event,
  type Move,
  NOWHERE,
  roster,
  step,
  WAYS,
} from '@undercrown/leaders/facts'
import type { Flight, Spot, Tone } from '../table/screen.ts'
import {
  BANISHED,
  cardOfCharacter,
  cardSpot,
  cellSpot,
  END_SPOT,
  type LeadersScene,
  PILE,
  pieceOn,
  sideOfSeat,
} from './look.ts'
import { iconOf, pictureIcons } from './pictures.ts'

/**
 * Who acts, then whom it concerns, then where they go. What follows from that is not pointed at: a hook names its
 * target only, and the target of a nemesis' walk is all there is to say.
 */
export function path(move: Move): readonly Spot[] {
  switch (move.kind) {
    case 'action': {
      const { piece, from, to, ability, otherFrom, otherTo } = move
      const deed = ability ? roster[piece].ability?.do : undefined
      if (deed === 'hook') return [cellSpot(from), cellSpot(otherFrom ?? beyond(from, to))]
      if (deed === 'swap') return [cellSpot(from), cellSpot(to)]
      if (otherFrom && otherTo) return [cellSpot(from), cellSpot(otherFrom), cellSpot(otherTo)]
      return [cellSpot(from), cellSpot(to)]
    }
    case 'nemesis':
      return [cellSpot(move.to)]
    case 'recruit':
      return [cardSpot(move.card), ...move.at.map(cellSpot)]
    case 'banish':
      return [cardSpot(move.card)]
    case 'end':
      return [END_SPOT]
  }
}

/** The next cell in the line from one to another. */
function beyond(from: CellName, to: CellName): CellName {
  const [start, end] = [cellByName(from), cellByName(to)]
  for (let way = 0; way < WAYS; way++) {
    let cell = step(start, way)
    while (cell !== NOWHERE && cell !== end) cell = step(cell, way)
    if (cell === end) return cellName(step(end, way))
  }
  return to
}

export function tone(move: Move): Tone {
  if (move.kind === 'action' && move.ability) return { name: 'skill', verb: iconOf(move.piece, 'white') }
  return { name: 'step' }
}

export function verb({ ask }: Ask): string {
  return pictureIcons.verbs[ask]
}

const figure = (side: string, character: CharacterId) => `${side}.${character}`

export function flights(event: Event, scene: LeadersScene): readonly Flight[] {
  switch (event.type) {
    case 'acted': {
      const { by, piece, from, to, other, otherFrom, otherTo } = event
      const list: Flight[] = []
      if (to !== from)
        list.push({ from: cellSpot(from), to: cellSpot(to), card: figure(sideOfSeat(by), piece) })
      if (other && otherFrom && otherTo) {
        const whose = pieceOn(scene, otherTo)?.who ?? sideOfSeat(by)
        list.push({ from: cellSpot(otherFrom), to: cellSpot(otherTo), card: figure(whose, other) })
      }
      return list
    }
    case 'pursued':
      return [
        { from: cellSpot(event.from), to: cellSpot(event.to), card: figure(sideOfSeat(event.by), 'nemesis') },
      ]
    case 'recruited':
      return charactersOf(event.card).map((character, i) => ({
        from: cardSpot(event.card),
        to: cellSpot(event.at[i] as CellName),
        card: figure(sideOfSeat(event.by), character),
      }))
    case 'revealed':
      return [{ from: PILE, to: cardSpot(event.card), card: event.card }]
    case 'banished':
      return [{ from: cardSpot(event.card), to: BANISHED, card: event.card }]
    default:
      return []
  }
}

export function spots(event: Event): readonly Spot[] {
  switch (event.type) {
    case 'acted':
      return [event.from, event.to, event.otherFrom, event.otherTo].flatMap((cell) =>
        cell === undefined ? [] : [cellSpot(cell)],
      )
    case 'pursued':
      return [cellSpot(event.from), cellSpot(event.to)]
    case 'recruited':
      return event.at.map(cellSpot)
    case 'revealed':
      return [cardSpot(event.card)]
    case 'banished':
      return [BANISHED]
    default:
      return []
  }
}

export function eventCard(event: Event): string | undefined {
  switch (event.type) {
    case 'acted':
      return cardOfCharacter(event.piece)
    case 'pursued':
    case 'provoked':
      return 'nemesis'
    case 'recruited':
    case 'revealed':
    case 'banished':
      return event.card
    default:
      return undefined
  }
}
