// A program run to its end, with what it said.

import { spawn } from 'node:child_process'

export function run(
  args: readonly string[],
  env: Record<string, string> = {},
  command = process.execPath,
): Promise<{ code: number | null; out: string }> {
  const child = spawn(command, args, { env: { PATH: process.env['PATH'], ...env } })
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      out += data
    })
  return new Promise((done) => child.on('close', (code) => done({ code, out })))
}
