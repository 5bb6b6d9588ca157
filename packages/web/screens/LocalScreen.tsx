// A table in this browser: against bots, or passed from hand to hand.

export function LocalScreen() {
  return null
}
