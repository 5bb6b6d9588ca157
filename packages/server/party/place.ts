// Where a party is, short enough for a hint from node to node, which has no spaces.

import { type PartyPage, partyPages, type WatchPlace } from '@undercrown/protocol'

export function placeText({ page, step, seat, open }: WatchPlace): string {
  return [page, step, seat, Number(open)].join(':')
}

/** With how often it had changed; undefined for any other hint. */
export function placeIn(what: string): { readonly seq: number; readonly at: WatchPlace } | undefined {
  const [seq, page, step, seat, open] = what.split(':')
  if (!partyPages.includes(page as PartyPage)) return undefined
  return {
    seq: Number(seq),
    at: { page: page as PartyPage, step: Number(step), seat: Number(seat), open: open === '1' },
  }
}
