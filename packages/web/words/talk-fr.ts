// Talk and offers between people at a table, in French.

import type { Words } from './en.ts'
import type { offersEn, talkEn } from './talk-en.ts'

export const talkFr: Words<typeof talkEn> = {
  title: 'Bavardage',
  placeholder: 'Dites un mot gentil',
  send: 'Dire',
  unread_one: 'un nouveau message',
  unread_other: '{{count}} nouveaux messages',
  signs: 'Signes',
  refused: 'Ce message n’est pas passé.',
  about: '{{name}} : bloquer ou signaler',
  mute: 'Bloquer à cette table',
  block: 'Bloquer partout',
  why: 'Ce qui ne va pas',
  report: 'Le signaler à qui tient le serveur',
  reported: 'C’est dit. Merci.',
  emotes: {
    hello: 'Bonjour',
    thanks: 'Merci',
    'well-played': 'Bien joué',
    oops: 'Oups',
    thinking: 'Je réfléchis',
    laugh: 'Ha',
    wow: 'Oh',
    sorry: 'Pardon',
  },
}

export const offersFr: Words<typeof offersEn> = {
  draw: '{{name}} propose la nulle.',
  end: '{{name}} voudrait en rester là.',
  undo: '{{name}} voudrait reprendre un coup.',
  mine: {
    draw: 'Vous avez proposé la nulle. Les autres réfléchissent.',
    end: 'Vous avez proposé d’en rester là. Les autres réfléchissent.',
    undo: 'Vous avez demandé à reprendre votre coup. Les autres réfléchissent.',
  },
  yes: 'D’accord',
  no: 'Non merci',
  withdraw: 'Retirer',
}
