// Friends by link, in French.

import type { Words } from './en.ts'
import type { friendsEn } from './friends-en.ts'

export const friendsFr: Words<typeof friendsEn> = {
  title: 'Amis',
  none: 'Personne encore. Envoyez votre lien : qui l’ouvre et dit oui est votre ami, et vous le sien.',
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
  asked: 'Un lien d’ami',
  askedLine:
    'Avec la personne qui vous l’a donné\u00a0: chacun voit quand l’autre est là, et vous pouvez vous inviter à des tables.',
  agree: 'Devenir amis',
  made: '{{name}} et vous êtes amis',
  madeLine:
    'Vous voyez quand {{name}} est là, vous pouvez regarder ses parties publiques, et vous inviter l’un l’autre à une table.',
  own: 'C’est votre propre lien',
  ownLine: 'Envoyez-le : qui l’ouvre et dit oui est votre ami, et vous le sien.',
  bad: 'Ce lien ne mène à personne',
  badLine: 'Il a été renouvelé, ou mal recopié, ou son propriétaire est parti. Demandez le nouveau.',
  toLobby: 'Au salon',
}
