// A mail server for tests: takes whatever comes on a socket, or is as slow or as broken as it is told.

import { createServer, type Socket } from 'node:net'
import { freePort } from './postgres.ts'

interface Taken {
  readonly to: string
  readonly head: string
  readonly text: string
}

export interface MailSink {
  readonly url: string
  readonly taken: readonly Taken[]
  /** From now on it accepts, listens to nobody, refuses everybody who is to have a mail, or says nothing. */
  mood: 'well' | 'refusing' | 'choosy' | 'silent'
  /** So many had nobody here. */
  readonly refused: number
  /** The next mail to somebody, taken or to come. */
  next(to: string): Promise<Taken>
  close(): Promise<void>
}

function readable(text: string, head: string): string {
  if (!/quoted-printable/i.test(head)) return text
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

export async function openMailSink(): Promise<MailSink> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const taken: Taken[] = []
  const unread: Taken[] = []
  let refused = 0
  const waiting: { readonly to: string; done(one: Taken): void }[] = []

  function take(one: Taken): void {
    taken.push(one)
    const at = waiting.findIndex(({ to }) => to === one.to)
    if (at >= 0) waiting.splice(at, 1)[0]?.done(one)
    else unread.push(one)
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    const say = (line: string) => sink.mood !== 'silent' && socket.write(`${line}\r\n`)
    let heard = ''
    let to = ''
    let writing = false
    if (sink.mood === 'refusing') {
      socket.end('421 not now\r\n')
      return
    }
    say('220 sink')
    socket.on('data', (data) => {
      heard += data.toString('latin1')
      for (;;) {
        const end = heard.indexOf(writing ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const line = heard.slice(0, end)
        heard = heard.slice(end + (writing ? 5 : 2))
        if (writing) {
          const cut = line.indexOf('\r\n\r\n')
          const head = line.slice(0, cut)
          take({ to, head, text: readable(line.slice(cut + 4), head) })
          writing = false
          say('250 taken')
        } else if (/^RCPT/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? ''
          if (sink.mood === 'choosy') refused++
          say(sink.mood === 'choosy' ? '550 nobody here' : '250 yes')
        } else if (/^DATA/i.test(line)) {
          writing = true
          say('354 go on')
        } else if (/^QUIT/i.test(line)) {
          say('221 bye')
          socket.end()
        } else say('250 sink')
      }
    })
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))

  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    mood: 'well',
    get refused() {
      return refused
    },
    next(to) {
      const at = unread.findIndex((one) => one.to === to)
      const [found] = at >= 0 ? unread.splice(at, 1) : []
      return found ? Promise.resolve(found) : new Promise((done) => waiting.push({ to, done }))
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
  return sink
}
