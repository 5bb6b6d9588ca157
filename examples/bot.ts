// A program that plays over the socket: it accepts every challenge, or sits down at the table with a code, and answers
// at random.
//   node examples/bot.ts http://127.0.0.1:8080 uc_… [CODE]
// `ws` must be installed. Node reads TypeScript by itself from 22.18 on; before, `npx tsx` in place of `node` does.
// Tokens are made on the page of your account; all requests and messages are described in docs/protocol.md.
import { createHash, randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'

const [server = 'http://127.0.0.1:8080', token = '', code] = process.argv.slice(2)
const headers = { authorization: `Bearer ${token}` }
const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/socket`, { headers })

/** Our part of the deal at each table: sealed on sitting down, shown when all have sealed theirs. */
const nonces = new Map<string, string>()
let count = 0

const ask = async (path: string) => JSON.parse(await (await fetch(server + path, { headers })).text())
const tell = (message: object) => socket.send(JSON.stringify(message))
const act = (table: string, command: object) =>
  tell({ ...command, table, id: `bot-${process.pid}-${++count}` })

function sit({ id, code }: { id: string; code: string }): void {
  const nonce = randomUUID()
  nonces.set(id, nonce)
  act(id, { do: 'sit', code, seal: createHash('sha256').update(`undercrown seal ${nonce}`).digest('hex') })
}

async function accept(): Promise<void> {
  for (const { table } of (await ask('/api/friends')).invitations) if (!nonces.has(table.id)) sit(table)
}

socket.on('message', async (data) => {
  const told = JSON.parse(String(data))
  const { table, seq, seat, sheet, game } = told
  if (told.type === 'refused') console.error(told.message)
  if (told.type === 'welcome') code ? sit(await ask(`/api/codes/${code}`)) : accept()
  if (told.type === 'nudge' && told.why === 'invited') accept()
  // We sit there now, and want to be told of the table.
  if (told.type === 'done') tell({ do: 'watch', table })
  if (sheet?.dealing?.waiting.includes(seat)) act(table, { do: 'reveal', nonce: nonces.get(table) })
  // `choice` is there when our seat is asked something; every option is a legal move.
  const options = game?.choice?.options
  if (options) act(table, { do: 'play', seq, pick: Math.floor(Math.random() * options.length) })
  if (sheet?.phase === 'over') {
    console.log(`over: seat ${sheet.result.winners.join(', ')} won`)
    tell({ do: 'unwatch', table })
    nonces.delete(table)
    if (code) socket.close()
  }
})
