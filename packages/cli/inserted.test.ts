// A card that is written into the middle of a list, of a set that is not in play or joining by later rules, changes no
// deal, no hash and no record of any format. Each game is bundled with the lines of its `golden/insertion.json` in its
// sources.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type AnyGame,
  gameAt,
  hashOf,
  layTable,
  openTable,
  randomFrom,
  readRecord,
  verifyRecord,
  viewOf,
} from '@undercrown/engine'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { games } from './games.ts'

/** In a file of the game, a line and what stands in its place. */
type Edit = readonly [file: string, line: string, instead: string]

async function withEdits(folder: string, id: string, edits: readonly Edit[]): Promise<AnyGame> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}game.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'edit',
        setup({ onLoad }) {
          for (const [file] of edits)
            onLoad({ filter: new RegExp(`${id}/${file.replaceAll('.', '\\.')}$`) }, ({ path }) => {
              const lines = readFileSync(path, 'utf8').split('\n')
              for (const [where, line, instead] of edits) {
                if (where !== file) continue
                const at = lines.indexOf(line)
                if (at < 0) throw new Error(`${file} has no line "${line}"`)
                lines[at] = instead
              }
              return { contents: lines.join('\n'), loader: 'ts' }
            })
        },
      },
    ],
  })
  const text = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const exported: Record<string, unknown> = await import(`data:text/javascript;base64,${text}`)
  return Object.values(exported).find((one) => (one as AnyGame).id === id) as AnyGame
}

const folderOf = (id: string) => fileURLToPath(new URL(`../games/${id}/`, import.meta.url))
// A game of which nobody has records yet may still change its cards.
const recorded = games
  .map(({ game }) => ({ game, id: game.id }))
  .filter(({ id }) => existsSync(`${folderOf(id)}golden`))

describe.each(recorded)('$id', async ({ game, id }) => {
  const folder = folderOf(id)
  const edits: readonly Edit[] = JSON.parse(readFileSync(`${folder}golden/insertion.json`, 'utf8'))
  const edited = await withEdits(folder, id, edits)

  const [least, most] = game.seats
  const starts = Array.from({ length: most - least + 1 }, (_, i) => ({
    seats: least + i,
    options: game.vary(least + i, randomFrom(`inserted ${least + i}`)),
    seed: 'inserted',
  }))
  // A card that joins later brings rules of its own.
  const asBefore = gameAt(edited, game.rules)

  test.each(starts)('deals and hashes stay the same: $seats', (start) => {
    const hashes = (by: AnyGame) => {
      const { state } = openTable(by, start)
      const imagined = by.imagine(viewOf(by, state, 0, 'mind'), randomFrom('world'))
      const laid = layTable(by, by.layout(state), 'laid').state
      return (['undercrown-record/1', 'undercrown-record/2'] as const).flatMap((format) =>
        [state, imagined, laid].map((one) => hashOf(by, one, format)),
      )
    }
    expect(hashes(asBefore)).toEqual(hashes(game))
  })

  const files = readdirSync(`${folder}golden`).filter((name) => name.endsWith('.jsonl'))
  test.each(files)('the records of %s stay as they are', (name) => {
    for (const line of readFileSync(`${folder}golden/${name}`, 'utf8').trimEnd().split('\n'))
      expect(verifyRecord(edited, readRecord(JSON.parse(line))).table.outcome()).toBeDefined()
  })
})
