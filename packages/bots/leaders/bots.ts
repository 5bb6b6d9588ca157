// Leaders, as the hosts that play it know it.

import type { RegisteredGame } from '../registration.ts'

export const bots: RegisteredGame = {
  id: 'leaders',
  rules: async () => (await import('@undercrown/leaders')).leaders,
  mind: async () => (await import('./index.ts')).mind,
  plainMind: async () => (await import('./index.ts')).plainMind,
  yardsticks: () => import('./yardsticks.ts'),
  tuning: async () => (await import('./tune.ts')).tuneLeaders,
}
