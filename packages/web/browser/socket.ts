// The socket of a page whose other end is the test. What is told in one go is heard in one go: the page draws itself
// once, however many have moved.

import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Given by the test: what the page sends. */
    send(text: string): void
    /** What the page's socket hears. */
    hear?(texts: readonly string[]): void
    /** The way breaks off, and is not found again. */
    lose?(): void
  }
}

export interface PageSocket {
  /** Called with whatever a page says. */
  answer: (text: string) => void
  tell(texts: readonly string[]): void
  /** The way breaks off, and is not found again. */
  lose(): Promise<void>
}

/** Of a page that lies in a frame of this one. */
export async function socketOf(page: Page): Promise<PageSocket> {
  const socket: PageSocket = {
    answer() {},
    tell(texts) {
      page.evaluate(hearInFrame, texts).catch(() => {})
    },
    lose: () => page.evaluate(loseInFrame),
  }
  await page.exposeBinding('send', (_source, text: string) => socket.answer(text))
  await page.addInitScript(socketInPage)
  return socket
}

function hearInFrame(texts: readonly string[]): void {
  document.querySelector('iframe')?.contentWindow?.hear?.(texts)
}

function loseInFrame(): void {
  document.querySelector('iframe')?.contentWindow?.lose?.()
}

function socketInPage(): void {
  let lost = false
  class Told extends EventTarget {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSING = 2
    static readonly CLOSED = 3
    readyState = Told.CONNECTING
    constructor() {
      super()
      window.hear = (texts) => {
        for (const data of texts) this.dispatchEvent(new MessageEvent('message', { data }))
      }
      window.lose = () => {
        lost = true
        this.close()
        this.dispatchEvent(new CloseEvent('close'))
      }
      queueMicrotask(() => {
        if (lost) return
        this.readyState = Told.OPEN
        this.dispatchEvent(new Event('open'))
        window.hear?.([JSON.stringify({ type: 'welcome' })])
      })
    }
    send(text: string): void {
      window.send(text)
    }
    close(): void {
      this.readyState = Told.CLOSED
    }
  }
  Object.assign(window, { WebSocket: Told })
}
