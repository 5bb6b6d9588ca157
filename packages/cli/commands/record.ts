// `record`: the record of a game between bots.

import { openTable, randomFrom, recordOf } from '@undercrown/engine'
import { gameCommand } from '../command.ts'
import { checkWritable, writeText } from '../file.ts'
import { text, toggle } from '../flags.ts'
import { botsFlag, playOut } from '../players.ts'
import { openFairTable, seatsFor, startFlags } from '../start.ts'
import { print } from '../terminal.ts'
import { commandWords } from '../words/commands.ts'
import { writeRecord } from '../written.ts'

export const recordCommand = gameCommand({
  name: 'record',
  words: commandWords.record,
  flags: {
    ...startFlags,
    bots: botsFlag,
    fair: toggle(),
    out: text('FILE', undefined),
  },
  withOptions: true,
  run({ terminal, entry, flags, options }) {
    const { game } = entry
    const seats = seatsFor(game, flags.players)
    if (flags.out !== undefined) checkWritable(flags.out)
    const table = flags.fair
      ? openFairTable(game, options, seats, flags.seed)
      : openTable(game, { options, seats, seed: flags.seed })
    playOut(table, flags.bots, randomFrom(`bots ${flags.seed}`))
    const written = writeRecord(recordOf(table))
    if (flags.out === undefined) print(terminal, written)
    else writeText(flags.out, `${written}\n`)
    return 0
  },
})
