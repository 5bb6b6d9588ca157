// The settings, in French.

import type { Words } from './en.ts'
import type { settingsEn } from './settings-en.ts'

export const settingsFr: Words<typeof settingsEn> = {
  title: 'Réglages',
  lead: 'Gardés dans ce navigateur.',
  look: 'Aspect',
  play: 'Jeu',
  access: 'Lire et entendre',
  lang: 'Langue',
  theme: 'Thème',
  themes: { auto: 'Selon le système', dark: 'Lanterne', light: 'Plein jour' },
  motion: 'Mouvement',
  motions: { auto: 'Selon le système', full: 'Complet', fast: 'Rapide', off: 'Aucun' },
  motionLine: 'Comment les choses voyagent sur la table.',
  sound: 'Son',
  soundLine: 'Des cartes, des pierres, un tambour au loin.',
  textSize: 'Taille du texte',
  cardText: 'Sur les cartes',
  cardTexts: { both: 'Icônes et mots', icons: 'Icônes', words: 'Mots' },
  patterns: 'Motifs renforcés',
  patternsLine: 'Les factions se distinguent par le motif et la lettre, non par la couleur.',
  confirm: 'Confirmer les coups',
  confirmLine: 'Choisir d’abord, puis le dire encore une fois.',
  memoryAid: 'Aide-mémoire',
  memoryAidLine: 'Les nouvelles tables de Hidden People se souviennent des cartes que vous avez vues.',
  speakSecrets: 'Dire les secrets',
  speakSecretsLine: 'Le lecteur d’écran dit ce que vous seul pouvez savoir. Attention en société.',
  sample: 'Aa',
}
