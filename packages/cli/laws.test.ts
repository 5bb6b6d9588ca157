import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { expect, test } from 'vitest'
import { runCli } from './run.ts'
import { fakeTerminal, runCommandLine } from './testing.ts'

test('laws that hold are reported with the seed', async () => {
  const { code, out } = await runCommandLine([
    'laws',
    'hidden-people',
    '--games',
    '5',
    '--seed',
    '7',
    '--every',
    '20',
  ])
  expect(code).toBe(0)
  expect(out).toMatch(/^hidden-people: every law holds in 5 games of [\d,]+ decisions \(seed 7\)\n$/)
})

test('a law that breaks comes with a small game that breaks it', async () => {
  const leaky = { ...toy, own: (state: { face: number[] }) => state.face } as unknown as AnyGame
  const games = [{ game: leaky }]
  const { terminal, result } = fakeTerminal()
  const code = await runCli(['laws', 'toy', '--games', '50', '--seed', '1'], terminal, games)
  const { out, err } = result(code)
  expect(code).toBe(1)
  expect(err).toMatch(
    /^undercrown: toy breaks a law: LawBroken: .+ \(seed 1, path [\d:]+, after \d+ games\)\n$/,
  )
  const [, trial = ''] = out.match(/^trial: (.+)$/m) ?? []
  expect(JSON.parse(trial)).toMatchObject({ seats: 2, picks: [] })
  expect(JSON.parse(out.match(/^record: (.+)$/m)?.[1] ?? '')).toMatchObject({ game: 'toy' })

  const folder = mkdtempSync(join(tmpdir(), 'undercrown-'))
  try {
    writeFileSync(join(folder, 'trial.json'), trial)
    const again = fakeTerminal()
    const args = ['laws', 'toy', '--trial', join(folder, 'trial.json')]
    expect(await runCli(args, again.terminal, games)).toBe(1)
    expect(again.result(1).err).toMatch(/^undercrown: toy breaks a law: LawBroken: .+\n$/)
    const sound = fakeTerminal()
    expect(await runCli(args, sound.terminal, [{ game: toy as unknown as AnyGame }])).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
