// Hidden People, as the hosts that play it know it.

import type { RegisteredGame } from '../registration.ts'

export const bots: RegisteredGame = {
  id: 'hidden-people',
  rules: async () => (await import('@undercrown/hidden-people')).hiddenPeople,
  mind: async () => (await import('./index.ts')).mind,
  plainMind: async () => (await import('./index.ts')).plainMind,
  tuning: async () => (await import('./tune.ts')).tuneHiddenPeople,
  yardsticks: () => import('./yardsticks.ts'),
}
