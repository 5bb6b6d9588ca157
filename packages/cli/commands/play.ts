// `play`: you against bots, in a terminal.

import { randomBytes } from 'node:crypto'
import { levels } from '@undercrown/bots'
import { openTable } from '@undercrown/engine'
import { openAnswers } from '../answers.ts'
import { gameCommand } from '../command.ts'
import { checkWritable } from '../file.ts'
import { oneOf, text, whole } from '../flags.ts'
import { playerNamed } from '../players.ts'
import { seatsFor } from '../start.ts'
import { isInteractive } from '../terminal.ts'
import { playAtTerminal } from '../terminal-game.ts'
import { fail, misuse } from '../usage.ts'
import { commandWords } from '../words/commands.ts'
import { terminalWords } from '../words/play.ts'

export const playCommand = gameCommand({
  name: 'play',
  words: commandWords.play,
  flags: {
    players: whole('N', { or: undefined }),
    seat: whole('N', { or: 1 }),
    level: oneOf(levels, 'L3'),
    name: text('NAME', 'Ada'),
    seed: text('TEXT', undefined),
    record: text('FILE', undefined),
  },
  withOptions: true,
  async run({ terminal, lang, entry, flags, options }) {
    const { game } = entry
    const seats = seatsFor(game, flags.players)
    const seed = flags.seed ?? randomBytes(6).toString('hex')
    const table = openTable(game, { options, seats, seed })
    if (flags.seat > seats) misuse((say) => say.noSeat(seats, flags.seat))
    if (flags.record !== undefined) checkWritable(flags.record)
    const answers = openAnswers(terminal)
    try {
      if (!isInteractive(terminal) && (await answers.isEmpty()))
        fail((_, lang) => terminalWords[lang].noInput)
      return await playAtTerminal({
        terminal,
        lang,
        table,
        answers,
        seat: flags.seat - 1,
        you: flags.name.trim() || 'Ada',
        rival: playerNamed(flags.level),
        file: flags.record,
      })
    } finally {
      answers.close()
    }
  },
})
