// Parties by one server with its own database.

import { partyContract } from '../testing/party-contract.ts'
import { serve } from '../testing/serving.ts'

partyContract('one server', async () => {
  let now = Date.now()
  const serving = await serve({}, { now: () => now })
  return {
    nodes: [serving, serving],
    pass: (ms) => {
      now += ms
    },
    end: serving.end,
  }
})
