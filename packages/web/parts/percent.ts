// Parts of the whole in words: "62 %", as the language writes it. Only what is all is 100 %, and only nothing is 0 %.

import type { Lang } from '@undercrown/engine'

function written(hundredths: number, lang: Lang): string {
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(hundredths / 100)
}

export function formatPercent(part: number, lang: Lang): string {
  const round = Math.round(100 * part)
  return written(part > 0 && part < 1 ? Math.min(99, Math.max(1, round)) : round, lang)
}

/** Several parts of one whole: what is written sums to what they sum to. */
export function formatParts(parts: readonly number[], lang: Lang): string[] {
  const shares = parts.map((part, seat) => {
    const exact = 100 * part
    return { seat, exact, round: part > 0 ? Math.max(1, Math.floor(exact)) : 0 }
  })
  const sum = (of: 'exact' | 'round') => shares.reduce((all, share) => all + share[of], 0)
  const left = Math.round(sum('exact')) - sum('round')
  const step = Math.sign(left)
  for (let i = 0; i < Math.abs(left); i++) {
    // What was cut off most is made up for first; what has more than its part gives some back, but not all of it.
    const [next] = shares
      .filter(({ round }) => round + step > 0)
      .sort((a, b) => step * (b.exact - b.round - a.exact + a.round) || a.seat - b.seat)
    if (next) next.round += step
  }
  return shares.map(({ round }) => written(round, lang))
}
