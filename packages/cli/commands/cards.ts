// `cards`: every card of a game with its words.

import { itemAt } from '@undercrown/engine'
import { gameCommand } from '../command.ts'
import { toggle } from '../flags.ts'
import { paintFor } from '../paint.ts'
import { print, printWrapped } from '../terminal.ts'
import { commandWords } from '../words/commands.ts'
import { terminalWords } from '../words/play.ts'

export const cardsCommand = gameCommand({
  name: 'cards',
  words: commandWords.cards,
  flags: { json: toggle() },
  withOptions: false,
  run({ terminal, entry, lang, flags }) {
    const { game } = entry
    if (flags.json) {
      const fr = game.catalogue('fr')
      const all = game.catalogue('en').map(({ id, facts, name, text }, i) => {
        const other = itemAt(fr, i)
        return { id, ...facts, name: { en: name, fr: other.name }, text: { en: text, fr: other.text } }
      })
      print(terminal, JSON.stringify(all, undefined, 2))
      return 0
    }
    const paint = paintFor(terminal)
    for (const { name, text } of game.catalogue(lang))
      printWrapped(
        terminal,
        text ? `${paint.bold(name)}${terminalWords[lang].colon} ${text}` : paint.bold(name),
        2,
      )
    return 0
  },
})
