// The law for screens, run inside the page: whatever is offered can be pointed at with a finger, the question stays in
// sight, nothing lies over anything, no text is cut. Of a replay: its player stays in sight, and where it is.

import type { UserSettings } from '../client/settings.ts'
import type { Box, LawTools, TellBreach } from './law-tools.ts'

/** A window, and how it is read. */
export interface LawLook extends Pick<UserSettings, 'lang' | 'textSize'> {
  readonly width: number
  readonly height: number
  readonly name: string
}

/** The windows that the law is about: desks, tablets, phones with and without a browser's bars, phones on their side. */
const lawWindows = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [390, 664],
  [375, 667],
  [360, 640],
  [844, 390],
  [667, 375],
] as const

/** Every window in both sizes of text and both languages, those together that differ by their window alone. */
export const lawLooks: readonly LawLook[] = (['en', 'fr'] as const).flatMap((lang) =>
  ([100, 200] as const).flatMap((textSize) =>
    lawWindows.map(([width, height]) => ({
      width,
      height,
      textSize,
      lang,
      name: `${width}×${height} ${textSize} % ${lang}`,
    })),
  ),
)

export interface Breach {
  readonly look: string
  readonly rule: 'offer' | 'prompt' | 'player' | 'covered' | 'cut' | 'wide' | 'apart' | 'still'
  readonly what: string
}

declare global {
  interface Window {
    /** Where the parts of a replay lay when they were first seen, by look. */
    laid?: Map<string, string>
  }
}

