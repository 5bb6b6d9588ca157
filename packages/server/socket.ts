// The socket: reads messages, hands them to tables, and sends what tables tell.

import type { Socket } from 'node:net'
import {
  type ClientMessage,
  MAX_COMMAND_ID,
  MAX_UNREAD_BYTES,
  MESSAGE_BURST,
  type PersonSheet,
  PROTOCOL,
  type ServerMessage,
} from '@undercrown/protocol'
import { clientMessage } from '@undercrown/protocol/schemas'
import { CommandRefusal, deny, isLate, seatOf, type Watcher } from '@undercrown/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { hearsFrom, mayAct, mayJoin, mayWatch, tableNamed } from './access.ts'
import { addressOf } from './address.ts'
import { openBucket } from './bucket.ts'
import { runCommand, scopeFor } from './commands.ts'
import { errorOf } from './errors.ts'
import type { LoadedParty } from './party/parties.ts'
import { type Credentials, credentialsIn } from './people/identity.ts'
import { sheetOfPerson } from './people/people.ts'
import { checkScope } from './people/programs.ts'
import { come, type Places } from './places.ts'
import type { Server } from './server.ts'
import type { Connected } from './sockets.ts'
import type { PersonRow } from './store/schema.ts'
import { welcomeBack } from './table/presence.ts'
import type { LoadedTable } from './table/tables.ts'
import { textFrame } from './ws-frame.ts'

const HEARTBEAT = 30_000

export const SOCKET = '/api/socket'

/** What many send often. All else may make a table read its log or play its game anew, and counts as a request. */
const light: ReadonlySet<ClientMessage['do']> = new Set([
  'ping',
  'unwatch',
  'play',
  'say',
  'emote',
  'lead',
  'leave',
])

/** What tells nobody anything but who asks; it takes no scope. */
const reading: ReadonlySet<ClientMessage['do']> = new Set([
  'ping',
  'watch',
  'unwatch',
  'recall',
  'join',
  'leave',
])

export function socketRoute(app: FastifyInstance, server: Server): void {
  const callers = new WeakMap<
    FastifyRequest,
    { readonly person: PersonRow | undefined; readonly reply: FastifyReply }
  >()
  app.get(
    SOCKET,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        server.identity.sameSite(request)
        // Strangers may look on, but a token that is wrong is told so.
        callers.set(request, { person: await server.identity.of(request), reply })
      },
    },
    async (socket, request) => {
      const wire = request.socket
      const { person, reply } = callers.get(request) ?? {}
      // Request and answer are as large as all else of a socket, and would stay as long as it.
      reply?.raw.detachSocket(wire)
      socket.removeAllListeners('error')
      await enter(server, socket, wire, person, credentialsIn(request))
    },
  )
}

async function enter(
  server: Server,
  socket: WebSocket,
  wire: Socket,
  person: PersonRow | undefined,
  credentials: Credentials,
): Promise<void> {
  // A broken or oversized frame is the sender's mistake, not news for whoever runs the server.
  socket.on('error', () => socket.terminate())
  const address = addressOf(credentials)
  if (!server.sockets.enter(address)) {
    socket.close(1013, 'too many sockets from one address')
    return
  }
  socket.once('close', () => server.sockets.leave(address))
  // Messages that come while we look once more who it is wait where they are.
  socket.pause()
  const key = server.identity.keyOf(credentials)
  const still = async () => (await server.identity.of(credentials))?.id === person?.id
  const { lookAgain } = connect(server, socket, wire, { person, address, key, still })
  // Who was sent off before they were among the connected is found here; after, they are cut off like others.
  await lookAgain()
  socket.resume()
}

interface Caller {
  readonly person: PersonRow | undefined
  readonly address: string
  /** What they came with. */
  readonly key: string | undefined
  /** Whether they are who they were when they connected. */
  still(): Promise<boolean>
}

