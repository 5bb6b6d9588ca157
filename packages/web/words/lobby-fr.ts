// Le salon, les amis, et les liens qui ne mènent nulle part, en français. Les espaces devant : ; ? sont insécables.

import type { Words } from './en.ts'
import type { lobbyEn } from './lobby-en.ts'

export const lobbyFr: Words<typeof lobbyEn> = {
  watching: {
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
  },
  friends: {
    title: 'Amis',
    none: 'Personne encore. Envoyez votre lien : qui l’ouvre est votre ami, et vous le sien.',
    line: 'Vous seul voyez qui sont vos amis. Seuls vos amis voient si vous êtes là.',
    here: 'est là',
    away: 'n’est pas là',
    playing: 'joue à {{game}}',
    waits: '{{game}}, chaise libre',
    copy: 'Copier mon lien d’ami',
    renew: 'Nouveau lien',
    renewLine: 'L’ancien lien ne mène plus nulle part. Vos amis restent vos amis.',
    invite: 'Inviter',
    inviteTo: 'Inviter {{name}} à cette table',
    invited: 'Invitation envoyée',
    watch: 'Regarder',
    watchName: 'Regarder {{name}}',
    join: 'S’asseoir',
    joinName: 'S’asseoir avec {{name}}',
    remove: 'Retirer',
    removeName: 'Retirer {{name}} de vos amis',
    removeSure: 'Ne plus être ami avec {{name}} ?',
    removeLine: 'Aucun de vous ne verra plus l’autre ici. Un lien vous rend amis à nouveau.',
    invitation: '{{name}} vous invite à une table de {{game}}.',
    accept: 'S’asseoir',
    decline: 'Pas maintenant',
    opening: 'On ouvre le lien…',
    made: '{{name}} et vous êtes amis',
    madeLine:
      'Vous voyez quand {{name}} est là, vous pouvez regarder ses parties publiques, et vous inviter l’un l’autre à une table.',
    own: 'C’est votre propre lien',
    ownLine: 'Envoyez-le : qui l’ouvre est votre ami, et vous le sien.',
    bad: 'Ce lien ne mène à personne',
    badLine: 'Il a été renouvelé, ou mal recopié, ou son propriétaire est parti. Demandez le nouveau.',
    toLobby: 'Au salon',
  },
  join: {
    title: 'On vous conduit à votre table',
    looking: 'On cherche la table {{code}}…',
    bad: 'Aucune table n’a ce code',
    badLine:
      'Un code a six lettres et chiffres, sans O, I, L, 0 ni 1. {{code}} n’est celui d’aucune table en ce moment : vérifiez-le, ou redemandez le lien. Une table que personne ne lance se ferme après un jour.',
    label: 'Code de la table',
    go: 'Rejoindre',
  },
  notFound: {
    title: 'Rien sous cette couronne',
    line: 'Il n’y a pas de page à {{path}}. Elle bluffait peut-être. D’ici vous pouvez aller :',
    ways: 'Où aller d’ici',
    home: 'À l’accueil, et jouer',
    lobby: 'Au salon',
    rules: 'Aux règles',
    replays: 'Aux parties à revoir',
  },
  noTable: {
    title: 'Pas de table ici, ou pas pour vos yeux',
    line: 'Elle s’est fermée, le lien est incomplet, ou l’on n’y vient que par lien et celui-ci n’a pas le code. Redemandez le lien entier à qui vous l’a envoyé.',
  },
}
