// Les énigmes de Hidden Leaders en français.

import { ofName } from '@undercrown/engine'
import { type PuzzleTalk, percentOf } from '../talk.ts'
import type { worldWordsEn } from './words-en.ts'

const words: PuzzleTalk['words']['fr'] = {
  kinds: {
    certain: {
      name: 'Gagner quoi qu’ils cachent',
      task: 'Gagnez ce tour-ci, quoi qu’ils cachent',
      goal: 'C’est sûr : une réponse gagne dans tous les mondes possibles d’après ce que vous savez. La partie doit finir avec ce tour.',
      solved: 'C’est sûr : vous gagnez dans tous les mondes',
      failed: 'Pas dans ce monde-ci',
    },
    bet: {
      name: 'Le meilleur pari',
      task: 'Gagnez ce tour-ci dans le plus de mondes possible',
      goal: 'Un pari : rien ne gagne dans tous les mondes possibles, mais une réponse gagne nettement plus souvent que les autres.',
      solved: 'Il n’y a pas de meilleur pari',
      failed: 'Il y a un meilleur pari',
    },
    'leader-bet': {
      name: 'Quel Leader ?',
      task: 'Quel Leader ?',
      goal: 'Un pari : rien ne le dit avec certitude. Dites qui c’est le plus probablement, d’après les cartes jouées et la place des jetons, et à quel point vous en êtes sûr.',
      solved: 'C’est bien le plus probable',
      failed: 'Un autre est plus probable',
    },
  },
  themes: {
    artifact: { name: 'Artefact', hint: 'Il n’y a pas que les Héros qui aident.' },
    corruption: { name: 'Corruption', hint: 'Un jeton change ce qui compte.' },
    'two-heroes': { name: 'Deux à la fois', hint: 'On peut jouer plus d’un Héros.' },
    perform: { name: 'Capacité empruntée', hint: 'Ce qui est déjà posé peut resservir.' },
    name: { name: 'Nommer', hint: 'Dites le bon nom.' },
    look: { name: 'Regarder d’abord', hint: 'Un coup d’œil aide.' },
    exchange: { name: 'Échange', hint: 'Quelque chose doit changer de place.' },
    'turn-over': {
      name: 'Retourner',
      hint: 'Ce qui est caché ne l’est pas pour toujours, ni ce qui est visible.',
    },
    place: { name: 'Un Héros de plus', hint: 'Un Héros peut entrer dans une équipe sans être joué.' },
    take: { name: 'Prendre', hint: 'Une carte qui n’est pas à vous pourrait l’être.' },
    discard: { name: 'Défausser', hint: 'Quelque chose doit partir.' },
    bury: { name: 'Enterrer', hint: 'Quelqu’un ne doit plus compter.' },
    'guardians-rule': { name: 'Les Gardiens au pouvoir', hint: 'Le troisième jeton doit passer devant.' },
    'undead-rule': {
      name: 'Les Morts-Vivants au pouvoir',
      hint: 'Une autre faction gagne pour l’instant\u00a0: amenez les deux jetons en guerre.',
    },
    'water-rules': {
      name: 'Le Peuple des Eaux au pouvoir',
      hint: 'Une autre faction gagne pour l’instant\u00a0: rapprochez les jetons.',
    },
    'army-rules': {
      name: 'L’Armée Impériale au pouvoir',
      hint: 'Une autre faction gagne pour l’instant\u00a0: le rouge doit passer devant.',
    },
    'tribes-rule': {
      name: 'Les Tribus des Collines au pouvoir',
      hint: 'Une autre faction gagne pour l’instant\u00a0: le vert doit passer devant.',
    },
    'read-heroes': {
      name: 'Ses Héros',
      hint: 'Regardez les Héros de son équipe, même cachés si vous les connaissez.',
    },
    'read-pushes': { name: 'Où vont les jetons', hint: 'Regardez où les Héros joués poussent les jetons.' },
    tie: {
      name: 'L’égalité',
      hint: 'La faction gagnante ne change pas. Comptez l’égalité\u00a0: le moins de cartes l’emporte, puis le Leader le plus haut.',
    },
    'more-heroes': {
      name: 'Plus de Héros',
      hint: 'La faction gagnante ne change pas. Comptez qui aura le plus de Héros.',
    },
    'read-markers': { name: 'Les jetons', hint: 'À qui plaît la place des jetons ?' },
    'read-others': {
      name: 'Les autres équipes',
      hint: 'Chaque Leader n’existe qu’une fois\u00a0: voyez à qui vont les autres équipes.',
    },
  },
}

export const worldWordsFr: typeof worldWordsEn = {
  words,
  youAre: (leader) => `Vous êtes ${leader}`,
  whose: (name) => `Quel est le Leader ${ofName(name)} ?`,
  rule: {
    'hill-tribes': 'Les Tribus des Collines gagnent.',
    'imperial-army': 'L’Armée Impériale gagne.',
    'water-folk': 'Le Peuple des Eaux gagne.',
    undead: 'Les Morts-Vivants gagnent.',
    guardians: 'Les Gardiens gagnent.',
  },
  nobody: 'Aucun Leader n’en est.',
  ahead: {
    alone: (winner) => `${winner} et en est, vous non.`,
    more: (winner, score, mine) => `${winner} et en compte ${score}, vous ${mine}.`,
    fewer: (winner, score, cards, mine) =>
      `${winner} et en compte ${score} comme vous, mais a moins de Héros\u00a0: ${cards}, vous ${mine}.`,
    higher: (winner, score, number, mine) =>
      `${winner} et en compte ${score} comme vous, pour autant de Héros, mais a le plus grand numéro\u00a0: ${number}, vous ${mine}.`,
  },
  is: (name, leader) => `${name} est ${leader}`,
  goesOn: 'La partie continue après cela : vous n’avez pas gagné ce tour-ci.',
  fails: (leader, share) =>
    `Probabilité que ce soit ${leader} : ${percentOf(1 - share)} %. Un autre est plus probable.`,
  proof: {
    worlds: (seen) =>
      `Toutes les distributions des Leaders et des cartes cachées qui vont avec ce que vous savez ont été comptées, en ${seen.toLocaleString('fr')} groupes qui reviennent au même, ce qui se choisit plus tard dans le tour étant choisi au mieux.`,
    belief: (seen) =>
      `Pesé d’après les Héros, l’endroit où ils poussent les jetons et la place de ceux-ci, comme le font les bots. ${seen} Leaders pouvaient être distribués ; lequel c’était, nul ne peut le savoir.`,
  },
}
