// Parties by one server with its own database.

import { serve } from '../testing/serving.ts'
import { partyContract } from './contract.ts'

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
