// To be drawn.

import type { AnyScreen } from '../table/screen.ts'

export const screen = undefined as unknown as AnyScreen
