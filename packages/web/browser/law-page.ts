// The law for pages that are read and scrolled, run inside the page: whatever can be pressed is as large as a fingertip
// and lies free where it was scrolled to, nothing lies over anything, no text is cut, nothing scrolls to two sides.

import type { Breach, LawLook } from './law.ts'
import type { LawTools, TellBreach } from './law-tools.ts'

export async function pageBreachesIn(
  looks: readonly LawLook[],
  { ancestors, at, boxOf, inEach, isShown, isWide, lines, named, whyNot }: LawTools,
): Promise<Breach[]> {
  /** What can be pressed; a label is pressed for what it names. */
  function controls(): Element[] {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, textarea, input, [role="slider"]',
      ),
    ]
    const pressed = all.map((one) => (one.matches('input') ? (one.closest('label') ?? one) : one))
    // What lies on a board touches and covers each other as in life; the law for tables knows it.
    return [...new Set(pressed)].filter(
      (one) =>
        isShown(one) &&
        !one.closest('[inert], .skip, .thing:not(.hire-chip), .board-ground:not(.analysis-ground)'),
    )
  }

  /** A word of a sentence is as high as its line. */
  const isWord = (one: Element) =>
    one.matches('.card-name') ||
    (getComputedStyle(one).display === 'inline' && one.parentElement?.textContent !== one.textContent)

  const told = (one: Element) =>
    `${named(one)} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)}"`

  const isBefore = (one: Element) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  }

  /** What of it stays where it is while the page scrolls. */
  const isFixed = (one: Element) =>
    [...ancestors(one)].find((up) => ['sticky', 'fixed'].includes(getComputedStyle(up).position))

  function pressable(tell: TellBreach): void {
    for (const one of controls()) {
      if (!isBefore(one) || whyNot(one) !== undefined)
        one.scrollIntoView({ block: 'center', inline: 'nearest' })
      if (isWord(one)) {
        const [{ left, top, width, height } = one.getBoundingClientRect()] = one.getClientRects()
        const there = at(left + width / 2, top + height / 2)
        if (!one.contains(there)) tell('offer', `${told(one)} is under ${named(there)}`)
        continue
      }
      const fault = whyNot(one)
      if (fault !== undefined) tell('offer', `${told(one)} ${fault}`)
    }
  }

  /** Nothing that can be pressed lies over something else that can. */
  function apart(tell: TellBreach): void {
    const all = controls().filter((one) => !isWord(one))
    const scroller = (one: Element) => [...ancestors(one)].find((up) => boxOf(up).scrolls)
    const laid = all.map((one) => ({
      one,
      box: one.getBoundingClientRect(),
      fixed: isFixed(one),
      in: scroller(one),
    }))
    for (const [i, a] of laid.entries())
      for (const b of laid.slice(i + 1)) {
        if (a.one.contains(b.one) || b.one.contains(a.one) || a.fixed !== b.fixed || a.in !== b.in) continue
        const over = Math.min(
          Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left),
          Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top),
        )
        if (over > 1.5) tell('apart', `${told(b.one)} lies over ${told(a.one)} by ${Math.round(over)}`)
      }
  }

  function texts(tell: TellBreach): void {
    for (const line of lines()) {
      const { parent, text, rects: first } = line
      // Read out only.
      if ([...ancestors(parent)].some((up) => boxOf(up).width <= 1)) continue
      const what = `"${text.slice(0, 40)}" in ${named(parent)}`
      const slack = 0.25 * (first[0]?.height ?? 0)
      const isIn = ({ left, right, top, bottom }: DOMRect) =>
        left >= -1.5 && top >= -slack && right <= innerWidth + 1.5 && bottom <= innerHeight + slack
      if (!first.every(isIn)) parent.scrollIntoView({ block: 'center', inline: 'nearest' })
      const rects = line.measure()
      for (const up of ancestors(parent)) {
        const { left, right, top, bottom } = up.getBoundingClientRect()
        const { x, y, scrolls } = boxOf(up)
        if (scrolls) break
        if (
          (x !== 'visible' && rects.some((one) => one.left < left - 1.5 || one.right > right + 1.5)) ||
          (y !== 'visible' && rects.some((one) => one.top < top - slack || one.bottom > bottom + slack))
        ) {
          tell('cut', `${what} by ${named(up)}`)
          break
        }
      }
      if (getComputedStyle(parent).pointerEvents === 'none') continue
      const within = [...ancestors(parent)]
        .filter((up) => boxOf(up).scrolls)
        .map((up) => up.getBoundingClientRect())
      for (const [i, rect] of rects.entries()) {
        const { left, right, top, bottom } = rect
        if (left < -1.5 || right > innerWidth + 1.5) {
          if (!within.some((box) => left < box.left || right > box.right))
            tell('cut', `${what} by the window`)
          continue
        }
        if (
          !isIn(rect) ||
          within.some((box) => top < box.top || bottom > box.bottom || left < box.left || right > box.right)
        )
          continue
        const cover = ({ left, right, top, bottom }: DOMRect) =>
          [left + 2, (left + right) / 2, right - 2]
            .map((x) => at(x, (top + bottom) / 2))
            // What names something lies under what is pressed for it.
            .find(
              (there) =>
                there &&
                !parent.contains(there) &&
                !there.contains(parent) &&
                !there.closest('.more-sign') &&
                !there.closest('label')?.contains(parent),
            )
        let over = cover(rect)
        if (over && isFixed(over)) {
          // A bar lies over what is scrolled; elsewhere it is free.
          parent.scrollIntoView({ block: 'center', inline: 'nearest' })
          const { top, bottom } = line.measure()[i] ?? rect
          scrollBy(0, (top + bottom - innerHeight) / 2)
          over = cover(line.measure()[i] ?? rect)
        }
        if (over) {
          tell('covered', `${what} by ${named(over)}`)
          break
        }
      }
    }
  }

  /** What scrolls down does not scroll sideways, too. */
  function sideways(tell: TellBreach): void {
    isWide(tell)
    for (const one of document.querySelectorAll('body *')) {
      const { x, y, scrolls } = boxOf(one)
      if (!scrolls || one.matches('textarea')) continue
      const across = (x === 'auto' || x === 'scroll') && one.scrollWidth > one.clientWidth + 1
      const down = (y === 'auto' || y === 'scroll') && one.scrollHeight > one.clientHeight + 1
      if (!across || !down) continue
      const end = one.getBoundingClientRect().left + one.clientWidth - one.scrollLeft + 1
      const isOut = ({ right }: DOMRect) => right > end
      const widest = [...one.querySelectorAll('*')].find((inside) => isOut(inside.getBoundingClientRect()))
      const text = lines().find(({ parent, rects }) => one.contains(parent) && rects.some(isOut))
      tell(
        'wide',
        `${named(one)} scrolls to two sides, for ${text?.text.slice(0, 30) ?? named(widest ?? null)}`,
      )
    }
  }

  // At a table its own law looks at the board and at words.
  const isTable = document.querySelector('.table:not(.analysis)') !== null
  return inEach(looks, (tell) => {
    scrollTo(0, 0)
    apart(tell)
    pressable(tell)
    if (!isTable) {
      scrollTo(0, 0)
      sideways(tell)
      texts(tell)
    }
    scrollTo(0, 0)
  })
}
