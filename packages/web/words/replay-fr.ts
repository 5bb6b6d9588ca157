// Les mots des parties revues et des positions, en français.

import type { Words } from './en.ts'
import type { replayEn } from './replay-en.ts'

export const replayFr: Words<typeof replayEn> = {
  title: 'Revoir',
  position: 'Position',
  scrub: 'Étape de la partie',
  deal: 'La donne',
  stepBy: 'Étape {{step}} sur {{last}}, par {{name}}',
  first: 'Revenir à la donne',
  back: 'Une étape en arrière',
  play: 'Lire',
  pause: 'Pause',
  next: 'Une étape en avant',
  last: 'Aller à la fin',
  speed: 'Vitesse : {{speed}} fois',
  eyes: 'Par les yeux de',
  open: 'Tout visible',
  chances: 'Chances de gagner',
  notAsked: 'À cette étape, rien n’est demandé à {{name}}.',
  swing: 'Étape {{step}} : {{name}} passe de {{from}} à {{to}}',
  playOn: 'Reprendre la partie ici',
  playAnew: 'Continuer, redistribué selon ce que {{name}} savait',
  share: 'Partager un lien vers cette étape',
  linkCopied: 'Lien copié. Il s’ouvre à cette étape précise.',
  embed: 'Copier le code à intégrer',
  embedCopied: 'Code copié. Placez-le dans une page à vous, et la partie s’y revoit.',
  sharePosition: 'Copier cette position',
  analyse: 'Analyser cette position',
  lesson: 'En faire une leçon',
  positionCopied: 'Position copiée, sous forme de lien. Qui l’ouvre peut continuer à jouer.',
  export: 'Enregistrer la partie dans un fichier',
  verify: 'Vérifier le mélange',
  fair: 'Prouvé : la donne vient de votre nombre et de ceux des autres, tous scellés avant qu’aucun soit montré, comme ce navigateur l’a vu. Chaque coup suit les règles.',
  sealed_one:
    'Selon la partie enregistrée, la donne vient du nombre d’un joueur, scellé avant d’être montré. Chaque coup suit les règles. Ce navigateur n’était pas là pour voir le sceau.',
  sealed_other:
    'Selon la partie enregistrée, la donne vient des nombres de {{count}} joueurs, tous scellés avant qu’aucun soit montré. Chaque coup suit les règles. Ce navigateur n’était pas là pour voir les sceaux.',
  unsealed:
    'Chaque coup suit les règles, et la donne découle de son secret. Aucun joueur n’a scellé de nombre : cela ne prouve donc pas que personne ne l’a choisie.',
  dropped_one: 'Une donne commencée a été abandonnée avant elle.',
  dropped_other: '{{count}} donnes commencées ont été abandonnées avant elle.',
  unlike:
    'Non prouvé : ce que ce navigateur a vu scellé avant la donne n’est pas ce que dit la partie enregistrée.',
  sound:
    'Chaque coup suit les règles. Cette table a été dressée à la main : il n’y a pas de donne à prouver.',
  unfair: 'Non prouvé : la donne ou un coup n’est pas ce qui avait été fixé ({{why}}).',
  drop: 'Déposez ici une partie : un fichier enregistré depuis une partie revue.',
  choose: 'Choisir un fichier',
  notJson: '{{name}} n’est pas une partie : ce n’est même pas du JSON.',
  wrong: 'Impossible de jouer cela : c’est abîmé, tronqué ou contraire aux règles. Redemandez-le.',
}
