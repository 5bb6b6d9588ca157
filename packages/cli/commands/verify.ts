// `verify`: what a record proves, in one line.

import { verifyRecord } from '@undercrown/engine'
import { fileCommand } from '../command.ts'
import { print } from '../terminal.ts'
import { aboutFile, readRecordFile } from '../written.ts'

export const verify = fileCommand({
  name: 'verify',
  summary: 'Check a record: every move, every hash, and the fairness of the deal',
  details: 'FILE may be - for standard input. One line says what was proved, or what is wrong (exit code 1).',
  flags: {},
  run({ terminal, file, games }) {
    const { game, record } = readRecordFile(file, games)
    const { table, fair } = aboutFile(file, () => verifyRecord(game, record))
    const said = [
      `${game.id}, ${table.seats} players, ${table.outcome() ? 'played to its end' : 'not over yet'}`,
      `all ${record.moves.length} moves are legal`,
      `all ${record.hashes.length} hashes match`,
      fair
        ? 'the deal is proved fair: its secret was fixed before the nonces were known'
        : deal(record.position),
    ]
    print(terminal, `${file}: ${said.join('; ')}`)
    return 0
  },
})

function deal(position: object | undefined): string {
  return position ? 'no fair deal in it: the table was laid out by hand' : 'no fair deal in it'
}