/** Puts on each look and tells where the law is broken. The page lies in a frame, whose size is a window's. */
export async function breachesIn(
  looks: readonly LawLook[],
  { ancestors, at, boxOf, drawn, inEach, isShown, isWide, lines, named, SOON, whole, whyNot }: LawTools,
): Promise<Breach[]> {
  /** A thing may stick out of its part by a rim or a badge. */
  const STICKS = 12

  /** What scrolls, so that something of it can come into sight. */
  const scrollers = (one: Element) => [...ancestors(one)].filter((up) => boxOf(up).scrolls)

  /** The ways that are told by a sign in sight. */
  const signs = () =>
    [...document.querySelectorAll('.more-sign')].flatMap((sign) =>
      whyNot(sign) === undefined ? [...sign.classList] : [],
    )

  /** Where it is out of sight, something in sight must say which way it lies, and then nothing may cover it. */
  async function whyNotScrolled(one: Element): Promise<string | undefined> {
    const ways = scrollers(one)
    const plain = whyNot(one)
    if (plain === undefined || ways.length === 0) return plain
    const within = boxOf(ways[0] as Element)
    const told = () => {
      const { top, bottom } = one.getBoundingClientRect()
      return signs().includes(top + bottom < within.top + within.bottom ? 'up' : 'down')
    }
    // A sign comes after what was laid out: on a busy machine by some frames.
    for (let i = 0; i < SOON && !told() && whyNot(one) !== undefined; i++) await drawn()
    const sign = told() || whyNot(one) === undefined
    const before = ways.map((way) => [way, way.scrollLeft, way.scrollTop] as const)
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    await drawn()
    const then = whyNot(one)
    for (const [way, x, y] of before) way.scrollTo(x, y)
    return then ?? (sign ? undefined : `${plain}, and no sign says where`)
  }

  async function offers(tell: TellBreach): Promise<void> {
    const asked = document.querySelector('.prompt:is(.asked, .is-lost)')
    if (!asked) return
    const spots = new Map<string, Element[]>()
    for (const one of document.querySelectorAll<HTMLElement>('.thing.lit, [data-leads]'))
      for (const spot of (one.dataset['leads'] ?? one.dataset['spot'] ?? '').split(' '))
        spots.set(spot, [...(spots.get(spot) ?? []), one])
    const lit = Number(document.querySelector<HTMLElement>('.board')?.dataset['lit'] ?? 0)
    if (lit > 0 && ![...document.querySelectorAll('.thing:is(.lit, .picked)')].some(isShown))
      tell('offer', 'nothing is laid out until a tab is pressed')
    if (spots.size < lit) tell('offer', `${lit - spots.size} of ${lit} lie nowhere`)
    for (const [spot, places] of spots) {
      if (places.some((place) => whyNot(place) === undefined)) continue
      const faults: (string | undefined)[] = []
      for (const place of places) faults.push(await whyNotScrolled(place))
      if (!faults.includes(undefined)) tell('offer', `${spot} ${faults[0]}`)
    }
    const line = asked.querySelector('.prompt-line')
    if (line && isShown(line)) {
      const { left, right, top, bottom } = line.getBoundingClientRect()
      const middle = (left + right) / 2
      for (const [x, y] of [
        [middle, top + 4],
        [middle, bottom - 4],
      ] as const)
        if (!asked.contains(at(x, y))) tell('prompt', `the question is under ${named(at(x, y))}`)
    } else tell('prompt', 'the question is not shown')
    for (const button of asked.querySelectorAll('button:not(.card-name)')) {
      if (!isShown(button)) continue
      const fault = whyNot(button)
      if (fault !== undefined) tell('prompt', `${named(button)} ${fault}`)
    }
  }

  function texts(tell: TellBreach): void {
    // They lie under the words of the question, where a finger does not find them.
    const pictures = [...document.querySelectorAll('.prompt-card > *')].filter(isShown).map(boxOf)
    for (const { parent, text, rects } of lines()) {
      const what = `"${text.slice(0, 40)}" in ${named(parent)}`
      if (
        parent.closest('.prompt-words') &&
        rects.some(({ left, right, top, bottom }) =>
          pictures.some(
            (one) =>
              Math.min(right, one.right) - Math.max(left, one.left) > 2 &&
              Math.min(bottom, one.bottom) - Math.max(top, one.top) > 2,
          ),
        )
      )
        tell('covered', `${what} lies over a picture`)
      let scroller: Box | undefined
      let cut = false
      // A line of text is higher than its letters.
      const slack = 0.25 * (rects[0]?.height ?? 0)
      for (const up of ancestors(parent)) {
        const box = boxOf(up)
        // Read out only; or it can be scrolled to.
        if (box.width <= 1 || box.scrolls) {
          scroller = box
          break
        }
        const beyondX =
          box.x !== 'visible' &&
          rects.some(({ left, right }) => left < box.left - 1.5 || right > box.right + 1.5)
        const beyondY =
          box.y !== 'visible' &&
          rects.some(({ top, bottom }) => top < box.top - slack || bottom > box.bottom + slack)
        cut ||= (beyondX && box.x !== 'auto') || (beyondY && box.y !== 'auto')
      }
      if (cut) tell('cut', what)
      if (cut) continue
      if (
        !scroller &&
        rects.some(
          ({ left, right, top, bottom }) =>
            left < -1.5 || top < -slack || right > innerWidth + 1.5 || bottom > innerHeight + slack,
        )
      ) {
        tell('cut', `${what} by the window`)
        continue
      }
      // What lets a finger through cannot be asked what lies over it.
      if (getComputedStyle(parent).pointerEvents === 'none') continue
      // Of what scrolls, the part in sight; a sign floats over it.
      const { left: west, right: east, top: north, bottom: south } = scroller ?? whole
      for (const { left, right, top, bottom } of rects) {
        const y = (top + bottom) / 2
        if (top < north || bottom > south || left < west || right > east) continue
        const over = [left + 2, (left + right) / 2, right - 2]
          .map((x) => at(x, y))
          .find(
            (there) =>
              there &&
              !parent.contains(there) &&
              !there.contains(parent) &&
              !there.closest('.card-name, .more-sign') &&
              // What names something lies under what is pressed for it.
              !there.closest('label')?.contains(parent),
          )
        if (over) {
          tell('covered', `${what} by ${named(over)}`)
          break
        }
      }
    }
  }

  /** The parts of a board, and of the question where it is no box of its own. */
  const partsOf = () =>
    [
      ...document.querySelectorAll(
        '.board-ground:not(.board-ground .board-ground) > *, .prompt, .prompt-words, .prompt-buttons, .player',
      ),
    ].filter((one) => {
      const { position, display } = getComputedStyle(one)
      return isShown(one) && display !== 'contents' && position !== 'absolute' && position !== 'sticky'
    })

  /** No part lies over another, and nothing sticks out of its part. */
  function apart(tell: TellBreach): void {
    // Lets what lies beneath it show, and holds nothing of its own.
    const parts = partsOf().filter((part) => !part.matches('.counsel, .legend, .unseen'))
    const scrolled = (part: Element) => [...ancestors(part)].some((up) => boxOf(up).scrolls)
    for (const [i, part] of parts.entries()) {
      if (scrolled(part)) continue
      const one = boxOf(part)
      for (const other of parts.slice(i + 1)) {
        // A long question grows over the middle of a board; what it covers is looked at for itself.
        if (part.contains(other) || scrolled(other) || other.closest('.asked') || part.closest('.asked'))
          continue
        const two = boxOf(other)
        const over = Math.min(
          Math.min(one.right, two.right) - Math.max(one.left, two.left),
          Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top),
        )
        if (over > 2) tell('apart', `${named(other)} lies over ${named(part)} by ${Math.round(over)}`)
      }
      for (const thing of part.querySelectorAll('.thing, figcaption')) {
        if (!isShown(thing) || [...ancestors(thing)].some((up) => boxOf(up).scrolls)) continue
        const { left, right, top, bottom } = thing.getBoundingClientRect()
        const out = Math.max(one.left - left, right - one.right, one.top - top, bottom - one.bottom)
        if (out > STICKS) tell('apart', `${named(thing)} sticks out of ${named(part)} by ${Math.round(out)}`)
      }
    }
  }

  /** What has the focus would scroll it, and the bar out of sight. */
  function isHigh(tell: TellBreach): void {
    const { scrollHeight, clientHeight } = document.documentElement
    if (scrollHeight > clientHeight) tell('wide', `the page is ${scrollHeight} high`)
  }

  /** A replay is led from the same place at every step, and its board stays where it is. */
  function still(look: string, tell: TellBreach): void {
    if (!document.querySelector('.is-replay')) return
    for (const one of document.querySelectorAll(
      '.player :is(button:not(.swing), input), .bar :is(button, select)',
    )) {
      if (!isShown(one)) continue
      const fault = whyNot(one.closest('label') ?? one)
      if (fault !== undefined) tell('player', `${one.getAttribute('aria-label') ?? named(one)} ${fault}`)
    }
    const flows = document.documentElement.dataset['flows'] !== undefined
    const kept = [
      ...document.querySelectorAll('.scrub, .player-deeds, .prompt-words'),
      ...(flows ? [] : partsOf()),
    ]
    const now = kept
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return `${one.classList.item(0)} ${[x, y, width, height].map(Math.round)}`
      })
      .join('; ')
    const eyes = document.querySelector<HTMLSelectElement>('.eyes select')?.value
    const key = `${look} ${eyes} ${document.querySelector('.reviewed') !== null}`
    window.laid ??= new Map()
    const before = window.laid.get(key) ?? now
    window.laid.set(key, before)
    if (before !== now) {
      const was = before.split('; ')
      tell(
        'still',
        now
          .split('; ')
          .filter((one) => !was.includes(one))
          .join('; '),
      )
    }
  }

  return inEach(looks, async (tell, look) => {
    await offers(tell)
    texts(tell)
    apart(tell)
    still(look, tell)
    isWide(tell)
    isHigh(tell)
  })
}
