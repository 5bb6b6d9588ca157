// The reasons in words. What is better may still be worse than before: it is only better than otherwise.

import type { Lang, Phrase } from '@undercrown/engine'
import type { Reason } from '../mind.ts'

/** How a thing is said where it speaks for an option beside another, and where against: of the one that ends the game
 * the other goes on. */
type Saying = readonly [pro: string, con: string]

const sayings: Readonly<Record<Lang, Readonly<Record<string, Saying>>>> = {
  en: {
    markers: [
      'The red and green markers stand better for your factions than otherwise.',
      'The red and green markers would stand better for your factions otherwise.',
    ],
    guardian: [
      'The Guardian marker stands better for you than otherwise.',
      'The Guardian marker would stand better for you otherwise.',
    ],
    party: ['Your own party is better off than otherwise.', 'Your own party would be better off otherwise.'],
    others: [
      'The other parties are weaker than otherwise.',
      'The other parties are stronger than otherwise.',
    ],
    hand: [
      'You keep better cards for your next turn than otherwise.',
      'You would keep better cards otherwise.',
    ],
    end: ['It ends the game; to go on would be worse.', 'The game goes on; to end it now would be better.'],
    goOn: ['The game goes on; to end it now would be worse.', 'It ends the game; to go on would be better.'],
  },
  fr: {
    markers: [
      'Les jetons rouge et vert sont mieux placés pour vos factions qu’autrement.',
      'Les jetons rouge et vert seraient mieux placés pour vos factions autrement.',
    ],
    guardian: [
      'Le jeton Gardien est mieux placé pour vous qu’autrement.',
      'Le jeton Gardien serait mieux placé pour vous autrement.',
    ],
    party: [
      'Votre propre équipe est mieux lotie qu’autrement.',
      'Votre propre équipe serait mieux lotie autrement.',
    ],
    others: [
      'Les autres équipes sont plus faibles qu’autrement.',
      'Les autres équipes sont plus fortes qu’autrement.',
    ],
    hand: [
      'Vous gardez de meilleures cartes pour votre prochain tour qu’autrement.',
      'Vous garderiez de meilleures cartes autrement.',
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
