// What a fold makes of changes is what the table is: for every viewer of random games with all that can happen at a
// table, whoever comes, goes, comes back, sits elsewhere or takes a move back.

import { games as registered } from '@undercrown/bots/testing/games.ts'
import { type AnyGame, below, itemAt, pickOne, randomFrom } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import type { ClientMessage, PersonSheet } from '@undercrown/protocol'
import {
  type ActorContext,
  type LogEntry,
  loadActor,
  type Opened,
  type TableActor,
  type Watcher,
} from '@undercrown/table'
import { type Fold, openFold, type WholeMessage } from '@undercrown/table/fold'
import { expect, test } from 'vitest'

/** Names are not all of letters that are one byte. */
const names = ['Zoë', 'Łukasz', 'Ng', '“Ada”', '王芳']
const seeds = process.env['SOAK'] ? 200 : 1

function contextOf(game: AnyGame, log: LogEntry[]): ActorContext {
  let tokens = 0
  return {
    gameNamed: () => game,
    entries: async (_id, after) => log.filter(({ seq }) => seq > after),
    async append(entry) {
      log.push(entry)
      return true
    },
    profiles: async (people) =>
      new Map(
        people.map((id): [string, PersonSheet] => [
          id,
          { id, name: itemAt(names, Number(id.slice(1)) % names.length), avatar: '', kind: 'guest' },
        ]),
      ),
    now: () => 1000 * log.length,
    gaps: () => [],
    token: (bytes) => `${tokens++}`.padStart(bytes * 2, '0'),
    breathe: async () => {},
    stopwatch: () => 0,
    schedule: () => () => {},
    onDuty: () => true,
    lease: 0,
    think: () => new Promise(() => {}),
    prepare: async () => {},
    open: () => Promise.reject(new Error('no other table')),
    onMove() {},
    onAsked() {},
    settle: async () => {},
    trouble(error) {
      throw error
    },
  }
}

type State = Extract<WholeMessage, { type: 'table' | 'update' }>

/** Somebody who is at the table twice: by a fold, and told the whole each time. */
interface Onlooker {
  readonly person: string | undefined
  readonly fold: Fold
  readonly watchers: readonly [Watcher, Watcher]
  readonly heard: State[]
  readonly plain: State[]
  readonly texts: string[]
  /** What the fold has asked for by itself. */
  readonly asked: ClientMessage[]
  /** Damages what comes. */
  spoil?: ((text: string) => string) | undefined
}

const isState = (message: WholeMessage | undefined): message is State =>
  message?.type === 'table' || message?.type === 'update'

async function onlooker(actor: TableActor, person: string | undefined, since?: number): Promise<Onlooker> {
  let own = true
  const one: Onlooker = {
    person,
    heard: [],
    plain: [],
    texts: [],
    asked: [],
    fold: openFold((message) => {
      if (!own) one.asked.push(message)
      if (message.do === 'watch') actor.watch(folding, message.since, message.as)
    }, true),
    get watchers() {
      return [folding, whole] as const
    },
  }
  const folding: Watcher = {
    person,
    send(text) {
      one.texts.push(text)
      const message = one.fold.hear(one.spoil?.(text) ?? text)
      if (isState(message)) one.heard.push(message)
    },
  }
  const whole: Watcher = {
    person,
    send(text) {
      const message = JSON.parse(text)
      if (isState(message)) one.plain.push(message)
    },
  }
  one.fold.send({ do: 'watch', table: actor.id, ...(since !== undefined && { since }) })
  own = false
  await actor.watch(whole, since)
  return one
}

/** What both ways must tell alike. */
function told(message: State): object {
  const { type, seq, did, clock, game } = message
  return { type, seq, did, clock, game, by: type === 'update' && message.by }
}

async function agree(actor: TableActor, people: Iterable<Onlooker>): Promise<void> {
  await actor.quiet()
  for (const { person, heard, plain } of people) {
    const truth = JSON.parse(await actor.look(person, undefined)) as Extract<State, { type: 'table' }>
    const last = heard.at(-1) as State
    expect(last.sheet).toEqual(truth.sheet)
    expect(last.seq).toBe(truth.seq)
    expect({ ...last.game, events: 0, retold: 0 }).toEqual({ ...truth.game, events: 0, retold: 0 })
    expect(heard.length).toBe(plain.length)
    for (const [i, one] of heard.entries()) {
      const whole = itemAt(plain, i)
      expect(told(one)).toEqual(told(whole))
      if (one.type === 'table' && whole.type === 'table') {
        expect(one.seat).toBe(whole.seat)
        // Before there is a game there are no events.
        if (whole.game) expect(one.from).toBe(whole.from)
      }
    }
    heard.splice(0, heard.length - 1)
    plain.splice(0, plain.length - 1)
  }
}

async function opened(game: AnyGame, seed: string): Promise<{ actor: TableActor; seats: number }> {
  const chance = randomFrom(`options ${seed}`)
  const [least, most] = game.seats
  const seats = least + below(chance, Math.min(most, 5) - least + 1)
  const body: Opened = {
    ...{ type: 'opened', game: game.id, options: {}, seats, listed: true, rated: false, silent: false },
    time: below(chance, 2) ? { kind: 'none' } : { kind: 'live', seconds: 600, increment: 5 },
    ...{ rules: game.rules, host: 'p0', secret: `secret ${seed}` },
  }
  const actor = await loadActor(contextOf(game, [{ seq: 1, at: 1, id: undefined, body }]), 'aa00')
  if (!actor) throw new Error('no table')
  return { actor, seats }
}

