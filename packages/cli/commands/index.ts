// The commands that every game has, in the order of the help; then those of the server.

import type { CliCommand } from '../command.ts'
import { accuracyCommand } from './accuracy.ts'
import { adminCommands } from './admin.ts'
import { arenaCommand } from './arena.ts'
import { benchCommand } from './bench.ts'
import { cardsCommand } from './cards.ts'
import { engineCommand } from './engine.ts'
import { lawsCommand } from './laws.ts'
import { playCommand } from './play.ts'
import { solveCommand } from './puzzle.ts'
import { puzzleCommands } from './puzzles.ts'
import { recordCommand } from './record.ts'
import { replay } from './replay.ts'
import { reviewCommand } from './review.ts'
import { backupCommand, benchServerCommand, keysCommand, restoreCommand, serveCommand } from './server.ts'
import { simulateCommand } from './simulate.ts'
import { verifyCommand } from './verify.ts'

export const commands: readonly CliCommand[] = [
  playCommand,
  simulateCommand,
  arenaCommand,
  recordCommand,
  replay,
  reviewCommand,
  accuracyCommand,
  verifyCommand,
  cardsCommand,
  solveCommand,
  ...puzzleCommands,
  engineCommand,
  lawsCommand,
  benchCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
  keysCommand,
  ...adminCommands,
  benchServerCommand,
]
