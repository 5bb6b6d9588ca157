// Le salon, les amis, et les liens qui ne mènent nulle part, en français. Les espaces devant : ; ? sont insécables.

import type { Words } from './en.ts'
import type { lobbyEn } from './lobby-en.ts'

export const lobbyFr: Words<typeof lobbyEn> = {
  friends: {
    invitation: '{{name}} vous invite à une table de {{game}}.',
    accept: 'S’asseoir',
    decline: 'Pas maintenant',
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
