// Every script by name: the turn, the set-up, the end, and one for each hero.

import { scripts } from '@undercrown/engine'
import { heroes } from './cards.ts'
import { type AbilityStep, discard, laid } from './effects.ts'
import { fates } from './fate.ts'
import { scriptOf } from './hero.ts'

export type Step =
  | AbilityStep
  | { readonly do: 'prepare' }
  | { readonly do: 'begin' }
  | { readonly do: 'act' }
  | { readonly do: 'draw' }
  | { readonly do: 'discardDown' }
  | { readonly do: 'refill' }
  | { readonly do: 'end' }
  | { readonly do: 'finish' }
  | { readonly do: 'spare' }
  | { readonly do: 'drawFate' }
  | { readonly do: 'chooseFate' }
  | { readonly do: 'shuffleFate' }

export const library = scripts<Step>({
  opening: [{ do: 'prepare' }, discard(laid, { count: 'all' }), { do: 'end' }],
  turn: [
    { do: 'begin' },
    { do: 'act' },
    { do: 'draw' },
    { do: 'discardDown' },
    { do: 'refill' },
    { do: 'end' },
  ],
  finale: [{ do: 'finish' }],
  spare: [{ do: 'spare' }],
  fate: [{ do: 'drawFate' }, { do: 'chooseFate' }, { do: 'shuffleFate' }],
  ...Object.fromEntries(fates.map((fate) => [fate.id, fate.ability])),
  ...Object.fromEntries(heroes.map((hero) => [hero.id, scriptOf(hero)])),
})

/** The steps of the turn that a table can be laid out at. */
export const turnSteps = { play: 1, draw: 2, discard: 3 } as const
