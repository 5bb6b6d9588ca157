// What is said of puzzles on the command line.

import type { Lang } from '@undercrown/engine'
import { numberWords } from './number.ts'

const out = { en: 'write them there, not to the terminal', fr: 'les y écrire, et non dans le terminal' }
const kind = { en: 'only puzzles of this kind', fr: 'seulement les énigmes de ce genre' }

export const puzzleCommandWords = {
  list: {
    en: {
      summary: 'List the puzzles that are shipped',
      flags: { kind: kind.en, theme: 'only puzzles with this theme', json: 'print each whole, as JSON' },
    },
    fr: {
      summary: 'Lister les énigmes livrées avec l’application',
      flags: {
        kind: kind.fr,
        theme: 'seulement celles de ce thème',
        json: 'donner chacune en entier, en JSON',
      },
    },
  },
  prove: {
    en: {
      summary: 'Prove puzzles again: those of a file, or all that are shipped',
      details:
        'Each is searched anew for its one solution. The command fails where a puzzle is not what it claims to be.',
      flags: { sample: 'only so many of them, drawn by chance', seed: 'which ones are drawn (1)' },
    },
    fr: {
      summary: 'Prouver à nouveau des énigmes\u00a0: celles d’un fichier, ou toutes celles qui sont livrées',
      details:
        'Pour chacune, on cherche à nouveau l’unique solution. La commande échoue si une énigme n’est pas ce qu’elle prétend être.',
      flags: { sample: 'seulement tant d’entre elles, tirées au sort', seed: 'lesquelles sont tirées (1)' },
    },
  },
  make: {
    en: {
      summary: 'Make puzzles from games between bots',
      details:
        'Each game has a number, and gives the same puzzles every time. Where the file has some already, it goes on after the last game that gave one.',
      flags: {
        games: 'how many games (100)',
        first: 'the number of the first game (1)',
        kind: kind.en,
        out: 'add them there, not to the terminal',
      },
    },
    fr: {
      summary: 'Tirer des énigmes de parties entre bots',
      details:
        'Chaque partie a un numéro, et donne toujours les mêmes énigmes. Si le fichier en a déjà, on reprend après la dernière partie qui en a donné.',
      flags: {
        games: 'nombre de parties (100)',
        first: 'numéro de la première partie (1)',
        kind: kind.fr,
        out: 'les y ajouter, et non dans le terminal',
      },
    },
  },
  rate: {
    en: {
      summary: 'Rate the puzzles of a file by which bots solve them, and name their themes',
      flags: { out: out.en },
    },
    fr: {
      summary: 'Coter les énigmes d’un fichier selon les bots qui les résolvent, et nommer leurs thèmes',
      flags: { out: out.fr },
    },
  },
  pack: {
    en: {
      summary: 'Make a pack of the puzzles of a file: no two alike, no theme too often, the easiest first',
      flags: { size: 'how many at most (1500)', out: out.en },
    },
    fr: {
      summary:
        'Faire un recueil des énigmes d’un fichier\u00a0: sans doublons, aucun thème trop fréquent, du plus facile au plus difficile',
      flags: { size: 'combien au plus (1500)', out: out.fr },
    },
  },
}

interface PuzzleWords {
  readonly none: (game: string) => string
  readonly kinds: (kind: string, kinds: readonly string[]) => string
  readonly made: (puzzles: number, games: number, seconds: number) => string
  readonly fails: (puzzle: string, position: string) => string
  readonly proved: (puzzles: number, failed: number, seconds: number) => string
  readonly packed: (packed: number, of: number) => string
  readonly listed: (listed: number, of: number) => string
}

const en = numberWords.en
const fr = numberWords.fr

export const puzzleWords: Readonly<Record<Lang, PuzzleWords>> = {
  en: {
    none: (game) => `there are no puzzles of ${game} yet`,
    kinds: (kind, kinds) => `there are no puzzles of the kind "${kind}"; there are ${kinds.join(', ')}`,
    made: (puzzles, games, seconds) =>
      `${en.whole(puzzles)} puzzles from ${en.whole(games)} games, ${en.whole(Math.round(seconds))} s`,
    fails: (puzzle, position) => `not proved: ${puzzle}, ${position}`,
    proved: (puzzles, failed, seconds) =>
      `${en.whole(puzzles)} puzzles, ${en.whole(failed)} not proved, ${en.whole(Math.round(seconds))} s`,
    packed: (packed, of) => `${en.whole(packed)} of ${en.whole(of)} puzzles packed`,
    listed: (listed, of) => `${en.whole(listed)} of ${en.whole(of)} puzzles`,
  },
  fr: {
    none: (game) => `il n’y a pas encore d’énigmes de ${game}`,
    kinds: (kind, kinds) =>
      `il n’y a pas d’énigmes du genre «\u00a0${kind}\u00a0»\u202f; il y a ${kinds.join(', ')}`,
    made: (puzzles, games, seconds) =>
      `${fr.whole(puzzles)} énigmes de ${fr.whole(games)} parties, ${fr.whole(Math.round(seconds))} s`,
    fails: (puzzle, position) => `non prouvée\u00a0: ${puzzle}, ${position}`,
    proved: (puzzles, failed, seconds) =>
      `${fr.whole(puzzles)} énigmes, ${fr.whole(failed)} non prouvées, ${fr.whole(Math.round(seconds))} s`,
    packed: (packed, of) => `${fr.whole(packed)} énigmes retenues sur ${fr.whole(of)}`,
    listed: (listed, of) => `${fr.whole(listed)} énigmes sur ${fr.whole(of)}`,
  },
}
