// Spectators, in French.

import type { Words } from './en.ts'
import type { watchingEn } from './watching-en.ts'

export const watchingFr: Words<typeof watchingEn> = {
  title_one: 'Une personne regarde',
  title_other: '{{count}} personnes regardent',
  who_one: 'Une personne regarde : {{names}}',
  who_other: '{{count}} personnes regardent : {{names}}',
  more_one: 'et une autre',
  more_other: 'et {{count}} autres',
  talkLine: 'Seuls ceux qui regardent lisent ceci. Les joueurs jamais, même après la partie.',
  placeholder: 'Aux autres spectateurs',
  public: 'Table publique',
  publicLine:
    'Au salon, chacun peut s’asseoir et, une fois la partie lancée, regarder en spectateur. Sinon, seul votre lien y mène.',
  list: 'Montrer au salon',
  unlist: 'Retirer du salon',
  listed: 'Au salon dès maintenant : chacun peut regarder, et voit ce qu’un spectateur peut voir.',
  unlisted:
    'La table n’est plus au salon. Ceux qui regardent peuvent rester ; aux autres, il faudra votre lien.',
}
