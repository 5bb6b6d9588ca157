// Les invitations, en français. Les espaces devant : ; ? sont insécables.

import type { Words } from './en.ts'
import type { lobbyEn } from './lobby-en.ts'

export const lobbyFr: Words<typeof lobbyEn> = {
  friends: {
    invitation: '{{name}} vous invite à une table de {{game}}.',
    accept: 'S’asseoir',
    decline: 'Pas maintenant',
  },
}
