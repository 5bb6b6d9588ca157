// Who plays Hidden People when nobody else does.

import { type Cast, character } from '../cast.ts'

export const cast: Cast = {
  L1: character(
    'Dozo',
    'Forgets one card while looking at the next.',
    'Oublie une carte en regardant l’autre.',
  ),
  L2: character(
    'Nell',
    'Never forgets a face. Numbers, now and then.',
    'N’oublie jamais un visage. Les chiffres, parfois.',
  ),
  L3: character(
    'Anselm',
    'Keeps a list in his head, with a few gaps.',
    'Tient une liste dans sa tête, avec quelques trous.',
  ),
  L4: character(
    'Rosalba',
    'Seldom forgets, and never forgives a twelve.',
    'Oublie rarement, et ne pardonne pas un douze.',
  ),
  L5: character('Mnemo', 'Has forgotten nothing since the deal.', 'N’a rien oublié depuis la donne.'),
}
