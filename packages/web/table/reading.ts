// Reading a card by staying on it: a pointer that rests there, a finger that is held. No press is lost to it.

/** How long a finger stays before a card is opened, and a pointer. */
const TOUCH = 400
const HOVER = 350

export interface CardReading {
  enter(pointer: string): void
  /** With the times that the events bear: a busy page hears of them late. */
  down(pointer: string, at: number): void
  up(pointer: string, at: number): void
  leave(pointer: string): void
  stop(): void
  /** Whether the finger that was lifted had read, and does not press. */
  wasHeld(): boolean
}

/** `open` tells whether there is a card to read. */
export function cardReading(open: () => boolean, close: () => void): CardReading {
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  let since = 0
  const stop = () => clearTimeout(timer)
  return {
    stop,
    enter(pointer) {
      stop()
      if (pointer === 'mouse') timer = setTimeout(open, HOVER)
    },
    down(pointer, at) {
      stop()
      held = false
      since = at
      if (pointer !== 'touch') return
      timer = setTimeout(() => {
        held = open()
      }, TOUCH)
    },
    up(_, at) {
      stop()
      if (!held) return
      close()
      // Then the page was slow, and not the finger.
      if (at - since < TOUCH) held = false
    },
    leave(pointer) {
      stop()
      if (pointer === 'mouse') close()
    },
    wasHeld() {
      stop()
      const was = held
      held = false
      return was
    },
  }
}
