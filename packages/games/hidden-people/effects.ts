// What a turn and each effect do, as data. How each step works stands in `verbs.ts`.

import { type Choose, choose, type May, may, type Repeat, repeat, scripts } from '@undercrown/engine'
import type { EffectName } from './cards.ts'
import type { Selector } from './state.ts'

export type Condition = 'usable' | 'ringClosed'

export type Step =
  | Choose<Selector>
  | May<Condition, Step>
  | Repeat<Condition, Step>
  | { readonly do: 'peek' }
  | { readonly do: 'begin' }
  | { readonly do: 'take' }
  | { readonly do: 'settle' }
  | { readonly do: 'perform' }
  | { readonly do: 'end' }
  | { readonly do: 'reveal' }
  | { readonly do: 'look'; readonly at: string }
  | { readonly do: 'swap'; readonly a: string; readonly b: string }
  | { readonly do: 'moveStone'; readonly from: string; readonly to: string }
  | { readonly do: 'replaceUnseen'; readonly at: string }
  | { readonly do: 'show'; readonly row: string }
  | { readonly do: 'foresee' }
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'toss' }
  | { readonly do: 'giveBack' }
  | { readonly do: 'dig'; readonly card: string }
  | { readonly do: 'name'; readonly at: string }
  | { readonly do: 'barter' }
  | { readonly do: 'playAgain' }

const settle: Step = { do: 'settle' }
const useDiscarded: Step = may('usable', { do: 'perform' })

const effectScripts: Readonly<Record<EffectName, readonly Step[]>> = {
  eye: [choose('card', 'eye'), { do: 'look', at: 'card' }],
  replay: [{ do: 'playAgain' }],
  exchange: [choose('a', 'exchange'), choose('b', 'exchangeWith'), { do: 'swap', a: 'a', b: 'b' }],
  stone: [choose('from', 'stone'), choose('to', 'stoneTo'), { do: 'moveStone', from: 'from', to: 'to' }],
  shuffle: [choose('a', 'shuffle'), choose('b', 'shuffleWith'), { do: 'swap', a: 'a', b: 'b' }],
  discard: [choose('card', 'discard'), { do: 'replaceUnseen', at: 'card' }, useDiscarded],
  flash: [choose('row', 'flash'), { do: 'show', row: 'row' }],
  seer: [{ do: 'foresee' }],
  strategist: [{ do: 'draw', count: 3 }, { do: 'toss' }, { do: 'giveBack' }, settle, useDiscarded],
  gravedigger: [choose('card', 'dig'), { do: 'dig', card: 'card' }, settle, useDiscarded],
  barter: [
    repeat<Condition, Step>('ringClosed', choose('card', 'barter'), { do: 'name', at: 'card' }),
    { do: 'barter' },
  ],
  lousy: [],
}

export const library = scripts<Step>({
  opening: [{ do: 'peek' }],
  turn: [{ do: 'begin' }, { do: 'take' }, settle, useDiscarded, { do: 'end' }],
  finale: [{ do: 'reveal' }],
  ...effectScripts,
})
