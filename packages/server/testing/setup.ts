// Before the slow tests: one PostgreSQL for all of them, started when the first of them asks for a database.

import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { freePort, startPostgres, type TestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of a fresh database. */
    readonly databases: string
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined
  const giver = createServer(async (_request, answer) => {
    try {
      postgres ??= startPostgres()
      answer.end(await (await postgres).database())
    } catch (error) {
      answer.writeHead(500).end(String(error))
    }
  })
  const port = await freePort()
  await new Promise<void>((done) => giver.listen(port, '127.0.0.1', done))
  provide('databases', `http://127.0.0.1:${port}`)
  return async () => {
    giver.close()
    // Where it did not start, whoever asked was told why.
    await (await postgres?.catch(() => undefined))?.stop()
  }
}
