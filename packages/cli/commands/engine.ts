// `engine`: the rules for other programs, as JSON lines on standard input and output.

import { once } from 'node:events'
import { gameCommand } from '../command.ts'
import { LONGEST_LINE, readLines } from '../lines.ts'
import { openSession } from '../session.ts'

export const engine = gameCommand({
  name: 'engine',
  summary: 'Speak the engine protocol: JSON lines on stdin and stdout',
  details:
    'Commands: new, choices, play, view, state, outcome, record, load, position. See docs/engine-protocol.md.',
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
