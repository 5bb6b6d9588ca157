// Who plays Leaders when nobody else does.

import { type Cast, character } from '../cast.ts'

export const cast: Cast = {
  L1: character('Tilly', 'Loves a charge, forgets the way home.', 'Adore charger, oublie de rentrer.'),
  L2: character('Osric', 'Sees the blow, seldom the one after.', 'Voit le coup, rarement le suivant.'),
  L3: character(
    'Hedda',
    'Never leaves her Leader without a guard.',
    'Ne laisse jamais son Leader sans garde.',
  ),
  L4: character('Verane', 'Counts your steps along with her own.', 'Compte vos pas en plus des siens.'),
  L5: character(
    'Thorn',
    'If the game can be won this turn, he has won it.',
    'Si la partie peut se gagner ce tour-ci, il l’a gagnée.',
  ),
}
