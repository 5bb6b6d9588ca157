// `cards`: every card of a game with its words.

import { langs } from '@undercrown/engine'
import { gameCommand } from '../command.ts'
import { toggle } from '../flags.ts'
import { paintFor } from '../paint.ts'
import { print } from '../terminal.ts'

export const cards = gameCommand({
  name: 'cards',
  summary: 'List every card of a game and what it does',
  flags: { json: toggle('as JSON, in all languages') },
  withOptions: false,
  run({ terminal, entry, lang, flags }) {
    const { game } = entry
    if (flags.json) {
      const [first, ...others] = langs.map((one) => ({ lang: one, list: game.catalogue(one) }))
      const all = first?.list.map(({ id, facts }, i) => {
        const words = [first, ...others].map(({ lang: one, list }) => {
          const { name, text } = list[i] as (typeof list)[number]
          return [one, { name, text }] as const
        })
        return { id, facts, ...Object.fromEntries(words) }
      })
      print(terminal, JSON.stringify(all, undefined, 2))
      return 0
    }
    const paint = paintFor(terminal)
    for (const { name, text } of game.catalogue(lang))
      print(terminal, text ? `${paint.bold(name)}: ${text}` : paint.bold(name))
    return 0
  },
})
