// A party as this page knows it: who leads, where they are, who else is there, and what is said. It outlives the screen,
// since replay and review of a game are two.

import type { Command, Party, RefusalMessage, WatchPlace } from '@undercrown/protocol'
import type { WholeMessage } from '@undercrown/table/fold'
import { followed } from './followed.ts'
import { askedAnew, type Gathered, gathered, nobodyYet } from './gathered.ts'
import type { Link } from './link.ts'
import { outbox } from './outbox.ts'

export interface PartyNow extends Gathered {
  /** `loading`: nothing was told yet. `lost`: the way is lost and being looked for. `refused`: see `refusal`. */
  readonly status: 'loading' | 'live' | 'lost' | 'refused'
  readonly refusal?: RefusalMessage
  readonly party?: Party
  /** How often the server said where one is: another number is to be followed. */
  readonly told: number
  /** Whether this page goes where it is led; else it looks around by itself. */
  readonly follows: boolean
}

export interface PartyStore {
  readonly id: string
  now(): PartyNow
  subscribe(listener: () => void): () => void
  /** To talk. */
  command(command: Command): Promise<void>
  /** Somebody at this page goes elsewhere: who leads takes the others along, who follows goes alone. */
  touch(): void
  /** Whether who leads does so by this page. */
  isLeading(): boolean
  /** Says where one is, if it is this page that leads. */
  lead(at: WatchPlace): void
  follow(): void
  hand(to: string): void
  /** `forGood`: they want no more of it; else they may come back, and are waited for. */
  close(forGood: boolean): void
}

/** No more often than this is it said where one is, in milliseconds. */
const PACE = 150

export function samePlace(one: WatchPlace, other: WatchPlace): boolean {
  return (
    one.page === other.page && one.step === other.step && one.seat === other.seat && one.open === other.open
  )
}

export function partyStore(
  link: Link,
  id: string,
  code: string | undefined,
  me: () => string | undefined,
): PartyStore {
  const {
    now,
    become: set,
    subscribe,
  } = followed<PartyNow>({
    status: 'loading',
    told: 0,
    follows: true,
    ...nobodyYet,
  })
  const { send, settle, resend } = outbox(link, id)
  const become = (change: Partial<PartyNow>) => set({ ...now(), ...change })
  /** The last word on where one is came from this page. */
  let leading = false
  /** Asked for anew: what the server has may be older than what we said. */
  let joining = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const leads = (party = now().party) => Boolean(party?.leader) && party?.leader?.id === me()

  function say(): void {
    clearTimeout(timer)
    timer = undefined
    const { party } = now()
    if (party && leading && leads()) link.send({ do: 'lead', party: id, at: party.at })
  }

  function heard(party: Party): void {
    const before = now().party
    const again = joining && before !== undefined && leading && leads(party)
    const given = !joining && before !== undefined && !leads(before) && leads(party)
    joining = false
    // To whom the lead is given, the others come; and who was cut off goes on where they were.
    leading = again || given
    const at = leading && before ? before.at : party.at
    const { told, follows } = now()
    become({
      status: 'live',
      party: { ...party, at },
      told: told + 1,
      follows: follows || leads(party),
    })
    if (again) say()
  }

  function hear(message: WholeMessage): void {
    if (message.type === 'party' && message.party === id) {
      heard(message)
      return
    }
    if (!('table' in message) || message.table !== id) {
      if (message.type === 'refused' && message.id !== undefined) settle(message.id, message)
      return
    }
    switch (message.type) {
      case 'done':
        settle(message.id)
        break
      case 'refused':
        settle(message.id, message)
        if (message.id === undefined && (message.code === 'not-found' || now().status === 'loading'))
          become({ status: 'refused', refusal: message })
        break
      default: {
        const change = gathered(now(), message)
        if (change) become(change)
      }
    }
  }

  const stop = link.listen({
    hear,
    open() {
      joining = true
      become(askedAnew)
      link.send({ do: 'join', party: id, ...(code !== undefined && { code }) })
      resend()
    },
    lost() {
      if (now().status === 'live') become({ status: 'lost' })
    },
  })

  return {
    id,
    now,
    subscribe,
    command: send,
    touch() {
      if (leads()) leading = true
      else if (now().follows) become({ follows: false })
    },
    isLeading: () => leading && leads(),
    lead(at) {
      const { party } = now()
      if (!party || !leading || !leads() || samePlace(at, party.at)) return
      become({ party: { ...party, at } })
      timer ??= setTimeout(say, PACE)
    },
    follow: () => become({ follows: true, told: now().told + 1 }),
    hand: (to) => link.send({ do: 'hand', party: id, to }),
    close(forGood) {
      clearTimeout(timer)
      link.send({ do: 'leave', party: id, ...(!forGood && { away: true }) })
      stop()
    },
  }
}
