// What the laws for screens see and feel with, made inside the page: a law is a function that is sent there with these.

import { join } from 'node:path'
import type { Frame } from '@playwright/test'
import { drawInside, drawnFrame } from './framed.ts'
import type { Breach, LawLook } from './law.ts'
import { failed } from './stage.ts'

/** Where something lies, and whether it lets what is inside be scrolled. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly x: string
  readonly y: string
  readonly scrolls: boolean
}

export type LawTools = ReturnType<typeof lawTools>
export type TellBreach = (rule: Breach['rule'], what: string) => void
type Law = (looks: readonly LawLook[], tools: LawTools) => Promise<Breach[]>

/** Runs a law in a page that lies in a frame. */
export function lawIn(frame: Frame, law: Law, looks: readonly LawLook[]): Promise<Breach[]> {
  return frame.evaluate(`(${law})(${JSON.stringify(looks)}, (${lawTools})())`)
}

/** One look after the other, with a picture of each in which a law is broken. */
export async function breachesOf(
  frame: Frame,
  laws: readonly Law[],
  looks: readonly LawLook[],
  what: string,
): Promise<string[]> {
  const told = new Set<string>()
  for (const look of looks) {
    const before = told.size
    for (const law of laws)
      for (const breach of await lawIn(frame, law, [look]))
        told.add(`${what} ${breach.look}: ${breach.rule}: ${breach.what}`)
    if (told.size === before) continue
    console.log([...told].slice(before).join('\n'))
    await lawPicture(frame, `${what} ${look.name}`)
  }
  return [...told]
}

export async function lawPicture(frame: Frame, name: string): Promise<void> {
  const path = join(failed, `law-${name.replaceAll(/\W+/g, '-')}.png`)
  await frame.evaluate(drawInside, true)
  await (await frame.frameElement()).screenshot({ path, style: drawnFrame })
  await frame.evaluate(drawInside, false)
}

