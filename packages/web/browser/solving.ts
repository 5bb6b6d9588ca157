// What solves a puzzle, as things to be pressed.

import { parseMove } from '@undercrown/leaders'
import type { Puzzle } from '@undercrown/puzzles'
import { puzzleGames } from '@undercrown/puzzles/games.ts'
import { path as cardPath } from '../hidden-leaders/spots.ts'
import { END_SPOT } from '../leaders/look.ts'
import { path as boardPath } from '../leaders/moves.ts'
import { gameNamed } from '../local/games.ts'
import { openPuzzle } from '../local/puzzle.ts'
import type { TestPlayer } from './player.ts'

/** The name that is right, where one is asked for. */
export const nameIn = ({ solutions }: Puzzle) => solutions[0]?.[0]?.split(/=(.*)/)[1] ?? ''

/** As it is called on its button. */
export const saidName = (name: string) =>
  /^[a-z]/.test(name) ? name[0]?.toUpperCase() + name.slice(1) : name.replace('-', '−')

/** By selector, what is pressed for each answer in turn; `wrongly`, of a game of cards, something else at first. */
export async function* answersTo(puzzle: Puzzle, wrongly = false): AsyncGenerator<readonly string[]> {
  const pressed = (spots: readonly string[]) =>
    spots.map((spot) => (spot.startsWith('say.') ? `[data-say="${spot}"]` : `[data-spot="${spot}"]`))
  if (puzzle.game === 'leaders') {
    for (const deed of puzzle.solutions[0] ?? []) yield pressed(boardPath(parseMove(deed)))
    if (puzzle.kind !== 'crown') yield pressed([END_SPOT])
    return
  }
  const made = puzzleGames.find(({ id }) => id === puzzle.game)
  const game = await gameNamed(puzzle.game)
  if (!made || !game) throw new Error(`there is no ${puzzle.game}`)
  const session = openPuzzle(puzzle, game, await made.judge(), await made.table?.())
  for (let isFirst = true; !session.now().whole; isFirst = false) {
    const { choice } = session.now().part
    const { option: right = 0 } = session.hint(3)
    const option = wrongly && isFirst ? (choice?.options.findLastIndex((_, i) => i !== right) ?? 0) : right
    yield pressed(spotsOf(puzzle.game, choice?.options[option], choice?.ask, puzzle.seat))
    session.play(option)
  }
}

/** Points at all of it, as its hand does. */
export async function solves(player: TestPlayer, puzzle: Puzzle): Promise<void> {
  await points(player, answersTo(puzzle))
  await player.page.waitForSelector('.table.is-solved')
}

/** Points at another answer than the one that solves it; of a game of cards. */
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
  if (game === 'hidden-leaders') return cardPath(move as never, ask as never, seat)
  const { word, zone, index, seat: of } = move as Record<string, string | number | undefined>
  if (word !== undefined) return [`say.${word}`]
  if (zone === 'row') return [`row.${of}.${index}`]
  return [zone === 'hand' ? `hand.${index ?? 0}` : String(zone)]
}
