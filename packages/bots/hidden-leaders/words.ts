// The reasons in words.

import type { Lang, Phrase } from '@undercrown/engine'
import type { Reason } from '../mind.ts'

/** How a thing is said where it speaks for the pick, and where against. */
type Saying = readonly [pro: string, con: string]

const sayings: Readonly<Record<Lang, Readonly<Record<string, Saying>>>> = {
  en: {
    markers: [
      'The red and green markers stand better for your factions.',
      'The red and green markers would stand better otherwise.',
    ],
    guardian: [
      'The Guardians’ marker stands better for you.',
      'The Guardians’ marker would stand better for you otherwise.',
    ],
    party: ['Your own party gains by it.', 'Your own party would gain more otherwise.'],
    others: ['The other parties are left weaker.', 'The other parties are left stronger.'],
    hand: ['You keep better cards for your next turn.', 'You would keep better cards otherwise.'],
    end: ['It ends the game while you are likely to win it.', 'It ends the game, which may come too early.'],
    goOn: ['The game goes on: to end it now would be worse.', 'The game goes on, though it could end now.'],
  },
  fr: {
    markers: [
      'Les marqueurs rouge et vert sont mieux placés pour vos factions.',
      'Les marqueurs rouge et vert seraient mieux placés autrement.',
    ],
    guardian: [
      'Le marqueur des Gardiens est mieux placé pour vous.',
      'Le marqueur des Gardiens serait mieux placé pour vous autrement.',
    ],
    party: ['Votre propre groupe y gagne.', 'Votre propre groupe gagnerait davantage autrement.'],
    others: ['Les autres groupes en sortent affaiblis.', 'Les autres groupes en sortent renforcés.'],
    hand: [
      'Vous gardez de meilleures cartes pour votre prochain tour.',
      'Vous garderiez de meilleures cartes autrement.',
    ],
    end: [
      'Cela finit la partie pendant que la victoire vous est favorable.',
      'Cela finit la partie, peut-être trop tôt.',
    ],
    goOn: [
      'La partie continue\u00a0: la finir maintenant serait moins bon.',
      'La partie continue, alors qu’elle pourrait finir maintenant.',
    ],
  },
}

export function sayReason({ about, weight }: Reason, lang: Lang): Phrase {
  const saying = sayings[lang][about]
  return saying ? [saying[weight >= 0 ? 0 : 1]] : []
}
