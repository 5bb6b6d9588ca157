// A whole game as text that a person can read: every question, every pick, and what each viewer sees of it.

import { type AnyGame, type Choice, type Viewer, viewOf } from './game.ts'
import { itemAt } from './list.ts'
import { type Asking, plain } from './phrase.ts'
import { below, pickOne, randomFrom } from './random.ts'
import { hashOf } from './record.ts'
import { type AnyTable, openTable } from './table.ts'

/** Plays one game by chance. The text is the same for ever, unless the rules, the views or the words change. */
export function playthrough(game: AnyGame, start: { options: object; seats: number; seed: string }): string {
  const table = openTable(game, start)
  const names = Array.from({ length: start.seats }, (_, seat) => `P${seat}`)
  const chance = randomFrom(`playthrough ${start.seed}`)
  const words = game.phrases.en
  const viewers: readonly Viewer[] = ['public', ...names.keys()]
  const lines = [`${game.id}, rules ${game.rules}, ${JSON.stringify(start)}`]

  const shown = new Map<Viewer, string>()
  function show(): void {
    lines.push(game.draw(viewOf(game, table.state, 'public', 'mind'), 'en', names))
    for (const viewer of viewers) {
      const own = JSON.stringify(game.own(table.state, viewer, 'mind'))
      lines.push(`  ${label(viewer)} sees ${shown.get(viewer) === own ? 'no more' : own}`)
      shown.set(viewer, own)
    }
    lines.push(`  state ${hashOf(game, table.state)}`)
  }

  show()
  while (table.choices().length > 0) {
    const choices = table.choices()
    for (const choice of choices) {
      const asking = askingOf(choice)
      lines.push(`  P${choice.seat}? ${plain(words.ask(asking), names, 'en')}`)
      if (words.why) lines.push(`      ${plain(words.why(asking), names, 'en')}`)
      lines.push(
        `      ${choice.options.map((option) => plain(words.option(option, asking), names, 'en')).join(' | ')}`,
      )
    }
    const choice = pickOne(chance, choices)
    const pick = below(chance, choice.options.length)
    const option = itemAt(choice.options, pick)
    lines.push(
      '',
      `${table.moves.length + 1}. P${choice.seat}: ${plain(words.option(option, askingOf(choice)), names, 'en')}`,
    )
    tell(table, table.pick(choice.seat, pick))
    show()
  }
  lines.push('', plain(words.outcome(table.outcome() as never), names, 'en'))
  return `${lines.join('\n')}\n`

  function askingOf(choice: Choice<object>): Asking<object> {
    return { ...choice, view: viewOf(game, table.state, choice.seat, 'screen') }
  }

  /** Each line once, with who else is told something else. */
  function tell({ seen }: AnyTable, events: Parameters<AnyTable['seen']>[0]): void {
    for (const event of events) {
      const told = new Map<string, Viewer[]>()
      for (const viewer of viewers) {
        const [part] = seen([event], viewer)
        const line = part ? plain(words.event(part), names, 'en') : '(nothing)'
        told.set(line, [...(told.get(line) ?? []), viewer])
      }
      for (const [line, who] of told) {
        lines.push(told.size === 1 ? `  ${line}` : `  ${line}   [${who.map(label).join(' ')}]`)
      }
    }
  }
}

function label(viewer: Viewer): string {
  return viewer === 'public' ? 'all' : `P${viewer}`
}
