// A value on a button, in the colour of its cards.

const printed = (name: string) => name.replace('-', '−')

/** From the cheapest to the dearest, as on the cards. */
function bandOf(name: string): string {
  const value = Number(name)
  if (Number.isNaN(value)) return 'equal'
  if (value <= 1) return 'cheap'
  if (value <= 4) return 'low'
  if (value <= 7) return 'middle'
  return value <= 10 ? 'high' : 'dear'
}

export function ValueName({ name }: { readonly name: string }) {
  return <span className={`value-name is-${bandOf(name)}`}>{printed(name)}</span>
}
