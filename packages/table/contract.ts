// What every host of tables keeps, as those see it who sit there: run by the server over its sockets, and by the
// browser's worker over its link to a page.

import { type AnyGame, itemAt } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { type Code, type GamePart, MAX_CHARACTER, type Recalled, type TableSheet } from '@undercrown/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A message of a host, whichever it is. */
export interface Heard {
  readonly type: string
  readonly seq?: number
  readonly did?: string
  readonly id?: string
  readonly code?: Code
  readonly message?: string
  readonly from?: number
  readonly last?: { readonly by: number; readonly events: number }
  readonly seat?: number | null
  readonly sheet?: TableSheet
  readonly game?: GamePart
  readonly steps?: Recalled['steps']
}

/** Somebody's way to the tables of a host. */
export interface ContractLink {
  readonly messages: readonly Heard[]
  tell(message: object): void
  /** The next message, heard or to come, that fits. Each is given out once. */
  next(fits: (message: Heard) => boolean): Promise<Heard>
}

export interface ContractHost {
  /** A started table of the game with so many people, and bots after them; each person watches. */
  begin(people: number, bots: number): Promise<{ readonly table: string; readonly links: ContractLink[] }>
  /** Another link for who sits there, not watching yet. */
  connect(table: string, seat: number): Promise<ContractLink>
  end(): Promise<void>
}

/** The smallest game with a secret; while `broken`, a move fails when half of it is done. */
let broken = false
const game = {
  ...(toy as unknown as AnyGame),
  play(...[state, seat, move, tell]: Parameters<AnyGame['play']>) {
    toy.play(state as never, seat, move, tell)
    if (broken) throw new Error('a mistake of the game')
  },
} satisfies AnyGame

/** The same game, played from memory: it offers an aid that is off. */
const forgetful = {
  ...game,
  options: { aid: { kind: 'flag', default: false, aid: true } } as AnyGame['options'],
} satisfies AnyGame

const isState = ({ type }: Heard) => type === 'table' || type === 'update'
const stateAt = (seq: number) => (one: Heard) => isState(one) && (one.seq ?? 0) >= seq
const refusal = (id: string) => (one: Heard) => one.type === 'refused' && one.id === id

/** The last state that was told. */
function now({ messages }: ContractLink): Heard & { readonly seq: number; readonly game: GamePart } {
  return messages.findLast(isState) as Heard & { readonly seq: number; readonly game: GamePart }
}

/** The cards that somebody saw drawn. */
function cards(part: { readonly events: readonly object[] } | undefined): number[] {
  return ((part?.events ?? []) as { type: string; card?: number }[]).flatMap(({ type, card }) =>
    type === 'drew' ? (card ?? []) : [],
  )
}

