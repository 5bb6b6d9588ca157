// The HTTP side: what every request passes through before a route sees it, and how refusals are told.

import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { MAX_BYTES, type RefusalMessage } from '@undercrown/protocol'
import { refusals } from '@undercrown/protocol/schemas'
import { CommandRefusal, deny } from '@undercrown/table'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import { addressOf, trustOf } from './address.ts'
import { limitConnections } from './connections.ts'
import { errorOf } from './errors.ts'
import { openPages, pageRoutes } from './pages.ts'
import { accountRoutes } from './routes/account.ts'
import { adminRoutes } from './routes/admin.ts'
import { docsRoutes } from './routes/docs.ts'
import { friendRoutes } from './routes/friends.ts'
import { meRoutes } from './routes/me.ts'
import { partyRoutes } from './routes/parties.ts'
import { playerRoutes } from './routes/players.ts'
import { puzzleRoutes } from './routes/puzzles.ts'
import { routesOf } from './routes/route.ts'
import { serviceRoutes } from './routes/service.ts'
import { tableRoutes } from './routes/tables.ts'
import type { Server } from './server.ts'
import { SOCKET, socketRoute } from './socket.ts'
import { contentPolicy, isPage, webFiles } from './web.ts'

/** For requests a browser has some connections besides its socket, and a household some browsers. */
const CONNECTIONS_BESIDE = 100

/** Of one message. */
const MAX_FRAGMENTS = 16

export function makeApp(server: Server): FastifyInstance {
  const { config, log, metrics } = server
  const trust = trustOf(config)
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trust,
    bodyLimit: MAX_BYTES,
    routerOptions: { maxParamLength: 100 },
    requestTimeout: 30_000,
    // Who connects and says nothing is let go, too.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: true,
    // We say it ourselves, with a code.
    return503OnClosing: false,
    frameworkErrors: (_error, { raw }, refusing) => {
      const reply = refusing as FastifyReply
      // No hook is called, which would end what was to become a socket.
      reply.raw.once('finish', () => raw.socket.destroySoon())
      reply.code(400).header('connection', 'close')
      reply.send({ code: 'malformed', message: 'this is no address of ours' })
    },
  })
  // Behind a proxy all come from its address.
  const most = CONNECTIONS_BESIDE + 2 * config.socketsPerAddress
  limitConnections(app.server, trust === false ? most : undefined, trust)
  app.setErrorHandler(async (error, request, reply) => {
    const { code, message } = errorOf(error)
    metrics.refusal(code)
    // The route, not the address: that may hold a code.
    if (code === 'internal') server.trouble(error, `request ${request.routeOptions.url}`)
    reply.code(refusals[code].status)
    return { code, message } satisfies RefusalMessage
  })
  const pages = config.webDir === undefined ? undefined : openPages(config.webDir, server)
  app.setNotFoundHandler(async (request, reply) => {
    if (pages && isPage(request)) return pages.send(request, reply)
    reply.code(404)
    return { code: 'not-found', message: 'there is nothing here' } satisfies RefusalMessage
  })

  const tls = config.publicUrl?.startsWith('https:') ?? false
  app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(tls) },
    strictTransportSecurity: tls,
  })
  app.register(cookie)
  app.register(websocket, {
    // Pings are answered where they are counted; and of many messages that come at once, others are heard in between.
    options: {
      maxPayload: MAX_BYTES,
      perMessageDeflate: false,
      autoPong: false,
      allowSynchronousEvents: false,
      // What we are sent is short, and comes in one; frames of nothing are not counted otherwise.
      maxFragments: MAX_FRAGMENTS,
    },
    // Who goes while they are let in is no news for whoever runs the server.
    errorHandler: (error, socket) => {
      log.debug({ err: error }, 'socket cut off')
      socket.terminate()
    },
  })
  if (config.webDir !== undefined) webFiles(app, config.webDir)
  app.addHook('onRequest', async (request) => {
    if (server.sockets.closing) deny('closing', 'the server is going down; try again in a moment')
    // Else it would be opened, told nothing, and its address written into the log.
    if (request.ws && request.routeOptions.url !== SOCKET) deny('not-found', 'there is no socket here')
    if (request.method !== 'GET' && request.method !== 'HEAD') server.identity.sameSite(request)
  })
  app.register(async (inner) => {
    // Of the routes in here, however their address is written. The files outside cost next to nothing, and opening
    // the web app asks for many at once.
    await inner.register(rateLimit, {
      max: config.requestsPerMinute,
      keyGenerator: (request) => addressOf(request),
      timeWindow: 60_000,
      errorResponseBuilder: () => new CommandRefusal('too-fast', 'too many requests; wait a minute'),
    })
    inner.addHook('onRequest', async (request) => {
      if (!server.sockets.askOfNet(addressOf(request))) deny('too-fast', 'too many requests; wait a minute')
    })
    const on = routesOf(inner, server)
    meRoutes(on, server)
    accountRoutes(on, server)
    tableRoutes(on, server)
    partyRoutes(on, server)
    playerRoutes(on, server)
    friendRoutes(on, server)
    puzzleRoutes(on, server)
    adminRoutes(on, server)
    serviceRoutes(on, server)
    docsRoutes(inner)
    if (pages) pageRoutes(inner, pages, server)
    socketRoute(inner, server)
  })
  return app
}
