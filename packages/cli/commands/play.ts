// `play`: you against bots, in a terminal.

import { randomBytes } from 'node:crypto'
import { levels } from '@undercrown/bots'
import { openTable, refuse } from '@undercrown/engine'
import { openAnswers } from '../answers.ts'
import { gameCommand } from '../command.ts'
import { checkWritable } from '../file.ts'
import { oneOf, text, whole } from '../flags.ts'
import { playerNamed } from '../players.ts'
import { seatsFor } from '../start.ts'
import { isInteractive } from '../terminal.ts'
import { playAtTerminal } from '../terminal-game.ts'
import { terminalWords } from '../text.ts'
import { misuse } from '../usage.ts'

export const play = gameCommand({
  name: 'play',
  summary: 'Play a game against bots',
  details: [
    'You are shown what your seat may see, and answer by number; ? tells what else can be typed.',
    'Without a terminal the numbers are read from standard input, with spaces or line breaks between.',
  ].join('\n'),
  flags: {
    players: whole('N', 'number of players (4, or what the game has)', { or: undefined }),
    seat: whole('N', 'your place in turn order (1)', { or: 1 }),
    level: oneOf(levels, 'how well the bots play (L3)', 'L3'),
    name: text('NAME', 'what you are called (Ada)', 'Ada'),
    seed: text('TEXT', 'the same seed gives the same deal (a new one each time)', undefined),
    record: text('FILE', 'write the record there in the end', undefined),
  },
  withOptions: true,
  async run({ terminal, lang, entry, flags, options }) {
    const { game } = entry
    const seats = seatsFor(game, flags.players)
    const seed = flags.seed ?? randomBytes(6).toString('hex')
    const table = openTable(game, { options, seats, seed })
    if (flags.seat > seats) misuse(`there are ${seats} players; there is no seat ${flags.seat}`)
    if (flags.record !== undefined) checkWritable(flags.record)
    const answers = openAnswers(terminal)
    try {
      if (!isInteractive(terminal) && (await answers.isEmpty())) refuse(terminalWords[lang].noInput)
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
