// What is said while puzzles are played in a terminal.

import type { Lang } from '@undercrown/engine'
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
    summary: 'Jouer des problèmes dans le terminal',
    details:
      'L’un après l’autre, chacun à peu près de votre force\u202f; avec --id ou --daily, celui-là seul. Rien n’est gardé\u00a0: dans l’application web, les essais et les cotes le sont.',
    flags: {
      kind: 'seulement les problèmes de ce genre',
      theme: 'seulement ceux de ce thème',
      id: 'celui-ci',
      daily: 'le problème du jour',
      rating: 'votre force (1200)',
      seed: 'lesquels viennent',
    },
  },
}

export interface SolvingWords {
  readonly header: (game: string, id: string, rating: number) => string
  readonly you: (name: string) => string
  readonly watch: string
  readonly enter: string
  readonly asked: (task: string, place: string) => string
  readonly names: string
  readonly hint: string
  readonly shortHint: string
  readonly help: readonly string[]
  readonly notThere: (given: string) => string
  readonly themes: (themes: readonly string[]) => string
  readonly begins: (start: string) => string
  readonly deed: (deed: string) => string
  readonly amongNames: (names: readonly string[]) => string
  readonly noMoreHints: string
  readonly elsewhere: string
  readonly wrong: string
  readonly world: (failed: number, of: number) => string
  readonly again: string
  readonly solved: string
  readonly solution: (deeds: string) => string
  readonly proof: (by: string, seen: number) => string
  readonly chance: (won: number, next: number, of: number) => string
  readonly rating: (before: number, after: number) => string
  readonly next: string
  readonly none: string
  readonly inputEnded: string
  readonly noInput: string
}

const en = numberWords.en
const fr = numberWords.fr
const percent = (part: number, of: number) => Math.round((100 * part) / of)

/** How a proof was made. */
const waysEn: Readonly<Record<string, string>> = {
  search: 'by search, positions',
  worlds: 'every world that fits',
  belief: 'by what the parties tell, deals',
  count: 'by counting, worlds',
  sight: 'it was seen, worlds',
  sorting: 'by how they were sorted, worlds',
}
const waysFr: Readonly<Record<string, string>> = {
  search: 'par recherche, positions',
  worlds: 'tous les mondes possibles',
  belief: 'par ce que disent les partis, donnes',
  count: 'en comptant, mondes',
  sight: 'cela a été vu, mondes',
  sorting: 'par leur tri, mondes',
}

export const solvingWords: Readonly<Record<Lang, SolvingWords>> = {
  en: {
    header: (game, id, rating) => `${game}, puzzle ${id} (${en.whole(rating)})`,
    you: (name) => `You are ${name}.`,
    watch: 'Watch:',
    enter: 'Enter to go on ',
    asked: (task, place) => `${task} ${place}.`,
    names: 'It may be:',
    hint: 'number, h hint, u undo, s solution, ? help, q quit',
    shortHint: '? help',
    help: [
      'Type the number of your answer, or the answer as it is written, and press Enter.',
      '  h  a hint: the theme, then where it begins, then what it is; each costs a third',
      '  u  take back',
      '  t  the table once more',
      '  s  give up and see the solution',
      '  q  quit (Ctrl-C and Ctrl-D too)',
    ],
    notThere: (given) => `"${given}" is not one of the answers; type ? for help`,
    themes: (themes) => `The theme: ${themes.join(', ') || 'none'}.`,
    begins: (start) => `It begins: ${start} …`,
    deed: (deed) => `It is: ${deed}`,
    amongNames: (names) => `It is one of ${names.join(', ')}.`,
    noMoreHints: 'There are no more hints.',
    elsewhere: 'From here nothing of the solution can be done: take back with u.',
    wrong: 'Not right. This is why:',
    world: (failed, of) => `It fails in ${percent(failed, of)} % of all worlds; this is one.`,
    again: 'Try again.',
    solved: 'Solved!',
    solution: (deeds) => `The solution: ${deeds}`,
    proof: (by, seen) => `Proved (${waysEn[by] ?? by}: ${en.whole(seen)}).`,
    chance: (won, next, of) =>
      `It wins in ${percent(won, of)} % of all worlds, the next best answer in ${percent(next, of)} %.`,
    rating: (before, after) => `Your rating at this kind: ${en.whole(before)} → ${en.whole(after)}.`,
    next: 'Enter for the next one, q to quit ',
    none: 'there is no such puzzle; `undercrown puzzles list` has those that are shipped',
    inputEnded: 'the input ended before the puzzle was solved',
    noInput: 'nobody is there to solve it: run it in a terminal, or pipe in your answers',
  },
  fr: {
    header: (game, id, rating) => `${game}, problème ${id} (${fr.whole(rating)})`,
    you: (name) => `Vous êtes ${name}.`,
    watch: 'Regardez\u00a0:',
    enter: 'Entrée pour continuer ',
    asked: (task, place) => `${task} ${place}.`,
    names: 'Ce peut être\u00a0:',
    hint: 'numéro, h indice, u reprendre, s solution, ? aide, q quitter',
    shortHint: '? aide',
    help: [
      'Tapez le numéro de votre réponse, ou la réponse telle qu’elle s’écrit, puis Entrée.',
      '  h  un indice\u00a0: le thème, puis par où commencer, puis l’action\u202f; chacun coûte un tiers',
      '  u  reprendre',
      '  t  la table encore une fois',
      '  s  abandonner et voir la solution',
      '  q  quitter (Ctrl-C et Ctrl-D aussi)',
    ],
    notThere: (given) => `«\u00a0${given}\u00a0» n’est pas une réponse\u202f; tapez ? pour l’aide`,
    themes: (themes) => `Le thème\u00a0: ${themes.join(', ') || 'aucun'}.`,
    begins: (start) => `Cela commence par\u00a0: ${start} …`,
    deed: (deed) => `C’est\u00a0: ${deed}`,
    amongNames: (names) => `C’est l’un de ${names.join(', ')}.`,
    noMoreHints: 'Il n’y a plus d’indice.',
    elsewhere: 'D’ici, rien de la solution n’est possible\u00a0: reprenez avec u.',
    wrong: 'Ce n’est pas cela. Voici pourquoi\u00a0:',
    world: (failed, of) => `Cela échoue dans ${percent(failed, of)}\u00a0% des mondes\u202f; en voici un.`,
    again: 'Essayez encore.',
    solved: 'Résolu\u202f!',
    solution: (deeds) => `La solution\u00a0: ${deeds}`,
    proof: (by, seen) => `Prouvé (${waysFr[by] ?? by}\u00a0: ${fr.whole(seen)}).`,
    chance: (won, next, of) =>
      `Elle gagne dans ${percent(won, of)}\u00a0% des mondes, la meilleure suivante dans ${percent(next, of)}\u00a0%.`,
    rating: (before, after) => `Votre cote pour ce genre\u00a0: ${fr.whole(before)} → ${fr.whole(after)}.`,
    next: 'Entrée pour le suivant, q pour quitter ',
    none: 'ce problème n’existe pas\u202f; `undercrown puzzles list` donne ceux qui sont livrés',
    inputEnded: 'plus rien à lire avant que le problème soit résolu',
    noInput:
      'personne pour le résoudre\u00a0: lancez la commande dans un terminal, ou envoyez-lui vos réponses',
  },
}
