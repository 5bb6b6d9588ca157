// What is run inside the page: seeing what is offered, and finding where a finger can press it.

export interface PageSight {
  readonly seq: number
  /** The reveal is there. */
  readonly over: boolean
  /** Whatever can be pressed to answer the question, by selector. */
  readonly offers: readonly string[]
  /** Tells one sight from another. */
  readonly sign: string
}

/** Waits until something can be pressed and it does not look as before; then tells what. */
export function sightOf(before: string | undefined): Promise<PageSight> {
  const see = () => {
    const over = document.querySelector('.reveal') !== null
    const asked = document.querySelector('.prompt.asked:not([aria-busy])')
    const spots = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) =>
        CSS.escape(dataset['spot'] ?? dataset['say'] ?? ''),
      )
    const offers = !asked
      ? []
      : asked.querySelector('.confirm')
        ? ['.prompt.asked .confirm']
        : [
            ...spots('.prompt.asked [data-say]').map((say) => `[data-say="${say}"]`),
            ...spots('.thing.lit').map((spot) => `.thing.lit[data-spot="${spot}"]`),
          ].sort()
    const seq = Number(document.querySelector<HTMLElement>('.table')?.dataset['seq'] ?? 0)
    const sign = [seq, over, ...spots('.thing.picked'), '|', ...offers].join(' ')
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

export function focused(selector: string): boolean {
  return document.activeElement?.matches(selector) === true
}

declare global {
  interface Window {
    /** Whether the press that was planned has come to what was meant. */
    pressed?: Promise<true>
  }
}

/** Whether the press came there: what was meant may have moved away under the finger. */
export function wasPressed(): Promise<boolean> {
  return Promise.race([
    window.pressed ?? true,
    new Promise<false>((done) => {
      setTimeout(done, 3000, false)
    }),
  ])
}

/**
 * What a press changes: what is picked, what is offered, whether an answer is on its way. With a mark from before it
 * waits for some frames until something has changed.
 */
export async function pressMark(before?: string): Promise<string> {
  const FRAMES = 20
  const names = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(
      ({ dataset }) => dataset['spot'] ?? dataset['say'] ?? '',
    )
  for (let i = 0; ; i++) {
    const mark = [
      document.querySelector<HTMLElement>('.table')?.dataset['seq'],
      document.querySelector('.prompt[aria-busy]') !== null,
      document.querySelector('.reveal') !== null,
      ...names('.thing.picked'),
      '|',
      ...names('.prompt [data-say], .prompt .confirm'),
    ].join(' ')
    if (mark !== before || i === FRAMES) return mark
    await new Promise(requestAnimationFrame)
  }
}

/** Where the answers of a prompt lie: what they lead to is told while one is pointed at, and none may move then. */
export async function whereAnswersLie(): Promise<string> {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
  return [...document.querySelectorAll('.prompt-buttons .button')]
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    })
    .join('; ')
}

/** A point of it that nothing covers, the nearest to its middle; or why there is none. Null where it is not there. */
export function whereToPress(selector: string): { x: number; y: number } | string | null {
  const thing = document.querySelector(selector)
  if (!thing) return null
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = thing.getBoundingClientRect()
  const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]
  let above: Element | null = null
  for (const down of steps)
    for (const across of steps) {
      const x = left + across * width
      const y = top + down * height
      const there = document.elementFromPoint(x, y)
      if (there && thing.contains(there)) {
        window.pressed = new Promise((done) => {
          // Not the click: a finger is answered when it lifts, and what was meant may be gone by then.
          addEventListener(
            'pointerdown',
            ({ target }) => {
              if (target instanceof Element && target.closest(selector)) done(true)
            },
            { capture: true },
          )
        })
        return { x, y }
      }
      above ??= there
    }
  const at = [width, height, left, top, innerWidth, innerHeight].map(Math.round)
  return `${at[0]}×${at[1]} at ${at[2]},${at[3]} of ${at[4]}×${at[5]}, under ${above?.outerHTML.slice(0, 200)}`
}

/** What can be pressed on a page, but lies under something else even where it was scrolled to. */
export function buried(): string[] {
  return [...document.querySelectorAll<HTMLElement>(':is(main, .page-bar) :is(a, button)')].flatMap((one) => {
    if (!one.checkVisibility() || one.closest('[inert]')) return []
    one.scrollIntoView({ block: 'center', inline: 'nearest' })
    // A word of a sentence may be broken in two.
    const [{ left, top, width, height } = one.getBoundingClientRect()] = one.getClientRects()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there?.closest('a, button, label') === one
      ? []
      : [`${one.innerText || one.className} under ${there?.className}`]
  })
}

/** What is too wide for the window: nothing may be reached by scrolling sideways. */
export function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
    .map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`)
    .slice(0, 5)
}

/** Lit things that a finger would miss. What answers to a finger may be larger than what is seen. */
export function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.thing.lit, .prompt button')].flatMap((one) => {
    if (!one.checkVisibility()) return []
    const seen = one.getBoundingClientRect()
    const around = getComputedStyle(one, '::after')
    const larger = around.position === 'absolute' && around.pointerEvents !== 'none'
    const width = Math.max(seen.width, larger ? Number.parseFloat(around.width) || 0 : 0)
    const height = Math.max(seen.height, larger ? Number.parseFloat(around.height) || 0 : 0)
    return width >= 43.5 && height >= 43.5
      ? []
      : [`${one.dataset['spot'] ?? one.className} ${Math.round(width)}×${Math.round(height)}`]
  })
}

/** Every piece of text that is shown or read out. */
export function texts(): string[] {
  const found = new Set<string>()
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent?.trim()
    if (text && !node.parentElement?.closest('script, style, [lang]:not(html)')) found.add(text)
  }
  for (const one of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = one.getAttribute(name)?.trim()
      if (text) found.add(text)
    }
  return [...found]
}

/** In a worker: nothing waits. */
export function hurry(): void {
  const later = setTimeout
  Object.assign(self, { setTimeout: (run: () => void) => later(run, 0) })
}
