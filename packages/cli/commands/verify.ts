// `verify`: what a record proves, in one line.

import { verifyRecord } from '@undercrown/engine'
import { fileCommand } from '../command.ts'
import { printWrapped } from '../terminal.ts'
import { commandWords } from '../words/commands.ts'
import { figureWords } from '../words/figures.ts'
import { aboutFile, readRecordFile } from '../written.ts'

export const verifyCommand = fileCommand({
  name: 'verify',
  words: commandWords.verify,
  flags: {},
  run({ terminal, lang, file, games }) {
    const { game, record } = readRecordFile(file, games)
    const { table, deal } = aboutFile(file, () => verifyRecord(game, record))
    const said = figureWords[lang].verified({
      game: game.id,
      seats: table.seats,
      over: table.outcome() !== undefined,
      moves: record.moves.length,
      hashes: record.hashes.length,
      deal: record.position ? 'byHand' : deal,
    })
    printWrapped(terminal, `${file}: ${said}`)
    return 0
  },
})
