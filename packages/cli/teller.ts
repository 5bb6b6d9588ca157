// Tells a game as text, for one viewer or for one who knows everything.

import { type AnyTable, type Happened, itemAt, type Lang, type Viewer, viewOf } from '@undercrown/engine'
import { logLines, outcomeLine } from './log.ts'
import { paintFor } from './paint.ts'
import { columnsOf, print, printWrapped, type Terminal } from './terminal.ts'
import { terminalWords } from './words/play.ts'
import { wrapDrawing } from './wrap.ts'

export interface Teller {
  title(line: string): void
  /** The events of one move, its number before the first. */
  move(table: AnyTable, events: readonly Happened[]): void
  table(table: AnyTable): void
  end(table: AnyTable): void
}

export function tellerFor(
  terminal: Terminal,
  lang: Lang,
  viewer: Viewer | 'all',
  names: readonly string[],
): Teller {
  const paint = paintFor(terminal)
  const say = terminalWords[lang]
  const width = columnsOf(terminal.stdout)
  const drawn = (drawing: string) => wrapDrawing(drawing, width).join('\n')

  function drawings(table: AnyTable): (readonly [title: string, drawing: string])[] {
    const { game, state, seats } = table
    const viewers: readonly Viewer[] =
      viewer !== 'all' ? [viewer] : ['public', ...Array.from({ length: seats }, (_, seat) => seat)]
    const all = viewers.map((one) => {
      const title = one === 'public' ? say.seenByAll : say.seenBy(itemAt(names, one))
      return [title, drawn(game.draw(viewOf(game, state, one, 'mind'), lang, names, width))] as const
    })
    const [first] = all
    // What all see alike is shown once.
    return first && all.every(([, drawing]) => drawing === first[1]) ? [['', first[1]]] : all
  }

  return {
    title: (line) => print(terminal, paint.bold(line)),
    move(table, events) {
      const number = String(table.moves.length).padStart(4)
      logLines(table.game, events, viewer, lang, names).forEach((line, i) => {
        printWrapped(terminal, `${paint.dim(i === 0 ? number : '    ')}  ${line}`, 6)
      })
    },
    table(table) {
      print(terminal)
      for (const [title, drawing] of drawings(table)) {
        if (title !== '') print(terminal, paint.dim(`— ${title}`))
        print(terminal, `${drawing}\n`)
      }
    },
    end(table) {
      const outcome = table.outcome()
      printWrapped(
        terminal,
        outcome ? paint.bold(outcomeLine(table.game, outcome, lang, names)) : say.unfinished,
      )
    },
  }
}
