// The server keeps the contract of a host, over its sockets and its database.

import { tableContract } from '@undercrown/table/contract'
import type { Client, Line } from '../testing/client.ts'
import { seated, serve } from '../testing/serving.ts'

tableContract('the server', async (game) => {
  const serving = await serve({ LOG_LEVEL: 'silent' }, {}, [game])
  const people = new Map<string, Client[]>()
  const lines: Line[] = []
  return {
    async begin(count, bots) {
      const begun = await seated(serving.url, count, { game: game.id, seats: count + bots }, bots)
      people.set(begun.table, begun.people)
      lines.push(...begun.lines)
      return { table: begun.table, links: begun.lines }
    },
    async connect(table, seat) {
      const line = (await people.get(table)?.[seat]?.socket()) as Line
      lines.push(line)
      await line.next((one) => one.type === 'welcome')
      return line
    },
    async end() {
      for (const line of lines) await line.close()
      await serving.end()
    },
  }
})
