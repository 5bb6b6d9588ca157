// Mail: put in the post and sent as soon as the mail server takes it. Nobody waits for that; what it does not take is
// tried again for a while. What waits is kept in memory alone: a restart loses it, and whoever waits asks again.

import type { Config } from '../config.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Hands a letter to the mail server, or only looks whether it would listen; rejects when it does not. */
type SendLetter = (letter: Letter | undefined) => Promise<unknown>

export interface Mailer {
  readonly offered: boolean
  /** Whether the mail server did not listen when it was last tried: what is sent now may come late. */
  readonly late: boolean
  /** Without a letter only the way is gone: by how mail fares nobody learns whether there was one. */
  post(letter: Letter | undefined, onSent?: () => void): void
  /** Tries again what is due. */
  sweep(): void
  close(): void
}

/** Milliseconds from one try to the next; after the last it is given up. */
const AGAIN = [30_000, 120_000, 600_000, 1_800_000]
const MOST = 1_000
/** The mail server listened, and did not want this letter: that tells nothing about the next. */
const REFUSED: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE'])

interface Waiting {
  readonly letter: Letter | undefined
  readonly onSent: () => void
  tries: number
  /** Infinite while it is under way. */
  due: number
}

/** What speaks to mail servers is read for the first letter. */
function smtp({ url, from }: NonNullable<Config['mail']>): SendLetter {
  const opening = async () =>
    (await import('nodemailer')).createTransport(
      {
        url,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    )
  let transport: ReturnType<typeof opening> | undefined
  return async (letter) => {
    transport ??= opening()
    const open = await transport
    return letter ? open.sendMail(letter) : open.verify()
  }
}

export function openMailer(
  mail: Config['mail'],
  now: () => number,
  onTrouble: (error: Error) => void,
  send: SendLetter | undefined = mail && smtp(mail),
): Mailer {
  const waiting = new Set<Waiting>()
  let late = false
  let closed = false

  async function take(one: Waiting): Promise<void> {
    one.due = Number.POSITIVE_INFINITY
    try {
      await send?.(one.letter)
      late = false
      waiting.delete(one)
      if (!closed) one.onSent()
    } catch (error) {
      // What the mail server says may hold the address.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
      late = !REFUSED.has(code)
      const pause = AGAIN[one.tries++]
      if (pause === undefined) waiting.delete(one)
      else one.due = now() + pause
      if (!closed)
        onTrouble(new Error(`a mail did not leave (${[code, responseCode].filter(Boolean).join(' ')})`))
    }
  }

  return {
    offered: send !== undefined,
    get late() {
      return late
    },
    post(letter, onSent = () => {}) {
      if (waiting.size >= MOST) return onTrouble(new Error('too many mails wait for the mail server'))
      const one: Waiting = { letter, onSent, tries: 0, due: 0 }
      waiting.add(one)
      void take(one)
    },
    sweep() {
      for (const one of waiting) if (one.due <= now()) void take(one)
    },
    close() {
      closed = true
      waiting.clear()
    },
  }
}
