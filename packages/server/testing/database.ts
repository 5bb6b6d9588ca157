// A fresh database of the PostgreSQL that slow tests share.

import { inject } from 'vitest'

export async function freshDatabase(): Promise<string> {
  const answer = await fetch(inject('databases'))
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return said
}