export function lawTools() {
  /** What a finger needs, less what is lost by rounding. */
  const FINGER = 43
  /** Frames. */
  const SOON = 10
  const frame = window.frameElement as HTMLIFrameElement

  const settled = () =>
    new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done()
      port2.postMessage(null)
    })

  async function drawn(): Promise<void> {
    await new Promise(requestAnimationFrame)
    await settled()
  }

  async function putOn({ width, height, textSize, lang }: LawLook): Promise<void> {
    const key = 'undercrown.settings'
    const before = JSON.parse(localStorage.getItem(key) ?? '{}')
    frame.style.width = `${width}px`
    frame.style.height = `${height}px`
    if (before.textSize !== textSize || before.lang !== lang) {
      localStorage.setItem(key, JSON.stringify({ ...before, textSize, lang }))
      dispatchEvent(new StorageEvent('storage', { key }))
      while (
        document.documentElement.lang !== lang ||
        (document.documentElement.dataset['large'] === undefined) !== textSize < 150
      )
        await settled()
    }
    await drawn()
    for (const one of document.querySelectorAll('.board, .table, .board *'))
      if (one.scrollTop > 0 || one.scrollLeft > 0) one.scrollTo(0, 0)
    // A page hears of its new size with the next frame, and may draw itself anew.
    for (let i = 0; i < 2; i++) await drawn()
  }

  const isShown = (one: Element) => {
    const { width, height } = one.getBoundingClientRect()
    return width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true })
  }
  const named = (one: Element | null) => {
    if (!one) return 'nothing'
    const { spot, say } = (one.closest<HTMLElement>('[data-spot], [data-say]') ?? (one as HTMLElement))
      .dataset
    const name = spot ?? say
    return name === undefined ? `${one.tagName.toLowerCase()}.${[...one.classList].join('.')}` : name
  }
  const at = (x: number, y: number) => document.elementFromPoint(x, y)
  const whole = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }

  /** Nothing, or why a finger cannot come down on it: everywhere in a cross as large as a fingertip it must be there. */
  function whyNot(one: Element): string | undefined {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
    const around = getComputedStyle(one, '::after')
    const larger = around.position === 'absolute' && around.pointerEvents !== 'none'
    const wide = Math.max(width, larger ? Number.parseFloat(around.width) || 0 : 0)
    const high = Math.max(height, larger ? Number.parseFloat(around.height) || 0 : 0)
    if (wide < FINGER || high < FINGER) return `is ${Math.round(wide)}×${Math.round(high)}`
    const half = FINGER / 2
    const [fromX, toX] = wide > width ? [(left + right) / 2, (left + right) / 2] : [left + half, right - half]
    const [fromY, toY] =
      high > height ? [(top + bottom) / 2, (top + bottom) / 2] : [top + half, bottom - half]
    let above: Element | null = null
    let outside = true
    for (const down of [0.5, 0, 1])
      for (const across of [0.5, 0, 1, 0.25, 0.75]) {
        const x = fromX + (toX - fromX) * across
        const y = fromY + (toY - fromY) * down
        const cross = [
          [x, y],
          [x - half + 0.5, y],
          [x + half - 0.5, y],
          [x, y - half + 0.5],
          [x, y + half - 0.5],
        ] as const
        const wrong = cross.find(([px, py]) => !one.contains(at(px, py)))
        if (!wrong) return undefined
        const there = at(...wrong)
        if (there) {
          outside = false
          above ??= there
        }
      }
    return outside || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth
      ? `at ${Math.round(left)},${Math.round(top)} is out of sight${above ? ` or under ${named(above)}` : ''}`
      : `is under ${named(above)}`
  }

  interface TextLine {
    readonly parent: Element
    readonly text: string
    readonly rects: readonly DOMRect[]
    /** Where it lies now that something was scrolled. */
    measure(): readonly DOMRect[]
  }

  /** Every line of text that is shown, apart from what is drawn on cards. */
  function lines(): TextLine[] {
    const walk = document.createTreeWalker(
      document.querySelector('.table') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const all: TextLine[] = []
    const range = document.createRange()
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!parent || !text || parent.closest('svg, .log, .talk, .unseen, [role="log"], .zoom')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const of = node
      const measure = () => {
        range.selectNodeContents(of)
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      }
      const rects = measure()
      if (rects.length > 0) all.push({ parent, text, rects, measure })
    }
    return all
  }

  let boxes = new Map<Element, Box>()
  function boxOf(one: Element): Box {
    const known = boxes.get(one)
    if (known) return known
    const { overflowX: x, overflowY: y } = getComputedStyle(one)
    const { left, right, top, bottom, width } = one.getBoundingClientRect()
    const moves = (overflow: string, inside: number, outside: number) =>
      (overflow === 'auto' || overflow === 'scroll') && inside > outside + 1
    const scrolls = moves(y, one.scrollHeight, one.clientHeight) || moves(x, one.scrollWidth, one.clientWidth)
    const box = { left, right, top, bottom, width, x, y, scrolls }
    boxes.set(one, box)
    return box
  }

  function* ancestors(one: Element): Generator<Element> {
    for (let up: Element | null = one; up && up !== document.body; up = up.parentElement) yield up
  }

  /** Nothing is reached by scrolling sideways. */
  function isWide(tell: TellBreach): void {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) tell('wide', `the page is ${scrollWidth} wide`)
  }

  /** Puts on each look, and looks. */
  async function inEach(
    looks: readonly LawLook[],
    judge: (tell: TellBreach, look: string) => void | Promise<void>,
  ): Promise<Breach[]> {
    const found: Breach[] = []
    const now = async (look: string) => {
      const told = new Map<string, Breach>()
      boxes = new Map()
      await judge((rule, what) => told.set(what, { look, rule, what }), look)
      return [...told.values()]
    }
    for (const look of looks) {
      await putOn(look)
      // A busy machine may be slow to lay out what comes next: what is still so after some frames is so.
      if ((await now(look.name)).length === 0) continue
      for (let i = 0; i < SOON; i++) await drawn()
      found.push(...(await now(look.name)))
    }
    return found
  }

  return { ancestors, at, boxOf, drawn, inEach, isShown, isWide, lines, named, SOON, whole, whyNot }
}
