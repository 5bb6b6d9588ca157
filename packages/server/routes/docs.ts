// The API described by itself: OpenAPI from the routes of the protocol, whose schemas check what comes in and, in
// tests, what goes out.

import { type Route, refusedAnswer, routes } from '@undercrown/protocol/schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { COOKIE } from '../people/identity.ts'

type Json = Readonly<Record<string, unknown>>

function written(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

const json = (schema: Json) => ({ 'application/json': { schema } })

/** The fields of a path or a query, each described apart. */
function parameters(part: z.ZodType, place: 'path' | 'query'): Json[] {
  if (!(part instanceof z.ZodObject)) return []
  const { properties = {}, required = [] } = z.toJSONSchema(part, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }))
}

function answered(answer: Route['answer']): Json {
  if (answer === 'socket') return { description: 'A socket' }
  if (answer === 'text')
    return { description: 'Figures', content: { 'text/plain': { schema: { type: 'string' } } } }
  return { description: 'Done', content: json(written(answer, 'output')) }
}

function operation({ summary, for: who, params, query, body, answer, deprecated }: Route): Json {
  return {
    summary,
    ...(deprecated && { deprecated }),
    ...(who !== 'anyone' && { security: [{ cookie: [] }, { token: [] }] }),
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(!(body instanceof z.ZodUnknown) && {
      requestBody: { required: true, content: json(written(body, 'input')) },
    }),
    responses: { 200: answered(answer), '4XX': { $ref: '#/components/responses/Refused' } },
  }
}

export interface Described {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
}

/** The description of these routes, an OpenAPI document. */
export function openApi(described: Readonly<Record<string, Route>> = routes): Described & Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, route] of Object.entries(described)) {
    const [method = '', path = ''] = name.replace(/:(\w+)/g, '{$1}').split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Undercrown',
      version: '1',
      description:
        'Tables for games of hidden allegiance. People are known by a cookie (`POST /api/guest`), programs by a token. What happens at a table comes over the socket at `/api/socket`, see docs/protocol.md; every command can also be sent here.',
    },
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: COOKIE },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Refusal: written(refusedAnswer, 'output') },
      responses: {
        Refused: {
          description: 'Refused, and nothing has changed',
          content: json({ $ref: '#/components/schemas/Refusal' }),
        },
      },
    },
    paths,
  }
}

export function docsRoutes(app: FastifyInstance): void {
  const document = openApi()
  app.get('/api/docs/openapi.json', async () => document)
  app.get('/api/docs', async (_request, reply) => {
    reply.type('text/html; charset=utf-8')
    return page(document)
  })
}

/** A page that needs no script. */
function page({ info, paths }: Described): string {
  const safe = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary, requestBody }]) =>
        `<dt><code>${method.toUpperCase()} ${safe(path)}</code></dt><dd>${safe(String(summary))}${
          requestBody ? `<pre>${safe(JSON.stringify(requestBody, null, 1))}</pre>` : ''
        }</dd>`,
    ),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${safe(info.title)}: API</title>
<h1>${safe(info.title)}</h1><p>${safe(info.description)}</p>
<p><a href="/api/docs/openapi.json">OpenAPI document</a></p><dl>${rows.join('\n')}</dl></html>`
}