const games = [toy as unknown as AnyGame, ...(await Promise.all(registered.map((one) => one.rules())))]

test.each(games)('$id: at every step a fold has what the table is, for everybody', async (game) => {
  for (let n = 0; n < seeds; n++) {
    const seed = `${game.id} ${n}`
    const chance = randomFrom(seed)
    const { actor, seats } = await opened(game, seed)
    const people = Array.from({ length: seats }, (_, i) => `p${i}`)
    let commands = 0
    const act = (person: string, command: object) =>
      actor.do(person, `c${++commands}`, command as never).catch(() => undefined)
    const here = new Set([await onlooker(actor, 'p0'), await onlooker(actor, undefined)])
    for (const person of people) {
      await act(person, { do: 'sit' })
      if (below(chance, 2) || person === 'p1') here.add(await onlooker(actor, person))
      await agree(actor, here)
    }
    // Both have another seat then, and the picture of the other.
    await act('p0', { do: 'swap', with: 1 })
    await act('p1', { do: 'swap', with: 0 })
    await agree(actor, here)
    expect(actor.state.chairs[0]?.person).toBe('p1')
    const seatOf = (seat: number) => actor.state.chairs[seat]?.person ?? ''
    await act('p0', { do: 'start' })
    await agree(actor, here)
    for (let step = 0; step < 60 && actor.state.phase === 'playing'; step++) {
      const { seat, options } = pickOne(chance, actor.state.table?.choices() ?? [])
      const mover = seatOf(seat)
      const play = { do: 'play', seq: actor.state.seq, pick: below(chance, options.length) }
      await act(mover, play)
      switch (below(chance, 9)) {
        case 0:
          await act(mover, { do: 'offer', what: 'undo' })
          await agree(actor, here)
          // Where not all answer, the next move ends the offer.
          for (const person of people)
            if (below(chance, 8) > 0) await act(person, { do: 'answer', yes: below(chance, 8) > 0 })
          break
        case 1:
          await act(mover, { do: 'undo' })
          break
        case 2:
          here.add(await onlooker(actor, pickOne(chance, [...people, 'p9', undefined])))
          break
        case 3:
          here.add(await onlooker(actor, pickOne(chance, people), below(chance, actor.state.seq + 1)))
          break
        case 4: {
          const [one] = here
          for (const watcher of one?.watchers ?? []) actor.watchers.delete(watcher)
          if (one) here.delete(one)
          break
        }
        case 5:
          await actor.write((state) =>
            state.chairs[seat]?.away ? undefined : { type: 'away', seat, kept: 9 },
          )
          break
        case 6:
          await actor.greet()
          break
        case 7:
          if (step > 30) await act(mover, { do: 'resign' })
      }
      await agree(actor, here)
    }
    for (const one of here) expect(one.asked).toEqual([])
  }
})

/** A change by which another card is discarded: still a picture, and not the one that was meant. */
function otherCard(text: string): string {
  if (!text.startsWith('[')) return text
  return text.replace(
    /",(\d+)"/,
    (_, card: string) => `",${String(99 - Number(card)).padStart(card.length, '1')}"`,
  )
}

/** A change of a longer text. */
function tooFar(text: string): string {
  if (!text.startsWith('[')) return text
  const change = JSON.parse(text)
  change[3] = [100_000, 1, 'x']
  return JSON.stringify(change)
}

test.each([
  ['one that makes another picture, at the next hash', otherCard],
  ['one that fits no picture, at once', tooFar],
])('a wrong change is noticed, and the whole is asked for: %s', async (_, spoil) => {
  const { actor } = await opened(toy as unknown as AnyGame, 'wrong')
  const people = actor.state.chairs.map((_chair, i) => `p${i}`)
  for (const [i, person] of people.entries()) await actor.do(person, `s${i}`, { do: 'sit' })
  await actor.do('p0', 'start', { do: 'start' })
  const one = await onlooker(actor, 'p0')
  const play = async () => {
    const { seat } = itemAt(actor.state.table?.choices() ?? [], 0)
    const { seq } = actor.state
    await actor.do(`p${seat}`, `m${seq}`, { do: 'play', seq, pick: 1 })
    await actor.quiet()
  }
  await play()
  one.spoil = spoil
  await play()
  one.spoil = undefined
  for (let i = 0; i < 16 && one.asked.length === 0; i++) await play()
  expect(one.asked).toMatchObject([{ do: 'watch', since: expect.any(Number), as: 1 }])
  await actor.quiet()
  const truth = JSON.parse(await actor.look('p0', undefined))
  expect(one.heard.at(-1)?.sheet).toEqual(truth.sheet)
  expect(one.heard.at(-1)?.game?.open).toEqual(truth.game.open)
  await play()
  expect(one.texts.at(-1)).toMatch(/^\[1,/)
  expect(one.heard.at(-1)?.game?.open).toEqual(JSON.parse(await actor.look('p0', undefined)).game.open)
})