function connect(
  server: Server,
  socket: WebSocket,
  wire: Socket,
  { person, address, key, still }: Caller,
): Connected {
  const { config, tables, sockets, metrics, attendance, audience, parties } = server
  const watched: Places<LoadedTable> = new Map()
  const joined: Places<LoadedParty> = new Map()
  const pay = sockets.reader(address)
  const bucket = () => openBucket(config.messagesPerSecond, config.messagesPerSecond * MESSAGE_BURST)
  const tooFast = bucket()
  /** Who does not heed refusals is let go: to write them costs, too. */
  const heedless = bucket()
  let alive = true
  /** Messages that have come and are not read yet. */
  let waiting = 0

  /** Who does not read what we send is let go. */
  const unread = () => wire.writableLength > MAX_UNREAD_BYTES

  function send(text: string): void {
    if (socket.readyState !== socket.OPEN) return
    if (unread()) socket.terminate()
    else wire.write(textFrame(text))
  }

  function tell(message: ServerMessage): void {
    send(JSON.stringify(message))
  }

  const watcher: Watcher = { person: person?.id, send }
  const connected: Connected = {
    person: person?.id,
    address,
    key,
    send,
    bye() {
      tell({ type: 'closing' })
      socket.close(1012, 'the server is going down')
    },
    hangUp: () => socket.close(1008, 'signed out'),
    async lookAgain() {
      if (person && !(await still().catch(() => false))) connected.hangUp()
    },
  }

  function refuse(error: unknown, about: About = {}): void {
    const { code, message: words } = errorOf(error)
    metrics.refusal(code)
    if (code === 'internal') server.trouble(error, 'message')
    tell({ type: 'refused', ...about, code, message: words })
  }

  /** As they are called now, which may be otherwise than when they connected. */
  async function sheetNow({ id }: PersonRow): Promise<PersonSheet> {
    return (await server.context.profiles([id])).get(id) ?? deny('no-identity', 'nobody is signed in')
  }

  function leave(actor: LoadedTable | undefined): void {
    actor?.watchers.delete(watcher)
    if (actor) audience.went(actor, watcher)
  }

  async function leaveParty(id: string, forGood: boolean): Promise<void> {
    const party = joined.get(id)?.at
    joined.delete(id)
    if (party) await parties.left(party, watcher, forGood)
  }

  /** For what costs as much as a request. */
  function ask(): void {
    if (!sockets.ask(address)) deny('too-fast', 'too many requests; wait a minute')
  }

  async function handle(message: ClientMessage): Promise<void> {
    if (!light.has(message.do)) ask()
    if (person && !reading.has(message.do)) checkScope(person, scopeFor(message.do))
    switch (message.do) {
      case 'ping':
        tell({ type: 'pong' })
        return
      case 'unwatch':
        leave(watched.get(message.table)?.at)
        watched.delete(message.table)
        return
      case 'watch': {
        const { table: id } = message
        const actor = await come(watched, id, 'watches', 'tables', async () => {
          const found = await tableNamed(tables, id, pay)
          mayWatch(found, person?.id, message.code)
          return found
        })
        // Its number may be another table's by now.
        if (!actor) return
        if (person)
          await attendance.note(actor, person.id, await hearsFrom(attendance, actor, person.id, message.code))
        const sheet = person && (await sheetNow(person))
        await actor.watch(watcher, message.since, message.as)
        // Gone meanwhile, or wants no more of it.
        if (socket.readyState !== socket.OPEN || !watched.has(id)) {
          actor.watchers.delete(watcher)
          return
        }
        audience.came(actor, watcher, sheet)
        if (person) await welcomeBack(actor, person.id, server.context.now())
        return
      }
      case 'join': {
        if (!person) deny('no-identity', 'nobody is signed in')
        const { party: id, code } = message
        let party: LoadedParty | undefined
        const wanted = await come(joined, id, 'is at', 'parties', async () => {
          await mayJoin(server, id, person.id, code, pay)
          party = await parties.join(id, watcher, await sheetNow(person))
          return party
        })
        // Gone meanwhile, or wants no more of it.
        if (party && !wanted) await parties.left(party, watcher, false)
        return
      }
      case 'lead':
        parties.lead(message.party, watcher, message.at)
        return
      case 'hand':
        if (!person) deny('no-identity', 'nobody is signed in')
        await parties.hand(message.party, person.id, message.to)
        return
      case 'leave':
        await leaveParty(message.party, !message.away)
        return
      case 'recall': {
        const actor = await tableNamed(tables, message.table, pay)
        mayAct(actor, person?.id)
        await actor.recall(watcher)
        return
      }
      default: {
        if (!person) deny('no-identity', 'nobody is signed in')
        const { table, id, ...command } = message
        if ((message.do === 'say' || message.do === 'emote') && !sockets.talk(address))
          deny('too-fast', 'too many words from one address; wait a little')
        const party = joined.get(table)?.at
        if (party && (command.do === 'say' || command.do === 'emote')) {
          await server.chat.say(party, person.id, command)
          tell({ type: 'done', table, id, seq: party.seq })
          return
        }
        const actor = tables.near(table) ?? (await tableNamed(tables, table, pay))
        // An answer that comes too late is told the whole table.
        if (message.do === 'play' && isLate(actor.state, seatOf(actor.state, person.id), message.seq)) ask()
        const toldAlready = await runCommand(server, actor, person.id, id, command, watcher)
        if (!toldAlready) tell({ type: 'done', table, id, seq: actor.state.seq })
      }
    }
  }

  function receive(data: Buffer, binary: boolean): void {
    if (socket.readyState !== socket.OPEN) return
    if (tooFast()) {
      if (heedless()) socket.terminate()
      else refuse(new CommandRefusal('too-fast', 'too many messages; wait a little'))
      return
    }
    waiting++
    sockets.inTurn(address, () => {
      waiting--
      if (waiting === 0 && socket.isPaused) socket.resume()
      if (socket.readyState === socket.OPEN) hear(data, binary)
    })
    // What comes after it waits where it is.
    if (waiting > 0) socket.pause()
  }

  function hear(data: Buffer, binary: boolean): void {
    if (binary) {
      refuse(new CommandRefusal('malformed', 'text only'))
      return
    }
    let raw: unknown
    try {
      raw = JSON.parse(data.toString())
    } catch {
      refuse(new CommandRefusal('malformed', 'not JSON'))
      return
    }
    const read = clientMessage.safeParse(raw)
    if (!read.success) {
      const [issue] = read.error.issues
      const words = `${issue?.path.join('.') || 'message'}: ${issue?.message ?? 'unknown'}`
      refuse(new CommandRefusal('malformed', words), short(raw))
      return
    }
    const message = read.data
    handle(message).catch((error) => refuse(error, short(message)))
  }

  socket.on('message', receive)
  socket.on('ping', (data) => {
    if (tooFast() || unread()) socket.terminate()
    else socket.pong(data)
  })
  socket.on('pong', () => {
    if (tooFast()) socket.terminate()
    alive = true
  })
  const heartbeat = setInterval(() => {
    if (!alive) socket.terminate()
    alive = false
    if (socket.readyState === socket.OPEN) socket.ping()
  }, HEARTBEAT)
  heartbeat.unref()
  socket.on('close', () => {
    clearInterval(heartbeat)
    sockets.drop(connected)
    for (const { at } of watched.values()) {
      leave(at)
      if (person) at?.visits.delete(person.id)
    }
    watched.clear()
    for (const id of [...joined.keys()])
      leaveParty(id, false).catch((error) => server.trouble(error, 'party', id))
  })

  sockets.add(connected)
  const you = person ? sheetOfPerson(person) : null
  tell({ type: 'welcome', protocol: PROTOCOL, you, changes: true })
  return connected
}

interface About {
  readonly table?: string
  readonly id?: string
}

/** What a refusal says back of a message, whatever that was: the table or party and the id, if they can have been meant. */
function short(message: unknown): About {
  if (typeof message !== 'object' || message === null) return {}
  const named = (text: unknown): text is string =>
    typeof text === 'string' && text !== '' && text.length <= MAX_COMMAND_ID
  return {
    ...('party' in message && named(message.party) && { table: message.party }),
    ...('table' in message && named(message.table) && { table: message.table }),
    ...('id' in message && named(message.id) && { id: message.id }),
  }
}
