// `replay`: a record told as text, for one seat, for anyone, or whole.

import { type Happened, replayRecord } from '@undercrown/engine'
import { fileCommand } from '../command.ts'
import { toggle, whole } from '../flags.ts'
import { numberedNames } from '../names.ts'
import { tellerFor } from '../teller.ts'
import { misuse } from '../usage.ts'
import { commandWords } from '../words/commands.ts'
import { terminalWords } from '../words/play.ts'
import { aboutFile, readRecordFile } from '../written.ts'

export const replay = fileCommand({
  name: 'replay',
  words: commandWords.replay,
  flags: {
    seat: whole('N', { or: undefined }),
    public: toggle(),
    all: toggle(),
    step: whole('N', { least: 0, or: undefined }),
    tables: toggle(),
  },
  run({ terminal, lang, file, flags, games }) {
    const { game, record } = readRecordFile(file, games)
    const { seat, step } = flags
    if ([seat !== undefined, flags.public, flags.all].filter(Boolean).length > 1)
      misuse((say) => say.excludeEachOther)
    if (seat !== undefined && seat > record.seats) misuse((say) => say.noSeatInRecord(record.seats, seat))
    if (step !== undefined && step > record.moves.length)
      misuse((say) => say.noStep(record.moves.length, step))
    const viewer = seat !== undefined ? seat - 1 : flags.public ? 'public' : 'all'
    const tell = tellerFor(terminal, lang, viewer, numberedNames(record.seats))

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
