// A rules page for a game that has none: who can play, what can be set, and what each card does.

import { type AnyGameWords, optionsOf } from '@undercrown/engine'
import type { WebGame } from '../registration.ts'
import type { Rules, RulesText } from '../rules/text.ts'

const titles = {
  en: { players: 'Players', options: 'House rules', cards: 'Cards' },
  fr: { players: 'Joueurs', options: 'Règles maison', cards: 'Cartes' },
}

export function rulesFrom({ line, seats: [from, to], minutes }: WebGame, words: AnyGameWords): Rules {
  const page = (lang: 'en' | 'fr'): RulesText => {
    const options = optionsOf(words, lang)
    const count = from === to ? `${to}` : lang === 'fr' ? `${from} à ${to}` : `${from} to ${to}`
    const players =
      lang === 'fr'
        ? `À ${count}, en ${minutes} minutes environ.`
        : `For ${count}, in about ${minutes} minutes.`
    return {
      gist: line[lang],
      sections: [
        { id: 'players', title: titles[lang].players, body: [players] },
        ...(options.length > 0
          ? [
              {
                id: 'options',
                title: titles[lang].options,
                body: [{ terms: options.map(({ label, text }) => [label, text] as const) }],
              },
            ]
          : []),
        ...(words.catalogue(lang).length > 0
          ? [
              {
                id: 'cards',
                title: titles[lang].cards,
                body: [{ entries: (all: ReturnType<typeof words.catalogue>) => all }],
              },
            ]
          : []),
      ],
    }
  }
  return { en: page('en'), fr: page('fr') }
}
