// Who the bots are: a name and a character for each level of each game. No bot's thoughts are loaded for that.

import type { Lang } from '@undercrown/engine'
import type { Level } from './mind.ts'

export interface Character {
  readonly name: string
  /** One sentence about how they play. */
  readonly line: Readonly<Record<Lang, string>>
}

type Cast = Readonly<Record<Level, Character>>

function character(name: string, en: string, fr: string): Character {
  return { name, line: { en, fr } }
}

export const characters: Readonly<Record<string, Cast>> = {
  'hidden-leaders': {
    L1: character('Pim', 'Plays the hero with the best hat.', 'Joue le héros au plus beau chapeau.'),
    L2: character(
      'Marlo',
      'Thinks of his own leader, never of yours.',
      'Pense à son Leader, jamais au vôtre.',
    ),
    L3: character('Ysolde', 'Begins to guess whom you serve.', 'Commence à deviner qui vous servez.'),
    L4: character(
      'Corvin',
      'Watches what you bury, and draws conclusions.',
      'Regarde ce que vous enterrez, et en tire des conclusions.',
    ),
    L5: character('Sable', 'Knows your leader better than you do.', 'Connaît votre Leader mieux que vous.'),
  },
  leaders: {
    L1: character('Tilly', 'Loves a charge, forgets the way home.', 'Adore charger, oublie de rentrer.'),
    L2: character('Osric', 'Sees the blow, seldom the one after.', 'Voit le coup, rarement le suivant.'),
    L3: character(
      'Hedda',
      'Never leaves her Leader without a guard.',
      'Ne laisse jamais son Leader sans garde.',
    ),
    L4: character('Verane', 'Counts your steps along with her own.', 'Compte vos pas en plus des siens.'),
    L5: character(
      'Thorn',
      'If the game can be won this turn, he has won it.',
      'Si la partie peut se gagner ce tour-ci, il l’a gagnée.',
    ),
  },
  'hidden-people': {
    L1: character(
      'Dozo',
      'Forgets one card while looking at the next.',
      'Oublie une carte en regardant l’autre.',
    ),
    L2: character(
      'Nell',
      'Never forgets a face. Numbers, now and then.',
      'N’oublie jamais un visage. Les chiffres, parfois.',
    ),
    L3: character(
      'Anselm',
      'Keeps a list in his head, with a few gaps.',
      'Tient une liste dans sa tête, avec quelques trous.',
    ),
    L4: character(
      'Rosalba',
      'Seldom forgets, and never forgives a twelve.',
      'Oublie rarement, et ne pardonne pas un douze.',
    ),
    L5: character('Mnemo', 'Has forgotten nothing since the deal.', 'N’a rien oublié depuis la donne.'),
  },
}

/** The character of that level; nobody in a game that has no cast. */
export function characterOf(game: string, level: Level): Character | undefined {
  return Object.hasOwn(characters, game) ? characters[game]?.[level] : undefined
}

/** A chair: of a person with a name, of a bot with its level, or empty. */
export interface Chair {
  readonly name?: string | undefined
  readonly bot?: Level | undefined
}

const numerals = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII'] as const

/**
 * What the bots at a table are called, by chair; undefined where none sits. Nobody has the name of a person at the
 * table, and of several bots of one level all but the first are numbered.
 */
export function botNames(game: string, chairs: readonly Chair[]): (string | undefined)[] {
  const taken = new Set(chairs.map(({ name }) => folded(name ?? '')))
  return chairs.map(({ name: own, bot }) => {
    if (own || !bot) return undefined
    const name = characterOf(game, bot)?.name ?? bot
    const free = numerals.map((numeral) => name + numeral).find((one) => !taken.has(folded(one))) ?? name
    taken.add(folded(free))
    return free
  })
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}
