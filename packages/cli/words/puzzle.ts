// What is said while puzzles are played in a terminal.

import type { Lang } from '@undercrown/engine'
import { percentOf } from '@undercrown/puzzles'
import { numberWords } from './number.ts'

export const puzzleCommand = {
  en: {
    summary: 'Play puzzles in the terminal',
    details:
      'One after the other, each about as hard as you are strong; with --id or --daily only that. Nothing is kept: in the web app tries and ratings are.',
    flags: {
      kind: 'only puzzles of this kind',
      theme: 'only puzzles with this theme',
      id: 'this one',
      daily: 'the puzzle of the day',
      rating: 'how strong you are (1200)',
      seed: 'which ones come',
    },
  },
  fr: {
    summary: 'Résoudre des énigmes dans le terminal',
    details:
      'L’une après l’autre, chacune à peu près de votre force\u202f; avec --id ou --daily, celle-là seule. Rien n’est gardé\u00a0: dans l’application web, les essais et les cotes le sont.',
    flags: {
      kind: 'seulement les énigmes de ce genre',
      theme: 'seulement celles de ce thème',
      id: 'celle-ci',
      daily: 'l’énigme du jour',
      rating: 'votre force (1200)',
      seed: 'lesquelles viennent',
    },
  },
}

export interface SolvingWords {
  readonly header: (game: string, id: string, rating: number) => string
  /** What the reader is called in a list of names. */
  readonly you: string
  readonly watch: string
  readonly enter: string
  readonly names: string
  /** How sure one is can be typed with it. */
  readonly weighedNames: string
  readonly values: (values: readonly string[]) => string
  readonly hint: string
  readonly shortHint: string
  readonly help: readonly string[]
  readonly notThere: (given: string) => string
  readonly theme: (words: string) => string
  readonly piece: (piece: string) => string
  readonly noPiece: string
  readonly deed: (deed: string) => string
  readonly amongNames: (names: readonly string[]) => string
  readonly noMoreHints: string
  readonly elsewhere: string
  readonly wrong: string
  readonly everyWorld: string
  readonly world: (failed: number, of: number) => string
  readonly nothingToRead: string
  readonly again: string
  readonly solved: string
  readonly solution: (deeds: string) => string
  readonly between: string
  readonly proof: (seen: number) => string
  readonly chance: (won: number, next: number, of: number) => string
  readonly likeliest: (name: string) => string
  readonly odds: string
  readonly score: (mine: string, best: string, blind: string) => string
  readonly rating: (before: number, after: number) => string
  readonly next: string
  readonly none: string
  readonly inputEnded: string
  readonly noInput: string
}

const en = numberWords.en
const fr = numberWords.fr
const percent = (part: number, of: number) => percentOf(part / of)

