// The command line: `undercrown <command> …`.

import { runArenaWorker } from './arena/workers.ts'
import { games } from './games.ts'
import { runCli } from './run.ts'

// Whoever reads our output may stop listening (`undercrown … | head`): then there is nothing left to say.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: { code?: string }) => process.exit(error.code === 'EPIPE' ? 0 : 1))
}

const work = runArenaWorker(games)
if (work) work()
else process.exitCode = await runCli(process.argv.slice(2), process, games)
