// Messages that nobody in good faith would send, made from those that are right.

import { below, pickOne, type Random } from '@undercrown/engine'

const words = [
  '',
  ' ',
  'x'.repeat(5000),
  '<img src=x onerror=alert(1)>',
  "'; drop table entries; --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202eevil',
  '\ud800',
  '#{7*7}',
  'NaN',
  '[object Object]',
  'play',
  'watch',
  'sit',
]
const numbers = [-1, 0, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, -0]

function value(chance: Random, depth = 0): unknown {
  switch (below(chance, depth > 4 ? 6 : 9)) {
    case 0:
      return null
    case 1:
      return below(chance, 2) === 0
    case 2:
      return pickOne(chance, numbers)
    case 3:
    case 4:
      return pickOne(chance, words)
    case 5:
      return below(chance, 1000)
    case 6:
      return Array.from({ length: below(chance, 5) }, () => value(chance, depth + 1))
    case 7:
      return nested(below(chance, 60))
    default:
      return Object.fromEntries(
        Array.from({ length: below(chance, 5) }, () => [
          pickOne(chance, words).slice(0, 40),
          value(chance, depth + 1),
        ]),
      )
  }
}

function nested(depth: number): unknown {
  let inside: unknown = 1
  for (let i = 0; i < depth; i++) inside = i % 2 ? [inside] : { a: inside }
  return inside
}

const verbs = [
  'sit',
  'stand',
  'swap',
  'bot',
  'remove',
  'start',
  'play',
  'undo',
  'offer',
  'answer',
  'resign',
  'return',
  'rematch',
  'say',
  'emote',
  'watch',
  'unwatch',
  'join',
  'lead',
  'hand',
  'leave',
]

const ofParties: ReadonlySet<string> = new Set(['join', 'lead', 'hand', 'leave'])

/** A command of just the right shape from somebody who has no business there. */
function proper(chance: Random, tables: readonly string[]): object {
  const seat = below(chance, 3)
  const fields: Readonly<Record<string, object>> = {
    sit: { seat, nonce: 'x' },
    swap: { with: seat },
    bot: { seat, level: 'L5' },
    remove: { seat },
    play: { seq: below(chance, 20), pick: below(chance, 5) },
    offer: { what: pickOne(chance, ['draw', 'end', 'undo']) },
    answer: { yes: true },
    say: { text: 'hello' },
    emote: { emote: 'hello' },
    watch: { since: below(chance, 20) },
    join: {},
    lead: { at: { page: 'replay', step: below(chance, 20), seat, open: true } },
    hand: { to: pickOne(chance, tables) },
    leave: {},
  }
  const verb = pickOne(chance, verbs)
  if (ofParties.has(verb)) return { do: verb, party: pickOne(chance, tables), ...fields[verb] }
  const id = verb === 'watch' || verb === 'unwatch' ? {} : { id: `p${below(chance, 50)}` }
  return { do: verb, table: pickOne(chance, tables), ...id, ...fields[verb] }
}

/** The text of one message for a socket, about some table or none. */
export function hostileMessage(chance: Random, tables: readonly string[]): string {
  if (below(chance, 3) === 0) return JSON.stringify(proper(chance, tables))
  const shaped: Record<string, unknown> = {
    do: below(chance, 10) === 0 ? value(chance) : pickOne(chance, verbs),
    table: below(chance, 4) === 0 ? value(chance) : pickOne(chance, tables),
    id: below(chance, 6) === 0 ? value(chance) : `h${below(chance, 50)}`,
  }
  for (const field of [
    'seq',
    'pick',
    'move',
    'seat',
    'with',
    'level',
    'what',
    'yes',
    'text',
    'emote',
    'since',
    'nonce',
    'code',
  ])
    if (below(chance, 4) === 0) shaped[field] = value(chance)
  switch (below(chance, 12)) {
    case 0:
      return JSON.stringify(value(chance)) ?? 'undefined'
    case 1: {
      const text = JSON.stringify(shaped)
      return text.slice(0, below(chance, text.length))
    }
    case 2:
      return `{"__proto__":{"table":"x"},"do":"${pickOne(chance, verbs)}","table":"${pickOne(chance, tables)}","id":"a"}`
    case 3:
      return pickOne(chance, words)
    default:
      return JSON.stringify(shaped)
  }
}

const paths = [
  ['POST', '/api/guest'],
  ['PUT', '/api/me'],
  ['POST', '/api/account'],
  ['PUT', '/api/account/password'],
  ['POST', '/api/session'],
  ['DELETE', '/api/me'],
  ['POST', '/api/bots'],
  ['POST', '/api/bots/WORD/token'],
  ['PUT', '/api/bots/WORD/games/WORD'],
  ['GET', '/api/programs/WORD'],
  ['PUT', '/api/me/push'],
  ['POST', '/api/tables'],
  ['POST', '/api/tables/TABLE/commands'],
  ['GET', '/api/tables/TABLE?since=WORD'],
  ['GET', '/api/tables/WORD'],
  ['GET', '/api/tables/WORD/record'],
  ['GET', '/api/players/WORD/games?before=WORD'],
  ['GET', '/api/codes/WORD'],
  ['GET', '/api/lobby?game=WORD'],
  ['GET', '/api/leaderboards/WORD'],
  ['PUT', '/api/mutes'],
  ['PUT', '/api/hushes'],
  ['POST', '/api/reports'],
  ['POST', '/api/puzzles/tries'],
  ['PUT', '/api/puzzles/votes'],
  ['GET', '/api/puzzles/WORD'],
  ['GET', '/api/puzzles/daily?game=WORD&date=WORD'],
  ['GET', '/api/puzzles/next?game=WORD&theme=WORD&rating=WORD'],
  ['GET', '/api/puzzles/packs/WORD?from=WORD'],
  ['GET', '/api/puzzles/mine?after=WORD'],
  ['POST', '/api/match'],
  ['PATCH', '/api/me'],
  ['GET', '/api/WORD'],
] as const

export interface HostileRequest {
  readonly method: string
  readonly path: string
  readonly body: string | undefined
  readonly headers: Record<string, string>
}

export function hostileRequest(chance: Random, tables: readonly string[]): HostileRequest {
  const [method, shape] = pickOne(chance, paths)
  const word = () => encodeURIComponent(pickOne(chance, words).slice(0, 300).replace('\ud800', 'x'))
  const path = shape.replaceAll('WORD', word).replace('TABLE', pickOne(chance, tables))
  // A field that nobody knows makes sure that nothing here is right by chance.
  const body: Record<string, unknown> = { unknown: 1 }
  for (const field of [
    'name',
    'password',
    'old',
    'game',
    'seats',
    'options',
    'do',
    'id',
    'whom',
    'table',
    'text',
    'endpoint',
    'keys',
    'tries',
    'votes',
  ])
    if (below(chance, 3) === 0) body[field] = value(chance)
  const headers: Record<string, string> = {
    'content-type': pickOne(chance, [
      'application/json',
      'application/json',
      'text/plain',
      'application/xml',
      'a',
    ]),
  }
  if (below(chance, 8) === 0) headers['cookie'] = `undercrown=${word()}.1.x`
  if (below(chance, 8) === 0) headers['authorization'] = `Bearer ${word()}`
  if (below(chance, 8) === 0) headers['origin'] = 'https://evil.example'
  const text = JSON.stringify(body)
  const cut = below(chance, 6) === 0 ? text.slice(0, below(chance, text.length)) : text
  return { method, path, body: method === 'GET' ? undefined : cut, headers }
}
