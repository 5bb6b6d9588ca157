// What came of many games between bots, by who was recruited: a share of wins with how far chance may have moved it.

import type { CardId } from '@undercrown/leaders/facts'
import counted from './draft.json' with { type: 'json' }

export interface CardShare {
  readonly card: CardId
  /** Sides that had recruited it. */
  readonly times: number
  readonly share: number
  /** In 19 of 20 cases the true share lies in between. */
  readonly range: readonly [from: number, to: number]
}

/** What `undercrown simulate leaders --json` writes. */
interface Simulated {
  readonly games: number
  readonly options: { readonly mode?: string }
  readonly byBot: readonly { readonly bot: string }[]
  readonly marks: readonly {
    readonly kind: string
    readonly label: string
    readonly times: number
    readonly winShare?: number
  }[]
}

const { games, options, byBot, marks }: Simulated = counted
export const draftGames = { games, mode: options.mode ?? '', level: byBot[0]?.bot ?? '' }

/** Two-sided, at 95 %. */
const Z = 1.96

/** Wilson's interval: it holds for few games and for extreme shares as well. */
export function wilsonRange(share: number, times: number): readonly [from: number, to: number] {
  if (times === 0) return [0, 1]
  const wide = 1 + Z ** 2 / times
  const middle = (share + Z ** 2 / (2 * times)) / wide
  const half = (Z / wide) * Math.sqrt((share * (1 - share)) / times + Z ** 2 / (4 * times ** 2))
  return [middle - half, middle + half]
}

function shareOf(card: string, { times, winShare = 0 }: Simulated['marks'][number]): CardShare {
  return { card: card as CardId, times, share: winShare, range: wilsonRange(winShare, times) }
}

const byShare = (a: CardShare, b: CardShare) => b.share - a.share

/** Each card by itself, the one with the most wins first. */
export function cardShares(): readonly CardShare[] {
  return marks
    .filter(({ kind }) => kind === 'recruited')
    .map((mark) => shareOf(mark.label, mark))
    .sort(byShare)
}

/** Together with one of them. */
export function pairShares(card: CardId): readonly CardShare[] {
  return marks
    .filter(({ kind }) => kind === 'pair')
    .flatMap((mark) => {
      const pair = mark.label.split(' + ')
      const other = pair.find((one) => one !== card)
      return pair.includes(card) && other !== undefined ? [shareOf(other, mark)] : []
    })
    .sort(byShare)
}
