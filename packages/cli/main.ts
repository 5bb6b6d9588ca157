// The command line: `undercrown <command> …`.

import { writeSync } from 'node:fs'
import { langFrom } from '@undercrown/engine'
import { runArenaWorker } from './arena/workers.ts'
import { reasonOf } from './file.ts'
import { games } from './games.ts'
import { runCli, takeLang } from './run.ts'
import { errorWords } from './words/errors.ts'

// Whoever reads our output may stop listening (`undercrown … | head`): then there is nothing left to say.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: { code?: string }) => {
    if (error.code === 'EPIPE') process.exit(0)
    if (stream === process.stdout) complain(error)
    process.exit(1)
  })
}

/** The disk under our output may be full. */
function complain(error: object): void {
  const say = errorWords[takeLang(process.argv.slice(2)).lang ?? langFrom(process.env)]
  try {
    writeSync(2, `undercrown: ${say.cannotPrint(reasonOf(error, say))}\n`)
  } catch {}
}

const work = runArenaWorker(games)
if (work) work()
else process.exitCode = await runCli(process.argv.slice(2), process, games)
