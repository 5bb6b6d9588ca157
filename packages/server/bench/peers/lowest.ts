// The kernel's smallest game (`engine/toy.ts`) as somebody would write it who has a socket and no kernel: draw a card,
// keep it in place of your own or discard it; when the pile is empty the lowest card wins. What the peers are measured by.

export const LOWEST_SEATS = 4
const CARDS_EACH = 8
/** Every game takes as many answers: one for each card that is drawn. */
export const LOWEST_ANSWERS = LOWEST_SEATS * CARDS_EACH - LOWEST_SEATS

export interface Lowest {
  readonly own: number[]
  /** Whether a seat has seen the card before it. */
  readonly known: boolean[]
  readonly pile: number[]
  readonly discard: number[]
  drawn: number | null
  turn: number
}

export function dealLowest(random: () => number = Math.random): Lowest {
  const cards = Array.from({ length: LOWEST_SEATS * CARDS_EACH }, (_, card) => card)
  for (let i = cards.length - 1; i > 0; i--) {
    const at = Math.floor(random() * (i + 1))
    const card = cards[i] as number
    cards[i] = cards[at] as number
    cards[at] = card
  }
  const own = cards.splice(0, LOWEST_SEATS)
  const drawn = cards.pop() ?? null
  return { own, known: own.map(() => false), pile: cards, discard: [], drawn, turn: 0 }
}

export function lowestIsOver({ drawn }: Lowest): boolean {
  return drawn === null
}

/** False, and nothing has changed, where that seat is not asked. */
export function answerLowest(game: Lowest, seat: number, keep: boolean): boolean {
  if (game.drawn === null || seat !== game.turn) return false
  game.discard.push(keep ? (game.own[seat] as number) : game.drawn)
  if (keep) {
    game.own[seat] = game.drawn
    game.known[seat] = true
  }
  game.drawn = game.pile.pop() ?? null
  game.turn = (seat + 1) % LOWEST_SEATS
  return true
}

export interface LowestView {
  readonly pile: number
  readonly discard: readonly number[]
  readonly turn: number
  readonly known: readonly boolean[]
  /** The card before this seat, if it has seen it. */
  readonly own: number | null
  /** What it has drawn, if it is its turn. */
  readonly drawn: number | null
}

export function lowestViewOf(game: Lowest, seat: number): LowestView {
  return {
    pile: game.pile.length,
    discard: game.discard,
    turn: game.turn,
    known: game.known,
    own: game.known[seat] ? (game.own[seat] ?? null) : null,
    drawn: seat === game.turn ? game.drawn : null,
  }
}
