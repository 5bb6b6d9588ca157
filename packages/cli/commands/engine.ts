// `engine`: the rules for other programs, as JSON lines on standard input and output.

import { once } from 'node:events'
import { gameCommand } from '../command.ts'
import { LONGEST_LINE, readLines } from '../lines.ts'
import { openSession } from '../session.ts'
import { commandWords } from '../words/commands.ts'

export const engineCommand = gameCommand({
  name: 'engine',
  words: commandWords.engine,
  flags: {},
  withOptions: false,
  async run({ terminal, entry }) {
    const { stdin, stdout } = terminal
    const answer = openSession(entry)
    for await (const line of readLines(stdin)) {
      if (line?.trim() === '') continue
      const said =
        line === undefined
          ? JSON.stringify({ error: `a line may be ${LONGEST_LINE} characters long` })
          : answer(line)
      if (!stdout.write(`${said}\n`)) await once(stdout, 'drain')
    }
    return 0
  },
})
