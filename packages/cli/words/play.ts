// The words of the commands that people play and read games with. The games bring their own.

import type { Lang } from '@undercrown/engine'

export interface TerminalWords {
  /** How to write "colon": French puts a space before it. */
  readonly colon: string
  readonly you: (name: string, seat: number) => string
  readonly seed: (seed: string) => string
  readonly hint: string
  readonly shortHint: string
  readonly help: readonly string[]
  readonly written: (example: string) => string
  readonly onlyOption: string
  readonly notThere: (given: string, count: number) => string
  readonly over: string
  readonly nothingYet: string
  readonly saveAs: string
  readonly saved: (file: string) => string
  readonly bye: string
  readonly inputEnded: (decisions: number) => string
  readonly noInput: string
  readonly deal: string
  readonly position: string
  readonly unfinished: string
  readonly seenBy: (name: string) => string
  readonly seenByAll: string
}

export const terminalWords: Readonly<Record<Lang, TerminalWords>> = {
  en: {
    colon: ':',
    you: (name, seat) => `You are ${name}, player ${seat + 1}.`,
    seed: (seed) => `Seed ${seed}.`,
    hint: 'number, ? help, l log, r cards, q quit',
    shortHint: '? help',
    help: [
      'Type the number of your answer and press Enter. Several numbers answer several questions.',
      '  ?  this help',
      '  l  everything that has happened',
      '  r  the cards and what they do',
      '  t  the table once more',
      '  q  quit (Ctrl-C and Ctrl-D too)',
    ],
    written: (example) => `An answer can also be written: ${example}`,
    onlyOption: 'nothing else is possible',
    notThere: (given, count) =>
      `"${given}" is not one of the answers; type a number from 1 to ${count}, or ? for help`,
    over: 'The game is over',
    nothingYet: 'Nothing has happened yet.',
    saveAs: 'Save the record of this game? File name, or Enter to leave without: ',
    saved: (file) => `The record is in ${file}.`,
    bye: 'Goodbye.',
    inputEnded: (decisions) => `the input ended after ${decisions} of your decisions, before the game did`,
    noInput: 'nobody is there to play: run it in a terminal, or pipe in the numbers of your answers',
    deal: 'The deal',
    position: 'The position',
    unfinished: 'The record ends here, the game does not.',
    seenBy: (name) => `seen by ${name}`,
    seenByAll: 'seen by anyone',
  },
  fr: {
    colon: '\u00a0:',
    you: (name, seat) => `Vous êtes ${name}, à la place ${seat + 1}.`,
    seed: (seed) => `Graine ${seed}.`,
    hint: 'numéro, ? aide, l journal, r cartes, q quitter',
    shortHint: '? aide',
    help: [
      'Tapez le numéro de votre réponse, puis Entrée. Plusieurs numéros répondent à plusieurs questions.',
      '  ?  cette aide',
      '  l  tout ce qui s’est passé',
      '  r  les cartes et ce qu’elles font',
      '  t  la table encore une fois',
      '  q  quitter (Ctrl-C et Ctrl-D aussi)',
    ],
    written: (example) => `Une réponse peut aussi s’écrire\u00a0: ${example}`,
    onlyOption: 'rien d’autre n’est possible',
    notThere: (given, count) =>
      `«\u00a0${given}\u00a0» n’est pas une réponse\u202f; tapez un numéro de 1 à ${count}, ou ? pour l’aide`,
    over: 'La partie est finie',
    nothingYet: 'Il ne s’est encore rien passé.',
    saveAs: 'Enregistrer la partie\u202f? Nom du fichier, ou Entrée pour partir sans\u00a0: ',
    saved: (file) => `La partie est dans ${file}.`,
    bye: 'Au revoir.',
    inputEnded: (decisions) =>
      `plus rien à lire après ${decisions} de vos décisions, avant la fin de la partie`,
    noInput:
      'personne pour jouer\u00a0: lancez la commande dans un terminal, ou envoyez-lui les numéros de vos réponses',
    deal: 'La donne',
    position: 'La position',
    unfinished: 'La partie enregistrée s’arrête ici, sans être finie.',
    seenBy: (name) => `vu par ${name}`,
    seenByAll: 'vu par tous',
  },
}
