// Your mistakes as a deck of cards: each comes back after days that grow with every right answer (Leitner's boxes).

import { type Puzzle, type Refutation, utcDay } from '@undercrown/puzzles'
import { del, entries, set } from 'idb-keyval'
import type { KeptMoment } from './judging.ts'
import { database } from './summary.ts'

/** A moment of one's own games at which something was given away, or a puzzle that was missed. */
export type DeckCard = MomentCard | PuzzleCard

export interface MomentCard extends Leitner {
  readonly moment: KeptMoment
  readonly names: readonly string[]
  /** What was played then. */
  readonly played: number
  readonly puzzle?: never
}

export interface PuzzleCard extends Leitner {
  readonly puzzle: Pick<Puzzle, 'id' | 'game' | 'kind'>
  readonly moment?: never
}

interface Leitner {
  /** The record and the step, or the puzzle. */
  readonly id: string
  /** What it cost, in points of chance. */
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
export function freshCard<Card extends object>(
  card: Card,
  now: number,
): Card & Pick<Leitner, 'added' | 'box' | 'due'> {
  return { ...card, added: now, box: 0, due: utcDay(now) + INTERVALS[0] }
}

/** A puzzle that was missed: in the worlds that the best answer wins and this one does not, or in all. */
export function missedCard(
  puzzle: Puzzle,
  worlds: Refutation['worlds'] | undefined,
  now: number,
): PuzzleCard {
  const { id, game, kind, proof } = puzzle
  const best = proof.chance ? proof.chance.won / proof.chance.of : 1
  const loss = worlds ? Math.max(0, 100 * (best - 1 + worlds.failed / worlds.of)) : 100
  return freshCard({ id: `puzzle.${id}`, puzzle: { id, game, kind }, loss }, now)
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
  /** How many come back when. */
  readonly coming: Readonly<Record<DueIn, number>>
}

/** Until when: today, within three days, a week, a month, and after that. */
export const dueIn = { today: 0, days: 3, week: 7, month: 31, later: Number.POSITIVE_INFINITY } as const
export type DueIn = keyof typeof dueIn

export function comingBack(cards: readonly DeckCard[], now: number): DeckFacts['coming'] {
  const today = utcDay(now)
  const coming = { today: 0, days: 0, week: 0, month: 0, later: 0 }
  for (const { due } of cards) {
    const within = (Object.keys(dueIn) as DueIn[]).find((name) => due - today <= dueIn[name])
    if (within) coming[within]++
  }
  return coming
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
  return { due: dueCards(cards, now), all: cards, coming: comingBack(cards, now) }
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
