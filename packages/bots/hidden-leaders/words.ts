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
      'The Guardian marker stands better for you.',
      'The Guardian marker would stand better for you otherwise.',
    ],
    party: ['Your own party gains by it.', 'Your own party would gain more otherwise.'],
    others: ['The other parties are left weaker.', 'The other parties are left stronger.'],
    hand: ['You keep better cards for your next turn.', 'You would keep better cards otherwise.'],
    end: ['It ends the game while you are likely to win it.', 'It ends the game, which may come too early.'],
    goOn: ['The game goes on: to end it now would be worse.', 'The game goes on, though it could end now.'],
  },
  fr: {
    markers: [
      'Les jetons rouge et vert sont mieux placés pour vos factions.',
      'Les jetons rouge et vert seraient mieux placés autrement.',
    ],
    guardian: [
      'Le jeton Gardien est mieux placé pour vous.',
      'Le jeton Gardien serait mieux placé pour vous autrement.',
    ],
    party: ['Votre propre équipe y gagne.', 'Votre propre équipe gagnerait davantage autrement.'],
    others: ['Les autres équipes en sortent affaiblies.', 'Les autres équipes en sortent renforcées.'],
    hand: [
      'Vous gardez de meilleures cartes pour votre prochain tour.',
      'Vous garderiez de meilleures cartes autrement.',
    ],
    end: [
      'Cela met fin à la partie alors que vous avez de bonnes chances de gagner.',
      'Cela met fin à la partie, peut-être trop tôt.',
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
