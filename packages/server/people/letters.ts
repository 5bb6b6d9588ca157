// The mails that are sent, in both languages. Plain text: nothing is loaded, and nothing tells that it was read.

import type { Lang } from '@undercrown/engine'
import { CONFIRM_HOURS, RESET_MINUTES } from '@undercrown/protocol'
import type { Letter } from './mail.ts'

type Words = Omit<Letter, 'to'>

export function confirmLetter(lang: Lang, name: string, link: string): Words {
  return lang === 'fr'
    ? {
        subject: 'Undercrown\u00a0: confirmez votre adresse',
        text: `${name} souhaite utiliser cette adresse pour retrouver son compte. Si c’est vous, ouvrez ce lien dans les ${CONFIRM_HOURS} heures\u00a0:\n\n${link}\n\nSinon, ne faites rien\u00a0: sans confirmation, l’adresse ne sert à rien.\n`,
      }
    : {
        subject: 'Undercrown: confirm your address',
        text: `${name} wants to use this address to get back into their account. If that is you, open this link within ${CONFIRM_HOURS} hours:\n\n${link}\n\nIf not, do nothing: an address that is not confirmed is good for nothing.\n`,
      }
}

export function resetLetter(lang: Lang, name: string, link: string): Words {
  return lang === 'fr'
    ? {
        subject: 'Undercrown\u00a0: un nouveau mot de passe',
        text: `Un nouveau mot de passe a été demandé pour le compte ${name}. Ce lien est valable une fois, pendant ${RESET_MINUTES} minutes\u00a0:\n\n${link}\n\nSi ce n’était pas vous, ne faites rien\u00a0: rien n’a changé.\n`,
      }
    : {
        subject: 'Undercrown: a new password',
        text: `Somebody asked for a new password for the account ${name}. This link is good once, for ${RESET_MINUTES} minutes:\n\n${link}\n\nIf that was not you, do nothing: nothing has changed.\n`,
      }
}

/** In both languages: nobody asked for it, so it is not known which they read. */
export function changedLetter(name: string, what: 'password' | 'address'): Words {
  const en = { password: 'The password', address: 'The mail address' }[what]
  const fr = { password: 'Le mot de passe', address: 'L’adresse de courriel' }[what]
  return {
    subject: `Undercrown: ${en.toLowerCase()} was changed / ${fr.toLowerCase()} a changé`,
    text: `${en} of the account ${name} was changed. If that was you, there is nothing to do. If not, use a recovery code, or write to whoever runs the server.\n\n${fr} du compte ${name} a changé. Si c’était vous, il n’y a rien à faire. Sinon, utilisez un code de secours ou écrivez à qui tient le serveur.\n`,
  }
}
