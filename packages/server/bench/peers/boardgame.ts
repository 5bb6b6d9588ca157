// boardgame.io: its server with its store in memory, the game as moves on a state of which each player sees a part.

import type { AddressInfo } from 'node:net'
import { answerLowest, dealLowest, LOWEST_SEATS, type Lowest, lowestIsOver, lowestViewOf } from './lowest.ts'
import type { Installed } from './peer.ts'

interface Moving {
  readonly G: Lowest
  readonly playerID: string
}

export async function serveBoardgame(installed: Installed): Promise<number> {
  const { Server } = installed('boardgame.io/server') as {
    Server: (options: object) => {
      run(options: object): Promise<{ appServer: { address(): AddressInfo } }>
    }
  }
  const move = (keep: boolean) => ({
    move: ({ G, playerID }: Moving) => (answerLowest(G, Number(playerID), keep) ? undefined : 'INVALID_MOVE'),
    // What it would do ahead on the client would know the pile.
    client: false,
  })
  const lowest = {
    name: 'lowest',
    minPlayers: LOWEST_SEATS,
    maxPlayers: LOWEST_SEATS,
    setup: () => dealLowest(),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { keep: move(true), discard: move(false) },
    endIf: ({ G }: { G: Lowest }) => (lowestIsOver(G) ? { over: true } : undefined),
    playerView: ({ G, playerID }: Moving) => lowestViewOf(G, Number(playerID)),
  }
  // What it says of itself would be taken for an address.
  const said = console.info
  console.info = () => {}
  const { appServer } = await Server({ games: [lowest], origins: [] }).run({ port: 0 })
  console.info = said
  return appServer.address().port
}
