// The commands that every game has, in the order of the help; then those of the server.

import type { CliCommand } from '../command.ts'
import { arena } from './arena.ts'
import { bench } from './bench.ts'
import { cards } from './cards.ts'
import { engine } from './engine.ts'
import { laws } from './laws.ts'
import { play } from './play.ts'
import { record } from './record.ts'
import { replay } from './replay.ts'
import { backup, benchServer, restore, serve } from './server.ts'
import { simulate } from './simulate.ts'
import { verify } from './verify.ts'

export const commands: readonly CliCommand[] = [
  play,
  simulate,
  arena,
  record,
  replay,
  verify,
  cards,
  engine,
  laws,
  bench,
  serve,
  backup,
  restore,
  benchServer,
]
