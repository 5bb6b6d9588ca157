// A record: the whole of a game as its start and its moves. Replay, review, bug reports and proofs are all this.

import { type DealProof, type FairDeal, provedBy, unfair } from './fair.ts'
import type { AnyGame, Seat } from './game.ts'
import { readOptions } from './options.ts'
import { Refusal, refuse } from './refusal.ts'
import { sha256Hex } from './sha256.ts'
import { type AnyTable, type PlayedMove, reopen, type Start } from './table.ts'
import { gameAt, versionsOf } from './version.ts'

/** The text that is hashed of a state, by the format of the record. */
const formats = {
  'undercrown-record/1': (game: AnyGame, state: unknown) => JSON.stringify(game.format1?.(state) ?? state),
  'undercrown-record/2': (game: AnyGame, state: unknown) => canonical(game.snapshot?.(state) ?? state),
} as const
export type RecordFormat = keyof typeof formats

/** What is written; all are read. */
export const FORMAT: RecordFormat = 'undercrown-record/2'

/** A hash of the state is kept for the deal, every so many moves, and for the end. */
const HASH_EVERY = 25
/** Of lists and objects in each other. */
const MOVE_DEPTH = 16

export interface GameRecord extends Start {
  readonly format: RecordFormat
  readonly game: string
  readonly rules: number
  readonly moves: readonly PlayedMove[]
  /** Number of moves played, and the hash of the state then. */
  readonly hashes: readonly (readonly [moves: number, hash: string])[]
}

/** The hash of a state, as records of that format keep it. */
export function hashOf(game: AnyGame, state: unknown, format = FORMAT): string {
  return sha256Hex(formats[format](game, state)).slice(0, 16)
}

/** JSON whose fields stand in the order of their names. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical)}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`)}}`
}

/** The record of what was played so far. It tells everything: nobody at the table gets it before the end. */
export function recordOf({ game, start, moves }: AnyTable): GameRecord {
  const { options, seats, seed, fair, position } = start
  const hashes: [number, string][] = []
  const table = reopen(game, start)
  const stamp = () => hashes.push([table.moves.length, hashOf(game, table.state)])
  stamp()
  for (const [seat, move] of moves) {
    table.submit(seat, move)
    if (table.moves.length % HASH_EVERY === 0 || table.moves.length === moves.length) stamp()
  }
  return {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    options,
    seats,
    seed,
    ...(fair && { fair }),
    ...(position && { position }),
    moves: [...moves],
    hashes,
  }
}

/** Reads a record from anything; refuses in words what is not one. */
export function readRecord(raw: unknown): GameRecord {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    refuse(
      'not a record: it must be a JSON object',
      'ce n’est pas une partie enregistrée\u00a0: il faut un objet JSON',
    )
  const record = raw as Partial<GameRecord>
  if (typeof record.format !== 'string' || !Object.hasOwn(formats, record.format)) {
    const known = Object.keys(formats)
    refuse(
      `not a record of this version: its format must be "${known.join('" or "')}"`,
      `ce n’est pas une partie de cette version\u00a0: son format doit être «\u00a0${known.join('\u00a0» ou «\u00a0')}\u00a0»`,
    )
  }
  if (typeof record.game !== 'string')
    refuse('the record does not name its game', 'la partie enregistrée ne nomme pas son jeu')
  if (!Number.isInteger(record.rules))
    refuse(
      'the record does not say which version of the rules it was played by',
      'la partie enregistrée ne dit pas selon quelle version des règles elle a été jouée',
    )
  if (!Number.isInteger(record.seats))
    refuse(
      'the record does not say how many seats it has',
      'la partie enregistrée ne dit pas combien elle a de places',
    )
  if (typeof record.seed !== 'string')
    refuse('the record has no seed', 'la partie enregistrée n’a pas de graine')
  if (typeof record.options !== 'object' || record.options === null)
    refuse('the record has no options', 'la partie enregistrée n’a pas d’options')
  if (record.position !== undefined && (typeof record.position !== 'object' || record.position === null)) {
    refuse(
      'the position of the record must be an object',
      'la position de la partie enregistrée doit être un objet',
    )
  }
  if (!Array.isArray(record.moves) || !record.moves.every(isPlayed)) {
    refuse(
      'the moves of the record must be a list of [seat, move]',
      'les coups de la partie enregistrée doivent être une liste de [place, coup]',
    )
  }
  if (!Array.isArray(record.hashes) || !record.hashes.every(isHash)) {
    refuse(
      'the hashes of the record must be a list of [number of moves, hash]',
      'les empreintes de la partie enregistrée doivent être une liste de [nombre de coups, empreinte]',
    )
  }
  const played = record.moves.length
  if (!record.hashes.every(([moves]) => moves >= 0 && moves <= played)) {
    refuse(
      `the record holds a hash of a move that is not in it; it has ${played}`,
      `la partie enregistrée a l’empreinte d’un coup qui n’y est pas\u202f; elle en a ${played}`,
    )
  }
  if (record.fair !== undefined && record.position !== undefined) {
    refuse(
      'a table laid out by hand was not dealt, so its record cannot hold a fair deal',
      'une table disposée à la main n’a pas été distribuée, elle ne peut donc pas contenir de donne prouvée',
    )
  }
  if (record.fair !== undefined && !isFair(record.fair)) {
    refuse(
      'the fair deal of the record must hold a commit, a secret and a list of nonces',
      'la donne prouvée doit contenir un engagement, un secret et une liste de nombres',
    )
  }
  return record as GameRecord
}

