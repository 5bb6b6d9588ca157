// What the server says of itself is what it does: every route is registered, and the document differs where one does.

import { MAX_CHAT, MAX_NAME, MAX_PASSWORD, MIN_PASSWORD } from '@undercrown/protocol'
import { type Route, routes } from '@undercrown/protocol/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { clientOf } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'
import { openApi } from './docs.ts'

let serving: Serving
beforeAll(async () => {
  serving = await serve({ METRICS_TOKEN: 'figures of this server' })
})
afterAll(() => serving.end())

const served = async () => (await clientOf(serving.url).get('/api/docs/openapi.json')).body

test.each(Object.keys(routes).filter((name) => name !== 'GET /api/socket'))(
  '%s is registered',
  async (name) => {
    const [method = '', path = ''] = name.split(' ')
    const { body } = await clientOf(serving.url).send(method, path.replace(/:\w+/g, 'aaaaaaaaaa'))
    expect(body.message).not.toBe('there is nothing here')
  },
)

test('the document has every route, with limits and types', async () => {
  const { paths } = await served()
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.sort()).toEqual(Object.keys(routes).sort())
  const bodyOf = (path: string) => paths[path].post.requestBody.content['application/json'].schema
  expect(bodyOf('/api/account').properties).toEqual({
    name: { type: 'string', maxLength: MAX_NAME },
    password: { type: 'string', minLength: MIN_PASSWORD, maxLength: MAX_PASSWORD },
  })
  const say = bodyOf('/api/tables/{table}/commands').oneOf.find(
    (one: { properties: { do: { const: string } } }) => one.properties.do.const === 'say',
  )
  expect(say.properties.text).toEqual({ type: 'string', maxLength: MAX_CHAT })
})

const lobby: Route = routes['GET /api/lobby']
const session: Route = routes['POST /api/session']
const longer = z.strictObject({ name: z.string().max(MAX_NAME + 1), password: z.string() })
test.each<[string, Readonly<Record<string, Route>>]>([
  ['another answer', { 'GET /api/lobby': { ...lobby, answer: z.strictObject({ tables: z.string() }) } }],
  ['another query', { 'GET /api/lobby': { ...lobby, query: z.strictObject({ game: z.string() }) } }],
  ['another limit', { 'POST /api/session': { ...session, body: longer } }],
  ['another reader', { 'GET /api/lobby': { ...lobby, for: 'person' } }],
  ['another summary', { 'GET /api/lobby': { ...lobby, summary: 'Something else' } }],
  ['one more request', { 'GET /api/lobbies': lobby }],
])('the document differs for %s', async (_, planted) => {
  const document = JSON.parse(JSON.stringify(await served()))
  expect(JSON.parse(JSON.stringify(openApi()))).toEqual(document)
  expect(JSON.parse(JSON.stringify(openApi({ ...routes, ...planted })))).not.toEqual(document)
})
