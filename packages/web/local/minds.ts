// The bots of every game, each in a piece of its own that is loaded when they are first asked.

import type { AnyMind } from '@undercrown/bots'

const minds: Readonly<Record<string, () => Promise<unknown>>> = {
  'hidden-leaders': async () => (await import('@undercrown/bots/hidden-leaders')).mind,
  leaders: async () => (await import('@undercrown/bots/leaders')).mind,
  'hidden-people': async () => (await import('@undercrown/bots/hidden-people')).mind,
}

export async function mindNamed(id: string): Promise<AnyMind | undefined> {
  return Object.hasOwn(minds, id) ? ((await minds[id]?.()) as AnyMind) : undefined
}