function isPlayed(entry: unknown): boolean {
  return (
    Array.isArray(entry) &&
    entry.length === 2 &&
    Number.isInteger(entry[0]) &&
    typeof entry[1] === 'object' &&
    entry[1] !== null &&
    !isDeep(entry[1])
  )
}

/** No move of any game is; and what is as deep as a hostile file can be makes whoever walks through it fall. */
function isDeep(value: unknown, left = MOVE_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((one) => isDeep(one, left - 1))
}

function isHash(entry: unknown): boolean {
  return (
    Array.isArray(entry) && entry.length === 2 && Number.isInteger(entry[0]) && typeof entry[1] === 'string'
  )
}

function isFair(fair: unknown): boolean {
  if (typeof fair !== 'object' || fair === null) return false
  const { commit, secret, nonces, seals, dropped } = fair as Partial<FairDeal>
  const texts = (list: unknown) => Array.isArray(list) && list.every((one) => typeof one === 'string')
  return (
    typeof commit === 'string' &&
    typeof secret === 'string' &&
    texts(nonces) &&
    (seals === undefined || texts(seals)) &&
    (dropped === undefined || Number.isInteger(dropped))
  )
}

/** Called before the first move and after each, with what happened. */
export type OnStep = (table: AnyTable, events: readonly object[], seat?: Seat) => void

/** Plays a record again, checking every move and every hash; refuses, in words, at the first that does not fit. */
export function replayRecord(game: AnyGame, record: GameRecord, onStep?: OnStep): AnyTable {
  if (record.game !== game.id)
    refuse(
      `this is a record of ${record.game}, not of ${game.id}`,
      `c’est une partie de ${record.game}, pas de ${game.id}`,
    )
  return replay(playedBy(game, record), record, onStep)
}

/** The game by the rules of the record. Where a number stands for two versions, that of which every move fits. */
function playedBy(game: AnyGame, record: GameRecord): AnyGame {
  const first = gameAt(game, record.rules)
  const others = versionsOf(game).filter((one) => one.rules === record.rules && one !== first)
  return others.length === 0 || fits(first, record)
    ? first
    : (others.find((one) => fits(one, record)) ?? first)
}

function fits(game: AnyGame, record: GameRecord): boolean {
  try {
    replay(game, record)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function replay(game: AnyGame, record: GameRecord, onStep?: OnStep): AnyTable {
  readOptions(game.options, record.options)
  const table = reopen(game, record)
  if (table.seats !== record.seats)
    refuse(
      `the record says ${record.seats} seats, but its position has ${table.seats}`,
      `la partie enregistrée annonce ${record.seats} places, mais sa position en a ${table.seats}`,
    )
  const hashes = new Map(record.hashes)
  const check = () => {
    const played = table.moves.length
    const expected = hashes.get(played)
    if (expected !== undefined && expected !== hashOf(game, table.state, record.format)) {
      refuse(
        `after move ${played} the table differs from the one that was recorded`,
        `après le coup ${played}, la table n’est plus celle qui a été enregistrée`,
      )
    }
  }
  check()
  onStep?.(table, [])
  for (const [i, [seat, move]] of record.moves.entries()) {
    let events: readonly object[]
    try {
      events = table.submit(seat, move)
    } catch (error) {
      if (error instanceof Refusal)
        refuse(
          `move ${i + 1} of the record: ${error.message}`,
          `coup ${i + 1} de la partie\u00a0: ${error.fr}`,
        )
      throw error
    }
    check()
    onStep?.(table, events, seat)
  }
  return table
}

/** What a record proves, or a refusal that says what is wrong with it. */
export function verifyRecord(
  game: AnyGame,
  record: GameRecord,
): { readonly table: AnyTable; readonly deal: DealProof } {
  const table = replayRecord(game, record)
  if (record.hashes.length === 0)
    refuse(
      'the record holds no hash to check the game against',
      'la partie enregistrée n’a pas d’empreinte pour la vérifier',
    )
  if (record.hashes.at(-1)?.[0] !== record.moves.length)
    refuse(
      'the record holds no hash of its last state',
      'la partie enregistrée n’a pas l’empreinte de son dernier état',
    )
  if (!record.fair) return { table, deal: { kind: 'none' } }
  const { fair, seed, seats } = record
  const wrong = unfair(fair, seed, seats)
  if (wrong)
    refuse(
      `the deal is not proved fair: ${wrong}`,
      `la donne n’est pas prouvée équitable\u00a0: ${unfair(fair, seed, seats, 'fr')}`,
    )
  return { table, deal: provedBy(fair) }
}
