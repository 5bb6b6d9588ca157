// The commands that every game has, in the order of the help.

import type { Command } from '../command.ts'
import { cards } from './cards.ts'
import { record } from './record.ts'
import { replay } from './replay.ts'
import { verify } from './verify.ts'

export const commands: readonly Command[] = [record, replay, verify, cards]
