// Your mistakes as a deck of cards: each comes back after days that grow with every right answer (Leitner's boxes).

import { utcDay } from '@undercrown/puzzles'
import { del, entries, set } from 'idb-keyval'
import type { KeptMoment } from './judging.ts'
import { database } from './summary.ts'

/** A moment of one's own games at which something was given away. */
export interface DeckCard {
  /** The record and the step. */
  readonly id: string
  readonly moment: KeptMoment
  readonly names: readonly string[]
  /** What was played then, and what it cost, in points of chance. */
  readonly played: number
  readonly loss: number
  /** When it was put there, in milliseconds. */
  readonly added: number
  /** How often it was right in a row, and the day from which it is due. */
  readonly box: number
  readonly due: number
}

/** Days until a card comes back, by how often it was right; after the last it leaves the deck. */
export const INTERVALS = [1, 3, 7, 21, 60] as const
/** No more than so many a day. */
const A_DAY = 20

/** A new card comes back tomorrow. */
export function freshCard(card: Omit<DeckCard, 'added' | 'box' | 'due'>, now: number): DeckCard {
  return { ...card, added: now, box: 0, due: utcDay(now) + INTERVALS[0] }
}

/** The card after an answer; undefined where it is known for good. */
export function answeredCard(card: DeckCard, right: boolean, now: number): DeckCard | undefined {
  const box = right ? card.box + 1 : 0
  const days = INTERVALS[box]
  return days === undefined ? undefined : { ...card, box, due: utcDay(now) + days }
}

/** What is due today: what cost most first. */
export function dueCards(cards: readonly DeckCard[], now: number): DeckCard[] {
  const today = utcDay(now)
  return cards
    .filter(({ due }) => due <= today)
    .sort((a, b) => b.loss - a.loss || (a.id < b.id ? -1 : 1))
    .slice(0, A_DAY)
}

export interface DeckFacts {
  readonly due: readonly DeckCard[]
  readonly all: readonly DeckCard[]
}

/** Of a browser that keeps nothing: as long as the worker is there. */
const memory = new Map<string, DeckCard>()

async function all(): Promise<DeckCard[]> {
  const stored = await entries<string, DeckCard>(database('deck')).catch(() => [])
  return [...new Map([...memory, ...stored]).values()]
}

async function put(card: DeckCard): Promise<void> {
  memory.set(card.id, card)
  await set(card.id, card, database('deck')).catch(() => {})
}

export async function deckFacts(now: number): Promise<DeckFacts> {
  const cards = await all()
  return { due: dueCards(cards, now), all: cards }
}

/** Once: a card that is there stays as it is. */
export async function addCard(card: DeckCard, now: number): Promise<void> {
  if ((await all()).some(({ id }) => id === card.id)) return
  await put(freshCard(card, now))
}

export async function dropCard(id: string): Promise<void> {
  memory.delete(id)
  await del(id, database('deck')).catch(() => {})
}

export async function answerCard(id: string, right: boolean, now: number): Promise<void> {
  const card = (await all()).find((one) => one.id === id)
  if (!card) return
  const next = answeredCard(card, right, now)
  if (next) await put(next)
  else await dropCard(id)
}
