// Parties by two nodes on one database.

import { freshDatabase } from '../testing/database.ts'
import { partyContract } from '../testing/party-contract.ts'
import { serve } from '../testing/serving.ts'

partyContract('two nodes', async () => {
  let now = Date.now()
  const env = { DATABASE_URL: await freshDatabase() }
  const nodes = [await serve(env, { now: () => now }), await serve(env, { now: () => now })] as const
  return {
    nodes,
    pass: (ms) => {
      now += ms
    },
    async end() {
      for (const node of nodes) await node.end()
    },
  }
})
