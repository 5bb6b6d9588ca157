// What solves a puzzle, as things to be pressed.

import type { Puzzle } from '@undercrown/puzzles'
import { puzzleGames } from '@undercrown/puzzles/games.ts'
import { path as cardPath } from '../hidden-leaders/spots.ts'
import { path as boardPath } from '../leaders/moves.ts'
import { gameNamed } from '../local/games.ts'
import { openPuzzle } from '../local/puzzle.ts'
import type { TestPlayer } from './player.ts'

/** The name that is right, where one is asked for. */
export const nameIn = ({ solutions }: Puzzle) => solutions[0]?.[0]?.split(/=(.*)/)[1] ?? ''

/** As it is called on its button. */
export const saidName = (name: string) =>
  /^[a-z]/.test(name) ? name[0]?.toUpperCase() + name.slice(1) : name.replace('-', '−')

/** By selector, what is pressed for each answer in turn; `wrongly`, something else at first. */
export async function* answersTo(puzzle: Puzzle, wrongly = false): AsyncGenerator<readonly string[]> {
  const made = puzzleGames.find(({ id }) => id === puzzle.game)
  const game = await gameNamed(puzzle.game)
  if (!made || !game) throw new Error(`there is no ${puzzle.game}`)
  const session = openPuzzle(puzzle, game, await made.judge(), await made.table?.())
  for (let isFirst = true; !session.now().whole; isFirst = false) {
    const { choice } = session.now().part
    const { option: right = 0 } = session.hint(3)
    const option = wrongly && isFirst ? (choice?.options.findLastIndex((_, i) => i !== right) ?? 0) : right
    const paths = choice?.options.map((move) => spotsOf(puzzle.game, move, choice.ask, puzzle.seat)) ?? []
    yield pressedFor(paths, option)
    session.play(option)
  }
}

function pressedFor(paths: readonly (readonly string[])[], option: number): readonly string[] {
  const path = paths[option] ?? []
  const pressed = path.map((spot) =>
    spot.startsWith('say.') ? `[data-say="${spot}"]` : `[data-spot="${spot}"]`,
  )
  // What the same places mean as well is told apart by buttons.
  const alike = paths.flatMap((one, i) => (one.join() === path.join() ? [i] : []))
  if (alike.length > 1)
    pressed.push(`.prompt-buttons :nth-child(${alike.indexOf(option) + 1} of [data-say="${path.at(-1)}"])`)
  return pressed
}

/** Points at all of it, as its hand does. */
export async function solves(player: TestPlayer, puzzle: Puzzle): Promise<void> {
  await points(player, answersTo(puzzle))
  await player.page.waitForSelector('.table.is-solved')
}

/** Points at another answer than the one that solves it. */
export async function fails(player: TestPlayer, puzzle: Puzzle): Promise<void> {
  await points(player, answersTo(puzzle, true))
  await player.page.waitForSelector('.table.is-failed')
}

async function points(player: TestPlayer, answers: AsyncIterable<readonly string[]>): Promise<void> {
  const { page } = player
  for await (const selectors of answers) {
    const seq = await page.locator('.table').getAttribute('data-seq')
    for (const selector of selectors) await player.press(selector)
    // Where a place means a step as well as an ability, it is to be confirmed.
    const confirm = '.prompt-buttons .confirm'
    if ((await page.locator(confirm).count()) > 0) await player.press(confirm)
    // Where it was the last deed, the table goes back to the question at once.
    await page.waitForSelector(`.table:is(:not([data-seq="${seq}"]), .is-solved, .is-failed)`)
  }
}

function spotsOf(game: string, move: unknown, ask: unknown, seat: number): readonly string[] {
  if (game === 'leaders') return boardPath(move as never)
  if (game === 'hidden-leaders') return cardPath(move as never, ask as never, seat)
  const { word, zone, index, seat: of } = move as Record<string, string | number | undefined>
  if (word !== undefined) return [`say.${word}`]
  if (zone === 'row') return [`row.${of}.${index}`]
  return [zone === 'hand' ? `hand.${index ?? 0}` : String(zone)]
}
