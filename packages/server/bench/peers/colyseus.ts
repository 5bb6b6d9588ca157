// Colyseus: a room for each game, its state a schema of which a client sees what is in its view. It sends what changed,
// at once after each answer instead of twenty times a second, and keeps nothing.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerLowest, dealLowest, LOWEST_SEATS, type Lowest } from './lowest.ts'
import type { Installed } from './peer.ts'

interface SchemaLibrary {
  readonly schema: (fields: object, name: string) => new () => Record<string, unknown>
  readonly StateView: new () => { add(what: object): void }
}

interface RoomClient {
  readonly sessionId: string
  view: object
}

interface RoomBase {
  state: unknown
  maxClients: number
  patchRate: number | null
  onMessage(type: string, handler: (client: RoomClient, message: boolean) => void): void
  broadcastPatch(): boolean
}

interface SeatState {
  card: number
  drawn: number
}

interface RoomState {
  pile: number
  turn: number
  readonly discard: number[]
  readonly seats: SeatState[]
}

/** No card. */
const NONE = -1

export async function serveColyseus(installed: Installed): Promise<number> {
  const { Room, Server } = installed('@colyseus/core') as {
    Room: new () => RoomBase
    Server: new (
      options: object,
    ) => { define(name: string, room: unknown): void; listen(port: number, host: string): Promise<void> }
  }
  const { WebSocketTransport } = installed('@colyseus/ws-transport') as {
    WebSocketTransport: new (options: object) => object
  }
  const { schema, StateView } = installed('@colyseus/schema') as SchemaLibrary
  const SeatSchema = schema(
    { card: { type: 'int8', view: true }, drawn: { type: 'int8', view: true } },
    'Seat',
  )
  const StateSchema = schema(
    { pile: 'uint8', turn: 'uint8', discard: ['uint8'], seats: [SeatSchema] },
    'State',
  )

  class LowestRoom extends Room {
    readonly #game: Lowest = dealLowest()
    readonly #clients: string[] = []

    onCreate(): void {
      this.maxClients = LOWEST_SEATS
      this.patchRate = null
      const state = new StateSchema() as unknown as RoomState
      for (let seat = 0; seat < LOWEST_SEATS; seat++)
        state.seats.push(Object.assign(new SeatSchema(), { card: NONE, drawn: NONE }) as never)
      this.state = state
      this.#write()
      this.onMessage('answer', (client, keep) => {
        const seat = this.#clients.indexOf(client.sessionId)
        if (!answerLowest(this.#game, seat, keep)) return
        state.discard.push(this.#game.discard.at(-1) as number)
        this.#write()
        this.broadcastPatch()
      })
    }

    /** Only what differs from what was there is sent. */
    #write(): void {
      const { pile, turn, own, known, drawn } = this.#game
      const state = this.state as RoomState
      state.pile = pile.length
      state.turn = turn
      state.seats.forEach((seat, i) => {
        seat.card = known[i] ? (own[i] as number) : NONE
        seat.drawn = i === turn ? (drawn ?? NONE) : NONE
      })
    }

    onJoin(client: RoomClient): void {
      const view = new StateView()
      view.add((this.state as RoomState).seats[this.#clients.length] as SeatState)
      client.view = view
      this.#clients.push(client.sessionId)
    }
  }

  const http = createServer()
  const server = new Server({
    transport: new WebSocketTransport({ server: http }),
    greet: false,
    gracefullyShutdown: false,
  })
  server.define('lowest', LowestRoom)
  await server.listen(0, '127.0.0.1')
  return (http.address() as AddressInfo).port
}
