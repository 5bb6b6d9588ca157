// A little language for scenario tests: tables, picks and rows as short texts.

import { type Lang, layTable, plain, type Seat, type Target, type Viewer } from '@undercrown/engine'
import { cardById, idOf } from './cards.ts'
import { hiddenPeople } from './game.ts'
import { type Event, faceAt, type Slot } from './state.ts'

export interface Setting {
  /** One text a player: "7-eye ●3 =- 2", a dot before the card under a stone. */
  readonly rows: readonly string[]
  /** Top first. */
  readonly draw?: string
  readonly discard?: string
  readonly hand?: string
  readonly [more: string]: unknown
}

function cards(text: string | undefined): object[] {
  if (!text) return []
  return text
    .split(' ')
    .map((word) => ({ ...cardById(word.replace('●', '')), ...(word.startsWith('●') && { stone: true }) }))
}

/** "row 1.2", "hand 0", "discard 3", "draw", "out", "seat 1", "use". */
function short(target: Target): string {
  const { word, zone, seat, index } = target
  if (word !== undefined) return word
  if (zone === 'row') return `row ${seat}.${index}`
  if (zone !== undefined) return index === undefined ? zone : `${zone} ${index}`
  return `seat ${seat}`
}

export function scene({ rows, draw, discard, hand, ...more }: Setting) {
  const table = layTable(
    hiddenPeople,
    {
      ...more,
      rows: rows.map(cards),
      drawPile: cards(draw ?? '0 0 0 0 0 0'),
      discardPile: cards(discard ?? '1'),
      hand: cards(hand)[0] ?? null,
    },
    'scene',
  )
  const { state } = table
  const names = rows.map((_, seat) => `P${seat}`)
  const told: Event[] = []
  const ids = (slots: readonly Slot[]) => slots.map((slot) => idOf(faceAt(state, slot))).join(' ')
  const asked = (seat?: Seat) => table.choices().find((choice) => seat === undefined || choice.seat === seat)

  return {
    table,
    /** Answers the questions one after another; each must be offered. */
    play(...picks: string[]) {
      for (const pick of picks) {
        const choice = asked()
        const move = choice?.options.find((option) => short(option) === pick)
        if (!choice || !move)
          throw new Error(`"${pick}" is not offered, but ${this.offers().join(', ') || 'nothing'}`)
        told.push(...table.submit(choice.seat, move))
      }
      return this
    },
    /** "0 take": who is asked what. */
    asks: () => {
      const choice = asked()
      return choice ? `${choice.seat} ${choice.ask.ask}` : 'over'
    },
    offers: (seat?: Seat) => asked(seat)?.options.map(short) ?? [],
    rows: () =>
      state.rows.map((row, seat) =>
        row.map((slot, i) => (state.stoneOn[seat] === i ? '●' : '') + ids([slot])).join(' '),
      ),
    draw: () => ids(state.draw.toReversed()),
    discard: () => ids(state.discard.toReversed()),
    stones: () => ({ discard: state.stonesOnDiscard, out: state.stonesOut }),
    /** What the viewer knows of the hidden cards, by place. */
    knows: (viewer: Viewer) => Object.fromEntries(hiddenPeople.own(state, viewer, 'mind')),
    screen: (viewer: Viewer) => Object.fromEntries(hiddenPeople.own(state, viewer, 'screen')),
    /** What has happened, as a viewer sees it. */
    told: (viewer: Viewer) => table.seen(told, viewer),
    log: (viewer: Viewer, lang: Lang = 'en') =>
      table.seen(told, viewer).map((event) => plain(hiddenPeople.phrases[lang].event(event), names, lang)),
    outcome: () => table.outcome(),
  }
}

/** A card with the effect was just drawn, and is discarded and used. */
export function use(effect: string, setting: Parameters<typeof scene>[0]) {
  return scene({ ...setting, hand: `12-${effect}` }).play('hand 0', 'use')
}
