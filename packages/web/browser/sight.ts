// What is run inside the page: seeing what is offered, and finding where a finger can press it.

export interface Sight {
  readonly seq: number
  /** The reveal is there. */
  readonly over: boolean
  /** Whatever can be pressed to answer the question, by selector. */
  readonly offers: readonly string[]
  /** Tells one sight from another. */
  readonly sign: string
}

/** Waits until something can be pressed and it does not look as before; then tells what. */
export function sightOf(before: string | undefined): Promise<Sight> {
  const see = () => {
    const over = document.querySelector('.reveal') !== null
    const confirm = document.querySelector('.prompt.asked .confirm:enabled')
    const says = [...document.querySelectorAll<HTMLElement>('.prompt.asked [data-say]:enabled')]
    const asked = document.querySelector('.prompt.asked')
    const sending = document.querySelector('.prompt.asked button:disabled')
    const lit = [...document.querySelectorAll<HTMLElement>('.thing.lit')]
    const offers = confirm
      ? ['.prompt.asked .confirm']
      : !asked || sending
        ? []
        : [
            ...says.map(({ dataset }) => `[data-say="${CSS.escape(dataset['say'] as string)}"]`),
            ...lit.map(({ dataset }) => `.thing.lit[data-spot="${CSS.escape(dataset['spot'] as string)}"]`),
          ].sort()
    const table = document.querySelector<HTMLElement>('.table')
    const seq = Number(table?.dataset['seq'] ?? 0)
    const picked = [...document.querySelectorAll<HTMLElement>('.thing.picked')]
    const sign = [seq, over, ...picked.map(({ dataset }) => dataset['spot']), '|', ...offers].join(' ')
    return { seq, over, offers, sign }
  }
  return new Promise((done) => {
    const look = () => {
      const sight = see()
      if ((!sight.over && sight.offers.length === 0) || sight.sign === before) return false
      done(sight)
      return true
    }
    if (look()) return
    const watching = new MutationObserver(() => {
      if (look()) watching.disconnect()
    })
    watching.observe(document, { subtree: true, childList: true, attributes: true })
  })
}

/** A point of it that nothing covers, the nearest to its middle; or why there is none. */
export function whereToPress(selector: string): { x: number; y: number } | string {
  const thing = document.querySelector(selector)
  if (!thing) return 'it is not there'
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = thing.getBoundingClientRect()
  const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]
  let above: Element | null = null
  for (const down of steps)
    for (const across of steps) {
      const x = left + across * width
      const y = top + down * height
      const there = document.elementFromPoint(x, y)
      if (there && thing.contains(there)) return { x, y }
      above ??= there
    }
  const { innerWidth, innerHeight } = window
  return `${Math.round(width)}×${Math.round(height)} at ${Math.round(left)},${Math.round(top)} of ${innerWidth}×${innerHeight}, under ${above?.outerHTML.slice(0, 200)}`
}
