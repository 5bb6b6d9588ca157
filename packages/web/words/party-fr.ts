// Watching a replay together, in French.

import type { Words } from './en.ts'
import type { partyEn } from './party-en.ts'

export const partyFr: Words<typeof partyEn> = {
  start: 'Regarder ensemble',
  title: 'Regarder ensemble',
  short: 'Ensemble',
  link: 'Copier le lien',
  leave: 'Quitter',
  you: '{{name}} (vous)',
  lead: 'mène',
  leading: 'Vous menez : les autres voient ce que vous regardez.',
  alone: 'Vous menez. Envoyez le lien à qui doit regarder avec vous.',
  following: 'Vous voyez ce que {{name}} regarde.',
  around: 'Vous regardez de votre côté. {{name}} mène.',
  away: '{{name}} mène, mais n’est pas là en ce moment. Un autre le pourra bientôt.',
  none: 'Personne ne mène en ce moment.',
  follow: 'Suivre à nouveau',
  followShort: 'Suivre',
  take: 'Mener',
  takeShort: 'Mener',
  hand: 'Laisser {{name}} mener',
  people: 'Qui est là',
  chip_one: 'Une personne regarde',
  chip_other: '{{count}} personnes regardent ensemble',
  lost: 'La connexion est perdue. Nous la cherchons.',
  joining: 'Nous rejoignons les autres…',
  over: 'On ne regarde plus ensemble ici, ou le lien est incomplet. Vous pouvez regarder de votre côté.',
  full: 'Il n’y a plus de place pour regarder avec les autres. Vous pouvez regarder de votre côté.',
  astray: 'Ce lien mène à une autre partie que celle qui est regardée. Redemandez-le.',
  refused: 'Nous n’avons pas pu rejoindre les autres. Vous pouvez regarder de votre côté.',
  silence: 'Bloquer ici',
}
