// What a server answered, held against what it says that it answers.

import { changeMessage, refusedAnswer, routes, serverMessage } from '@undercrown/protocol/schemas'
import * as z from 'zod'

const described = Object.entries(routes)
  .map(([route, { answer }]) => ({
    route,
    answer,
    fits: new RegExp(`^${route.replace(/:\w+/g, '[^/?]+')}(\\?|$)`),
  }))
  // `/api/tables/mine` before `/api/tables/:table`.
  .sort((a, b) => Number(a.route.includes(':')) - Number(b.route.includes(':')))

function hold(schema: z.ZodType, said: unknown, about: string): void {
  const read = schema.safeParse(said)
  if (!read.success) throw new Error(`${about} is not as described: ${z.prettifyError(read.error)}`)
}

export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const asked = `${method} ${path}`
  if (status >= 400) hold(refusedAnswer, body, `the refusal of ${asked}`)
  else {
    const route = described.find((one) => one.fits.test(asked))
    if (route && typeof route.answer !== 'string') hold(route.answer, body, asked)
  }
}

export function checkMessage(message: unknown): void {
  hold(Array.isArray(message) ? changeMessage : serverMessage, message, 'a message of the socket')
}
