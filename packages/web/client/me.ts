// Who I am to the server: asked once, and made a guest the first time somebody needs to be somebody.

import type { PersonSheet } from '@undercrown/protocol'

let asked: Promise<PersonSheet> | undefined

export function me(): Promise<PersonSheet> {
  asked ??= ask().catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}

async function ask(): Promise<PersonSheet> {
  const known = (await (await fetch('/api/me')).json()) as PersonSheet | { id: null }
  if (known.id !== null) return known
  const made = await fetch('/api/guest', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Guest' }),
  })
  return (await made.json()) as PersonSheet
}
