// Les liens qui ne mènent nulle part, en français. Les espaces devant : ; ? sont insécables.

import type { Words } from './en.ts'
import type { wrongTurnEn } from './wrong-turn-en.ts'

export const wrongTurnFr: Words<typeof wrongTurnEn> = {
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
    mine: 'Ou bien c’est une table de votre compte, qui n’est pas connecté ici :',
    signIn: 'se connecter',
  },
  noGame: {
    title: 'Cette partie n’est pas sur cet appareil',
    line: 'Une partie sans personne à distance est gardée par le navigateur où elle a été jouée. Celle-ci l’a été dans un autre navigateur, ou ce que celui-ci gardait a été effacé. Pour montrer une partie, partagez-la à la fin : ce lien la contient tout entière.',
  },
}
