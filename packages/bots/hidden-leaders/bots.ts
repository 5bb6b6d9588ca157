// Hidden Leaders, as the hosts that play it know it.

import type { RegisteredGame } from '../registration.ts'

export const bots: RegisteredGame = {
  id: 'hidden-leaders',
  rules: async () => (await import('@undercrown/hidden-leaders')).hiddenLeaders,
  mind: async () => (await import('./index.ts')).mind,
  plainMind: async () => (await import('./index.ts')).plainMind,
  tuning: async () => (await import('./tune.ts')).tuneHiddenLeaders,
  yardsticks: async () => ({ greedy: (await import('./greedy.ts')).greedy }),
}
