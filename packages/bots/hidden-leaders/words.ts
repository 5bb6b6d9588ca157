// The reasons in words. What is better may still be worse than before: it is only better than with the other choice.

import type { Lang, Phrase } from '@undercrown/engine'
import type { Reason } from '../mind.ts'

/** How a thing is said where it speaks for an option beside another, and where against: of the one that ends the game
 * the other goes on. */
type Saying = readonly [pro: string, con: string]

const sayings: Readonly<Record<Lang, Readonly<Record<string, Saying>>>> = {
  en: {
    markers: [
      'The red and green markers stand better for your factions than with the other choice.',
      'The red and green markers would stand better for your factions with the other choice.',
    ],
    guardian: [
      'The Guardian marker stands better for you than with the other choice.',
      'The Guardian marker would stand better for you with the other choice.',
    ],
    party: [
      'Your own party is better off than with the other choice.',
      'Your own party would be better off with the other choice.',
    ],
    others: [
      'The other parties are weaker than with the other choice.',
      'The other parties are stronger than with the other choice.',
    ],
    hand: [
      'You keep better cards for your next turn than with the other choice.',
      'You would keep better cards with the other choice.',
    ],
    end: ['It ends the game; to go on would be worse.', 'The game goes on; to end it now would be better.'],
    goOn: ['The game goes on; to end it now would be worse.', 'It ends the game; to go on would be better.'],
  },
  fr: {
    markers: [
      'Les jetons rouge et vert sont mieux placés pour vos factions qu’avec l’autre choix.',
      'Les jetons rouge et vert seraient mieux placés pour vos factions avec l’autre choix.',
    ],
    guardian: [
      'Le jeton Gardien est mieux placé pour vous qu’avec l’autre choix.',
      'Le jeton Gardien serait mieux placé pour vous avec l’autre choix.',
    ],
    party: [
      'Votre propre équipe est mieux lotie qu’avec l’autre choix.',
      'Votre propre équipe serait mieux lotie avec l’autre choix.',
    ],
    others: [
      'Les autres équipes sont plus faibles qu’avec l’autre choix.',
      'Les autres équipes sont plus fortes qu’avec l’autre choix.',
    ],
    hand: [
      'Vous gardez de meilleures cartes pour votre prochain tour qu’avec l’autre choix.',
      'Vous garderiez de meilleures cartes avec l’autre choix.',
    ],
    end: [
      'Cela met fin à la partie\u202f; continuer serait moins bon.',
      'La partie continue\u202f; la finir maintenant serait meilleur.',
    ],
    goOn: [
      'La partie continue\u202f; la finir maintenant serait moins bon.',
      'Cela met fin à la partie\u202f; continuer serait meilleur.',
    ],
  },
}

export function sayReason({ about, weight }: Reason, lang: Lang): Phrase {
  const saying = sayings[lang][about]
  return saying ? [saying[weight >= 0 ? 0 : 1]] : []
}
