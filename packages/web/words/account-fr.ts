// One’s account and one’s programs, in French.

import type { accountEn } from './account-en.ts'
import type { Words } from './en.ts'

export const accountFr: Words<typeof accountEn> = {
  title: 'Compte',
  lead: 'On joue très bien sans. Un compte garde vos parties sur tous vos appareils et vous classe.',
  make: 'Créer un compte',
  makeLine: 'Vos parties d’invité vous suivent.',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  signOutAll: 'Se déconnecter partout',
  name: 'Nom',
  password: 'Mot de passe',
  oldPassword: 'Ancien mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'Au moins {{least}} caractères.',
  passwordShort: 'Un peu plus long : au moins {{least}} caractères.',
  nameMissing: 'Un nom, s’il vous plaît : {{most}} caractères au plus.',
  changePassword: 'Changer le mot de passe',
  passwordChanged: 'Changé. Partout ailleurs, vous êtes déconnecté.',
  signedInAs: 'Connecté en tant que {{name}}.',
  guestAs: 'Vous êtes {{name}}, en invité.',
  nobody: 'Vous n’êtes encore personne ici : vous devenez invité en vous asseyant à une table.',
  guestOutLine:
    'Un invité qui se déconnecte ne revient pas. Créez d’abord un compte pour garder vos parties.',
  notices: 'Notifications',
  noticesLine: 'Ce navigateur vous dit quand c’est à vous.',
  noticesOff: 'Ce serveur n’en envoie pas.',
  noticesBlocked: 'Votre navigateur les refuse. Ses réglages peuvent y remédier.',
  noticesNever: 'Ce navigateur ne connaît pas les notifications.',
  data: 'Vos données',
  export: 'Les emporter',
  exportLine: 'Tout ce qu’on garde sur vous, en un fichier.',
  forget: 'Oubliez-moi',
  forgetLine:
    'Votre nom et vos résultats s’effacent. Vos parties restent entières pour les autres, avec une chaise sans nom.',
  forgetSure: 'Tout oublier de vous\u202f?',
  forgetDo: 'Oubliez-moi',
  bots: 'Vos propres bots',
  botsLine: 'Un programme joue avec un jeton, montré une seule fois.',
  botName: 'Nom du bot',
  newBot: 'Nouveau bot',
  botToken: 'Le jeton {{name, de}}. Gardez-le : il n’est montré qu’une fois.',
  removeBot: 'Supprimer {{name}}',
  noBots: 'Aucun encore.',
}
