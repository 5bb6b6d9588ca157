// The API described by itself: OpenAPI from the same schemas that check what comes in and, in tests, what goes out.

import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answers, refusedAnswer } from '../answers.ts'

const written = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

/** Two routes answer with something else than JSON. */
const others: Readonly<Record<string, object>> = {
  'GET /metrics': { description: 'Figures', content: { 'text/plain': { schema: { type: 'string' } } } },
  'GET /api/socket': { description: 'A socket' },
}

function answerOf(route: string): object {
  const schema = answers[route]
  if (!schema && !others[route]) throw new Error(`nothing says what ${route} answers`)
  return schema ? { description: 'Done', ...written(schema, 'output') } : (others[route] as object)
}

/** Must come before the routes. */
export function openDocs(app: FastifyInstance): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Undercrown',
        version: '1',
        description:
          'Tables for games of hidden allegiance. People are known by a cookie (`POST /api/guest`), programs by a token. What happens at a table comes over the socket at `/api/socket`, see docs/protocol.md; every command can also be sent here.',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'undercrown' },
          token: { type: 'http', scheme: 'bearer' },
        },
        schemas: { Refusal: written(refusedAnswer, 'output') as never },
      },
    },
    transform({ schema, url, route }) {
      const plain: Record<string, unknown> = { ...schema }
      if (plain['hide']) return { schema: plain as never, url }
      for (const part of ['body', 'params', 'querystring'])
        if (plain[part] instanceof z.ZodType) plain[part] = written(plain[part], 'input')
      plain['response'] = {
        200: answerOf(`${route.method} ${url}`),
        '4xx': { description: 'Refused, and nothing has changed', ...written(refusedAnswer, 'output') },
      }
      return { schema: plain as never, url }
    },
  })
}

export function docsRoutes(app: FastifyInstance): void {
  app.get('/api/docs/openapi.json', { schema: { hide: true } as never }, async () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } as never }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8')
    return page(app.swagger() as never)
  })
}

interface Described {
  readonly info: { readonly title: string; readonly description: string }
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { summary?: string; requestBody?: object }>>>
  >
}

/** A page that needs no script. */
function page({ info, paths }: Described): string {
  const safe = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary = '', requestBody }]) =>
        `<dt><code>${method.toUpperCase()} ${safe(path)}</code></dt><dd>${safe(summary)}${
          requestBody ? `<pre>${safe(JSON.stringify(requestBody, null, 1))}</pre>` : ''
        }</dd>`,
    ),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${safe(info.title)}: API</title>
<h1>${safe(info.title)}</h1><p>${safe(info.description)}</p>
<p><a href="/api/docs/openapi.json">OpenAPI document</a></p><dl>${rows.join('\n')}</dl></html>`
}
