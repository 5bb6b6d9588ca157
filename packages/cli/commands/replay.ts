// `replay`: a record told as text, for one seat, for anyone, or whole.

import { type Happened, replayRecord } from '@undercrown/engine'
import { fileCommand } from '../command.ts'
import { toggle, whole } from '../flags.ts'
import { numbered } from '../names.ts'
import { tellerFor } from '../teller.ts'
import { terminalWords } from '../text.ts'
import { misuse } from '../usage.ts'
import { aboutFile, readRecordFile } from '../written.ts'

export const replay = fileCommand({
  name: 'replay',
  summary: 'Show a recorded game as text',
  details:
    'FILE may be - for standard input. Without --seat or --public everything is told, and the table is shown as each player knows it.',
  flags: {
    seat: whole('N', 'only what player N may know', { or: undefined }),
    public: toggle('only what anyone may know'),
    all: toggle('everything (as it is without --seat or --public)'),
    step: whole('N', 'only move N, and the table after it; 0 is the deal', { least: 0, or: undefined }),
    tables: toggle('the table after every move, not only first and last'),
  },
  run({ terminal, lang, file, flags, games }) {
    const { game, record } = readRecordFile(file, games)
    const { seat, step } = flags
    if ([seat !== undefined, flags.public, flags.all].filter(Boolean).length > 1)
      misuse('--seat, --public and --all exclude each other')
    if (seat !== undefined && seat > record.seats)
      misuse(`the record has ${record.seats} players; there is no seat ${seat}`)
    if (step !== undefined && step > record.moves.length)
      misuse(`the record has ${record.moves.length} moves; there is no step ${step}`)
    const viewer = seat !== undefined ? seat - 1 : flags.public ? 'public' : 'all'
    const tell = tellerFor(terminal, lang, viewer, numbered(record.seats))

    aboutFile(file, () =>
      replayRecord(game, record, (table, events) => {
        const number = table.moves.length
        if (step !== undefined && number !== step) return
        const last = number === record.moves.length
        if (number === 0)
          tell.title(record.position ? terminalWords[lang].position : terminalWords[lang].deal)
        else tell.move(table, events as readonly Happened[])
        if (number === 0 || last || step !== undefined || flags.tables) tell.table(table)
        if (last) tell.end(table)
      }),
    )
    return 0
  },
})
