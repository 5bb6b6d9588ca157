// A program that plays: it sits down at the table with a code, or at any open one, and answers at random.
//   node examples/bot.mjs http://127.0.0.1:8080 uc_… [CODE]
// A token comes from POST /api/bots; all requests are described at /api/docs.
import { createHash, randomUUID } from 'node:crypto'

const [server = 'http://127.0.0.1:8080', token = '', code] = process.argv.slice(2)

/** @param {string} method @param {string} path @param {object} [body] */
async function ask(method, path, body) {
  const answer = await fetch(server + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return /** @type {Promise<any>} */ (answer.json())
}

let count = 0
/** @param {string} table @param {object} command */
const act = (table, command) =>
  ask('POST', `/api/tables/${table}/commands`, { ...command, id: `bot-${process.pid}-${++count}` })

const found = code ? await ask('GET', `/api/codes/${code}`) : (await ask('GET', '/api/lobby')).tables?.[0]
if (!found?.id) throw new Error(found?.message ?? 'there is no open table')
// Its part of the deal: sealed now, shown when all have sealed theirs.
const nonce = randomUUID()
const seal = createHash('sha256').update(`undercrown seal ${nonce}`).digest('hex')
const sat = await act(found.id, { do: 'sit', code: found.code, seal })
if (sat.code) throw new Error(sat.message)
console.log(`sitting on seat ${sat.seat} of ${found.game}`)

for (;;) {
  const { seq, sheet, game } = await ask('GET', `/api/tables/${found.id}`)
  if (sheet.phase === 'over' || sheet.phase === 'closed') {
    console.log(sheet.result ? `over: seat ${sheet.result.winners.join(', ')} won` : 'closed')
    break
  }
  if (sheet.dealing?.waiting.includes(sat.seat)) await act(found.id, { do: 'reveal', nonce })
  // `choice` is there when this seat is asked something; every option is a legal move.
  const options = game?.choice?.options
  if (options) await act(found.id, { do: 'play', seq, pick: Math.floor(Math.random() * options.length) })
  else await new Promise((done) => setTimeout(done, 300))
}
