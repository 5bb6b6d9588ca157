// A replay or a review that is watched together: the page goes where who leads is, or takes the others along.

import type { PartyPage, WatchPlace } from '@undercrown/protocol'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { api } from '../client/api.ts'
import { meNow, needMe } from '../client/me.ts'
import { type PartyNow, type PartyStore, partyStore, samePlace } from '../client/party.ts'
import { recordKey } from '../client/review.ts'
import { socketLink } from '../client/socket.ts'

export interface WatchedGame {
  readonly raw: unknown
  /** Where it was played, if that was a table of the server; else the link holds all of it. */
  readonly table: string | undefined
  readonly code: string | undefined
}

export interface Together {
  readonly store: PartyStore
  readonly now: PartyNow
  readonly watched: WatchedGame
  /** Why there is nobody to watch with: it is over, full, about another game than this page, or not let in. */
  readonly trouble: 'over' | 'full' | 'astray' | 'refused' | undefined
  leave(): void
}

export interface TogetherHere {
  /** Undefined while nobody else is meant to see this. */
  readonly party: Together | undefined
  /** Its number, as the address has it. */
  readonly id: string | undefined
  /** Somebody at this page goes elsewhere in the game. */
  touch(): void
  start(): Promise<void>
}

/**
 * Who goes from a page to another of the game, or home and back, has not left: for so long, in milliseconds, the others
 * notice nothing. Then it is as if the tab were closed: they are away, and the party waits for them.
 */
const BETWEEN = 20_000
let held: { readonly store: PartyStore; users: number } | undefined

function hold(id: string, code: string | undefined): { readonly store: PartyStore; release(): void } {
  if (held?.store.id !== id) {
    held?.store.close(false)
    held = { store: partyStore(socketLink, id, code, () => meNow().person?.id), users: 0 }
  }
  const mine = held
  mine.users++
  return {
    store: mine.store,
    release() {
      mine.users--
      setTimeout(() => {
        if (mine.users === 0) drop(mine.store, false)
      }, BETWEEN)
    },
  }
}

function drop(store: PartyStore, forGood: boolean): void {
  if (held?.store !== store) return
  held = undefined
  store.close(forGood)
}

const NEVER = () => () => {}

export function useTogether(
  page: PartyPage,
  { step, seat, open }: Omit<WatchPlace, 'page'>,
  watched: WatchedGame,
  /** Shows what is shown to all. */
  show: (place: WatchPlace) => void,
): TogetherHere {
  const [search] = useSearchParams()
  const [, goTo] = useLocation()
  const id = search.get('with') ?? undefined
  const { code } = watched
  const [store, setStore] = useState<PartyStore>()
  useEffect(() => {
    if (id === undefined) return
    let stale = false
    let release = () => {}
    // Whoever comes by a link is somebody before they talk.
    needMe()
      .catch(() => {})
      .then(() => {
        if (stale) return
        const kept = hold(id, code)
        release = kept.release
        setStore(kept.store)
      })
    return () => {
      stale = true
      release()
      setStore(undefined)
    }
  }, [id, code])
  const now = useSyncExternalStore(store?.subscribe ?? NEVER, () => store?.now())

  const place: WatchPlace = { page, step, seat, open }
  const latest = useRef({ place, show })
  latest.current = { place, show }
  const { party, told, follows } = now ?? {}
  const isAstray = party !== undefined && !isAbout(watched, party)
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told is followed once
  useEffect(() => {
    const at = store?.now().party?.at
    if (!store || !at || isAstray) return
    const begins = first.current
    first.current = false
    const here = latest.current
    // Who leads has gone from replay to review, or back: it goes on at the same move.
    if (store.isLeading()) {
      if (begins && at.page !== page) here.show({ ...at, page })
      return
    }
    if (!follows || samePlace(at, here.place)) return
    if (at.page === page) here.show(at)
    else goTo(otherPage(at.page), { replace: true })
  }, [store, told, follows, isAstray])
  // biome-ignore lint/correctness/useExhaustiveDependencies: said whenever it is another
  useEffect(() => {
    if (!isAstray) store?.lead(latest.current.place)
  }, [store, told, isAstray, page, step, seat, open])

  const touch = useCallback(() => store?.touch(), [store])
  return {
    party:
      store && now
        ? {
            store,
            now,
            watched,
            trouble: troubleOf(now, isAstray),
            leave() {
              drop(store, true)
              goTo(withParty(`${location.pathname}${location.search}${location.hash}`, undefined), {
                replace: true,
              })
            },
          }
        : undefined,
    id,
    touch,
    async start() {
      await needMe()
      const { table, raw } = watched
      const about =
        table === undefined
          ? { record: recordKey(raw as Parameters<typeof recordKey>[0]) }
          : { table, ...(code !== undefined && { code }) }
      const opened = await api.party({ ...about, at: latest.current.place })
      goTo(withParty(`${location.pathname}${location.search}${location.hash}`, opened), { replace: true })
    },
  }
}

function troubleOf({ status, refusal }: PartyNow, isAstray: boolean): Together['trouble'] {
  if (isAstray) return 'astray'
  if (status !== 'refused') return undefined
  // An address that was cut short names no party at all.
  if (refusal?.code === 'not-found' || refusal?.code === 'malformed') return 'over'
  return refusal?.code === 'seat-taken' ? 'full' : 'refused'
}

function isAbout({ table, raw }: WatchedGame, party: NonNullable<PartyNow['party']>): boolean {
  return party.record === undefined
    ? party.table === table
    : party.record === recordKey(raw as Parameters<typeof recordKey>[0])
}

/** An address of a replay or review, of which a party is a part or no more. */
export function withParty(address: string, party: string | undefined): string {
  const url = new URL(address, location.origin)
  if (party === undefined) url.searchParams.delete('with')
  else url.searchParams.set('with', party)
  return `${url.pathname}${url.search}${url.hash}`
}

/** The same game on its other page. Its steps are not the address's to say. */
function otherPage(page: PartyPage): string {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  for (const name of ['step', 'seat']) query.delete(name)
  return `${pathname.replace(/^\/(replay|review)/, `/${page}`)}?${query}${hash}`
}
