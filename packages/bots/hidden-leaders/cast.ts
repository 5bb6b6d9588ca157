// Who plays Hidden Leaders when nobody else does.

import { type Cast, character } from '../cast.ts'

export const cast: Cast = {
  L1: character('Pim', 'Plays the hero with the best hat.', 'Joue le héros au plus beau chapeau.'),
  L2: character('Marlo', 'Thinks of his own leader, never of yours.', 'Pense à son Leader, jamais au vôtre.'),
  L3: character('Ysolde', 'Begins to guess whom you serve.', 'Commence à deviner qui vous servez.'),
  L4: character(
    'Corvin',
    'Watches what you bury, and draws conclusions.',
    'Regarde ce que vous enterrez, et en tire des conclusions.',
  ),
  L5: character('Sable', 'Knows your leader better than you do.', 'Connaît votre Leader mieux que vous.'),
}