export const solvingWords: Readonly<Record<Lang, SolvingWords>> = {
  en: {
    header: (game, id, rating) => `${game}, puzzle ${id} (${en.whole(rating)})`,
    you: 'You',
    watch: 'Watch:',
    enter: 'Enter to go on ',
    names: 'It may be:',
    weighedNames: 'It may be (3:60 for the third, of which you are sure by 60 %):',
    values: (values) => `Type a value: ${values.join('  ')}`,
    hint: 'number, h hint, r cards, u undo, s solution, ? help, q quit',
    shortHint: '? help',
    help: [
      'Type the number of your answer, or the answer as it is written, and press Enter.',
      '  h  a hint: the theme, then who or what is next, then what is done, or which names are left; each costs a third',
      '  r  what the cards on the table do',
      '  u  take back',
      '  t  the table once more',
      '  s  give up and see the solution',
      '  q  quit (Ctrl-C and Ctrl-D too)',
    ],
    notThere: (given) => `"${given}" is not one of the answers; type ? for help`,
    theme: (words) => `The theme: ${words}`,
    piece: (piece) => `Next: ${piece}`,
    noPiece: 'Next: nothing that lies on the table.',
    deed: (deed) => `It is: ${deed}`,
    amongNames: (names) => `It is one of ${names.join(', ')}.`,
    noMoreHints: 'There are no more hints.',
    elsewhere: 'With what you have done the solution fails: take back with u.',
    wrong: 'Not right. This is why:',
    everyWorld: 'It fails in every world that fits what you know; this is one.',
    world: (failed, of) => `It fails in ${percent(failed, of)} % of all worlds; this is one.`,
    nothingToRead: 'No card here needs words.',
    again: 'Try again.',
    solved: 'Solved!',
    solution: (deeds) => `The solution: ${deeds}`,
    between: '; ',
    proof: (seen) => `Proved by search; positions that were looked through: ${en.whole(seen)}.`,
    chance: (won, next, of) =>
      `It wins in ${percent(won, of)} % of all worlds, the next best answer in ${percent(next, of)} %.`,
    likeliest: (name) => `The likeliest: ${name}`,
    odds: 'How likely each is:',
    score: (mine, best, blind) =>
      `Your log score: ${mine}. Best possible: ${best}; knowing nothing: ${blind}.`,
    rating: (before, after) => `Your rating at this kind: ${en.whole(before)} → ${en.whole(after)}.`,
    next: 'Enter for the next one, q to quit ',
    none: 'there is no such puzzle; `undercrown puzzles list` has those that are shipped',
    inputEnded: 'the input ended before the puzzle was solved',
    noInput: 'nobody is there to solve it: run it in a terminal, or pipe in your answers',
  },
  fr: {
    header: (game, id, rating) => `${game}, énigme ${id} (${fr.whole(rating)})`,
    you: 'Vous',
    watch: 'Regardez\u00a0:',
    enter: 'Entrée pour continuer ',
    names: 'Ce peut être\u00a0:',
    weighedNames: 'Ce peut être (3:60 pour le troisième, dont vous êtes sûr à 60\u00a0%)\u00a0:',
    values: (values) => `Tapez une valeur\u00a0: ${values.join('  ')}`,
    hint: 'numéro, h indice, r cartes, u reprendre, s solution, ? aide, q quitter',
    shortHint: '? aide',
    help: [
      'Tapez le numéro de votre réponse, ou la réponse telle qu’elle s’écrit, puis Entrée.',
      '  h  un indice\u00a0: le thème, puis qui ou quoi vient, puis l’action, ou les noms qui restent\u202f; chacun coûte un tiers',
      '  r  ce que font les cartes de la table',
      '  u  reprendre',
      '  t  la table encore une fois',
      '  s  abandonner et voir la solution',
      '  q  quitter (Ctrl-C et Ctrl-D aussi)',
    ],
    notThere: (given) => `«\u00a0${given}\u00a0» n’est pas une réponse\u202f; tapez ? pour l’aide`,
    theme: (words) => `Le thème\u00a0: ${words}`,
    piece: (piece) => `Ensuite\u00a0: ${piece}`,
    noPiece: 'Ensuite\u00a0: rien de ce qui est sur la table.',
    deed: (deed) => `C’est\u00a0: ${deed}`,
    amongNames: (names) => `C’est l’un de ${names.join(', ')}.`,
    noMoreHints: 'Il n’y a plus d’indice.',
    elsewhere: 'Avec ce que vous avez fait, la solution échoue\u00a0: reprenez avec u.',
    wrong: 'Ce n’est pas cela. Voici pourquoi\u00a0:',
    everyWorld: 'Cela échoue dans tous les mondes possibles\u202f; en voici un.',
    world: (failed, of) => `Cela échoue dans ${percent(failed, of)}\u00a0% des mondes\u202f; en voici un.`,
    nothingToRead: 'Aucune carte ici n’a besoin de mots.',
    again: 'Essayez encore.',
    solved: 'Résolue\u202f!',
    solution: (deeds) => `La solution\u00a0: ${deeds}`,
    between: '\u202f; ',
    proof: (seen) => `Prouvé par recherche\u202f; positions parcourues\u00a0: ${fr.whole(seen)}.`,
    chance: (won, next, of) =>
      `Elle gagne dans ${percent(won, of)}\u00a0% des mondes, la meilleure suivante dans ${percent(next, of)}\u00a0%.`,
    likeliest: (name) => `Le plus probable\u00a0: ${name}`,
    odds: 'Les chances de chacun\u00a0:',
    score: (mine, best, blind) =>
      `Votre score logarithmique\u00a0: ${mine}. Le meilleur possible\u00a0: ${best}\u202f; sans rien savoir\u00a0: ${blind}.`,
    rating: (before, after) => `Votre cote pour ce genre\u00a0: ${fr.whole(before)} → ${fr.whole(after)}.`,
    next: 'Entrée pour la suivante, q pour quitter ',
    none: 'cette énigme n’existe pas\u202f; `undercrown puzzles list` donne celles qui sont livrées',
    inputEnded: 'plus rien à lire avant que l’énigme soit résolue',
    noInput:
      'personne pour la résoudre\u00a0: lancez la commande dans un terminal, ou envoyez-lui vos réponses',
  },
}