export function tableContract(name: string, open: (game: AnyGame) => Promise<ContractHost>): void {
  describe(name, () => {
    let host: ContractHost
    let table = ''
    let ids = 0
    beforeAll(async () => {
      host = await open(game)
    })
    afterAll(() => host.end())

    async function begin(people: number, bots = 0): Promise<ContractLink[]> {
      const begun = await host.begin(people, bots)
      table = begun.table
      return begun.links
    }

    /** Sends a command; returns what answers it. */
    function ask(link: ContractLink, command: object, id = `contract-${++ids}`): Promise<Heard> {
      link.tell({ ...command, table, id })
      return link.next((one) => one.did === id || one.id === id)
    }

    /** Whoever is asked plays; resolves when everybody has been told. */
    async function play(links: readonly ContractLink[], pick = 0): Promise<Heard> {
      const mover = links.find((link) => now(link).game.choice)
      if (!mover) throw new Error('nobody is asked')
      const { seq } = now(mover)
      const answer = await ask(mover, { do: 'play', seq, pick })
      for (const link of links) await until(link, seq + 1)
      return answer
    }

    async function until(link: ContractLink, seq: number): Promise<void> {
      while (now(link).seq < seq) await link.next(stateAt(seq))
    }

    test('a move is told to everybody, each by what their seat may know', async () => {
      const links = await begin(2)
      const [one, two] = links as [ContractLink, ContractLink]
      const { seq } = now(one)
      expect(await play(links, 0)).toMatchObject({ type: 'update', seq: seq + 1, by: 0 })
      const own = [now(one), now(two)].map(({ game: part }) => part.own as (number | null)[])
      // The card before a seat is known to its player alone; whoever is asked knows what they drew.
      expect(own[0]?.[1]).toBeNull()
      expect(own[1]?.[0]).toBeNull()
      expect(own[0]?.[2]).toBeNull()
      expect(own[1]?.[2]).toBeTypeOf('number')
      const drew = [now(one), now(two)].map(({ game: part }) => part.events.at(-1) as { card?: number })
      expect(drew[0]).toEqual({ type: 'drew', by: 1 })
      expect(drew[1]?.card).toBeTypeOf('number')
      expect(now(one).game.choice).toBeUndefined()
      expect(now(one).game.waiting.map(({ seat }) => seat)).toEqual([1])
    })

    test('a command is done once, whatever is sent again', async () => {
      const links = await begin(2)
      const [one] = links as [ContractLink]
      const { seq } = now(one)
      const command = { do: 'play', seq, pick: 0 }
      const did = await ask(one, command, 'same')
      const again = await ask(one, command, 'same')
      expect(again).toMatchObject({ type: 'done', seq: did.seq })
      await one.next((message) => message.type === 'table')
      expect(now(one).sheet?.moves).toBe(1)
    })

    test('an answer to a question that has changed is stale, and the table follows', async () => {
      const links = await begin(2)
      const [one] = links as [ContractLink]
      const { seq } = now(one)
      await play(links)
      await play(links)
      expect(await ask(one, { do: 'play', seq, pick: 0 }, 'late')).toMatchObject({ code: 'stale' })
      const follows = await one.next(({ type, from }) => type === 'table' && from === 0)
      expect(follows.sheet?.moves).toBe(2)
      expect(await ask(one, { do: 'play', seq: seq + 99, pick: 0 })).toMatchObject({ code: 'stale' })
    })

    test('what cannot be done is refused by its code, and changes nothing', async () => {
      const [one, two] = (await begin(2)) as [ContractLink, ContractLink]
      const { seq, game: before } = now(one)
      const tried: [ContractLink, object, Code][] = [
        [one, { do: 'play', seq, pick: 9 }, 'not-offered'],
        [one, { do: 'play', seq, move: { word: 'win' } }, 'not-offered'],
        [two, { do: 'play', seq, pick: 0 }, 'not-asked'],
        [one, { do: 'undo' }, 'needs-consent'],
        [one, { do: 'offer', what: 'draw' }, 'not-offered-here'],
        [one, { do: 'offer', what: 'undo' }, 'wrong-phase'],
        [one, { do: 'answer', yes: true }, 'not-asked'],
        [one, { do: 'sit' }, 'wrong-phase'],
        [one, { do: 'stand' }, 'wrong-phase'],
        [one, { do: 'start' }, 'wrong-phase'],
        [one, { do: 'return' }, 'wrong-phase'],
        [one, { do: 'rematch' }, 'wrong-phase'],
      ]
      for (const [link, command, code] of tried)
        expect([command, await ask(link, command)]).toMatchObject([command, { type: 'refused', code }])
      one.tell({ do: 'watch', table, since: seq })
      const after = await one.next(({ type, from }) => type === 'table' && from === seq)
      expect(after).toMatchObject({ seq, game: { open: before.open, own: before.own } })
    })

    test('of two links that answer one question at once, one is heard', async () => {
      const [one] = (await begin(2)) as [ContractLink]
      const other = await host.connect(table, 0)
      other.tell({ do: 'watch', table })
      await other.next(stateAt(0))
      const { seq } = now(one)
      const command = { do: 'play', seq, pick: 0 }
      const answers = await Promise.all([ask(one, command), ask(other, command)])
      expect(answers.map(({ type }) => type).sort()).toEqual(['refused', 'update'])
      expect(answers.find(({ type }) => type === 'refused')).toMatchObject({ code: 'stale' })
      for (const link of [one, other]) await until(link, seq + 1)
      expect(now(other).game.open).toEqual(now(one).game.open)
    })

    test('who comes back is told what they missed, or all that stands', async () => {
      const links = await begin(2)
      const { seq } = now(itemAt(links, 1))
      await play(links)
      await play(links)
      const back = await host.connect(table, 1)
      back.tell({ do: 'watch', table, since: seq })
      const missed = await back.next(stateAt(seq + 2))
      expect(missed).toMatchObject({ from: seq, seat: 1 })
      expect(cards(missed.game)).toHaveLength(1)
      back.tell({ do: 'watch', table })
      const whole = await back.next(({ from }) => from === 0)
      expect(whole.game?.events).toHaveLength(4)
      // Of the two cards that were drawn, its own.
      expect(cards(whole.game)).toEqual(cards(missed.game))
    })

    test('where it is played from memory, nobody is told again what they saw', async () => {
      const usual = host
      host = await open(forgetful)
      try {
        const links = await begin(2)
        const [one, two] = links as [ContractLink, ContractLink]
        const first = now(one).seq
        /** All the cards that a seat can be told again, whatever number it says it has. */
        const toldAgain = async (seat: number) => {
          const back = await host.connect(table, seat)
          const found = new Set<number>()
          const { seq } = now(one)
          for (let since = 0; since < seq; since++) {
            back.tell({ do: 'watch', table, ...(since > 0 && { since }) })
            const { game: part } = await back.next(({ type, from }) => type === 'table' && from === since)
            for (const card of cards(part)) found.add(card)
            expect(cards({ events: part?.retold ?? [] })).toEqual([])
          }
          return [...found]
        }
        await play(links)
        const [drawn] = cards(now(two).game)
        expect(now(two).game.retold).toEqual(now(one).game.events)
        expect(now(one).game.retold).toBeUndefined()
        // Who missed it is told until they have answered; then it is for them to remember.
        expect(await toldAgain(1)).toEqual([drawn])
        expect(await toldAgain(0)).toEqual([])
        await play(links)
        expect(await toldAgain(1)).toEqual([])
        expect(await toldAgain(0)).toEqual(cards(now(one).game))
        const whole = await host.connect(table, 0)
        whole.tell({ do: 'watch', table, since: first })
        expect((await whole.next(stateAt(first))).game?.events).toHaveLength(4)
      } finally {
        await host.end()
        host = usual
      }
    })

    test('a seat is shown again what happened since it moved, as it could see it then', async () => {
      const links = await begin(3)
      const [one, two] = links as [ContractLink, ContractLink]
      const seen: object[] = []
      for (let i = 0; i < 3; i++) {
        await play(links)
        const { seq, game: part } = now(one)
        seen.push({ seq, by: i, game: { open: part.open, own: part.own } })
      }
      one.tell({ do: 'recall', table })
      const { steps = [] } = await one.next(({ type }) => type === 'recalled')
      expect(steps).toMatchObject(seen)
      expect(steps.map(({ game: part }) => part.events.length)).toEqual([0, 2, 2])
      // Seat 2 has moved since seat 1 did, and nobody else.
      two.tell({ do: 'recall', table })
      const other = await two.next(({ type }) => type === 'recalled')
      expect(other.steps?.map(({ by }) => by)).toEqual([1, 2])
      expect(other.steps?.at(-1)?.game.own).toEqual(now(two).game.own)
      // In the middle of its turn a seat is shown the same as at its beginning.
      await play(links)
      one.tell({ do: 'recall', table })
      expect((await one.next(({ type }) => type === 'recalled')).steps).toMatchObject(seen)
    })

    test('moves that are taken back are gone, for those too who come back', async () => {
      const links = await begin(2)
      const [one, two] = links as [ContractLink, ContractLink]
      const before = now(one)
      await play(links)
      const { seq } = now(two)
      const offered = await ask(one, { do: 'offer', what: 'undo' })
      // At one device it is agreed at once.
      if (offered.sheet?.offer) await ask(two, { do: 'answer', yes: true })
      while (now(one).sheet?.moves !== 0) await one.next(stateAt(seq + 1))
      expect(now(one)).toMatchObject({ from: 0, game: { open: before.game.open, events: [] } })
      expect(now(one).game.choice).toEqual(before.game.choice)
      const back = await host.connect(table, 1)
      back.tell({ do: 'watch', table, since: seq })
      expect(await back.next(isState)).toMatchObject({ from: 0, game: { events: [] } })
      expect(await ask(one, { do: 'play', seq, pick: 0 })).toMatchObject({ code: 'stale' })
    })

    test('after a take-back a seat is told what it still knows, where that is no secret of the moment', async () => {
      const usual = host
      for (const remembers of [true, false]) {
        if (!remembers) host = await open(forgetful)
        try {
          const links = await begin(2)
          const [one, two] = links as [ContractLink, ContractLink]
          await play(links)
          const drawn = cards(now(two).game)
          expect(drawn).toHaveLength(1)
          await play(links)
          const { seq } = now(one)
          const offered = await ask(two, { do: 'offer', what: 'undo' })
          if (offered.sheet?.offer) await ask(one, { do: 'answer', yes: true })
          for (const link of [one, two]) while (now(link).from !== 0) await link.next(stateAt(seq + 1))
          expect(cards(now(two).game)).toEqual(remembers ? drawn : [])
          expect(cards(now(one).game)).toEqual([])
        } finally {
          if (!remembers) await host.end()
          host = usual
        }
      }
    })

    test('whoever comes back is told whose the last move was, and which events were its', async () => {
      const links = await begin(2)
      const { seq } = now(links[0] as ContractLink)
      const back = async (since?: number) => {
        const link = await host.connect(table, 0)
        link.tell({ do: 'watch', table, ...(since !== undefined && { since }) })
        return link.next(isState)
      }
      expect(await back()).not.toHaveProperty('last')
      await play(links)
      await play(links)
      const events = now(links[0] as ContractLink).game.events.length
      for (const since of [undefined, seq, seq + 1])
        expect(await back(since)).toMatchObject({ last: { by: 1, events } })
      // They know that move already.
      expect(await back(seq + 2)).not.toHaveProperty('last')
    })

    test('a mistake of a game leaves nothing half done', async () => {
      const links = await begin(2)
      const [one] = links as [ContractLink]
      const { seq, game: before } = now(one)
      broken = true
      const failed = await ask(one, { do: 'play', seq, pick: 0 }).finally(() => {
        broken = false
      })
      expect(failed).toMatchObject({ type: 'refused', code: 'internal' })
      one.tell({ do: 'watch', table, since: seq })
      const after = await one.next(({ type, from }) => type === 'table' && from === seq)
      expect(after.game).toMatchObject({ open: before.open, own: before.own, choice: before.choice })
      expect(await play(links)).toMatchObject({ type: 'update', seq: seq + 1 })
    })

    test('bots answer whenever they are asked, to the end of the game', async () => {
      const [one] = (await begin(1, 1)) as [ContractLink]
      while (now(one).sheet?.phase !== 'over') {
        const { seq, game: part } = now(one)
        if (part.choice) await ask(one, { do: 'play', seq, pick: 1 })
        await until(one, seq + 1)
      }
      expect(now(one)).toMatchObject({ type: 'table', game: { waiting: [] } })
      expect(now(one).sheet?.result).toMatchObject({ reason: 'played' })
      expect(now(one).sheet?.moves).toBe(14)
      expect(await ask(one, { do: 'play', seq: now(one).seq, pick: 0 })).toMatchObject({
        code: 'wrong-phase',
      })
    })

    test('who resigns loses; then there is one other game, whoever asks for it', async () => {
      const [one, two] = (await begin(2)) as [ContractLink, ContractLink]
      const { sheet } = await ask(one, { do: 'resign' })
      expect(sheet).toMatchObject({
        phase: 'over',
        result: { reason: 'resigned', winners: [1], places: [2, 1] },
      })
      await until(two, now(one).seq)
      await ask(two, { do: 'rematch' })
      await until(one, now(two).seq)
      // The other is told who would like to play again, and asks for the same table.
      expect(now(one).sheet).toMatchObject({ rematch: expect.any(String), rematchBy: 1 })
      const { rematch } = now(one).sheet ?? {}
      expect(await ask(one, { do: 'rematch' })).not.toHaveProperty('code')
      expect(now(one).sheet).toMatchObject({ rematch, rematchBy: 1 })
    })

    test('bots are somebody, and the same in the next game', async () => {
      const [one] = (await begin(1, 2)) as [ContractLink]
      const who = (heard: Heard) => heard.sheet?.seats.flatMap(({ character }) => character ?? [])
      const before = who(now(one)) as [number, number]
      // Any two seats begin with different ones.
      expect(before).toEqual([before[0], (before[0] + 1) % (MAX_CHARACTER + 1)])
      await ask(one, { do: 'resign' })
      await ask(one, { do: 'rematch' })
      const again = await host.connect(table, 0)
      again.tell({ do: 'watch', table: now(one).sheet?.rematch })
      expect(who(await again.next(isState))?.toSorted()).toEqual(before.toSorted())
    })

    test('a table that there is not is refused in words', async () => {
      const [one] = (await begin(2)) as [ContractLink]
      one.tell({ do: 'play', table: 'ffffffffffffffffffff', id: 'n', seq: 1, pick: 0 })
      expect(await one.next(refusal('n'))).toMatchObject({ code: 'not-found' })
    })
  })
}
