// The sixteen cards: eight ranks, the low ones several times.

export const ranks = [
  'page',
  'eavesdropper',
  'fencer',
  'chaplain',
  'pickpocket',
  'go-between',
  'dowager',
  'heir',
] as const
export type Rank = (typeof ranks)[number]

export const copies: Readonly<Record<Rank, number>> = {
  page: 5,
  eavesdropper: 2,
  fencer: 2,
  chaplain: 2,
  pickpocket: 2,
  'go-between': 1,
  dowager: 1,
  heir: 1,
}

/** A face is a rank's number, from 0. */
export const allFaces: readonly number[] = ranks.flatMap((rank, face) => Array(copies[rank]).fill(face))

export function rankAt(face: number): Rank {
  const rank = ranks[face]
  if (rank === undefined) throw new Error(`no face ${face}`)
  return rank
}

/** 1 to 8: who has the highest at the end wins. */
export function strengthOf(rank: Rank): number {
  return ranks.indexOf(rank) + 1
}
