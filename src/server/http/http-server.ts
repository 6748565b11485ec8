import { createServer, type RequestListener, type Server } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
} from 'fastify'
import type { Config } from '#server/config.ts'
import { registerAccess, type Sessions } from './access.ts'
import { registerApiDocs } from './api-docs.ts'
import { endUnreadBody, registerBodyParsers } from './body-parsers.ts'
import { registerCaching } from './caching.ts'
import { createEarlyRefusals, type EarlyRefusals, namesOneHost } from './client-error.ts'
import { registerClientFiles } from './client-files.ts'
import { registerClosing } from './closing.ts'
import { registerCompression } from './compression.ts'
import { registerCsrfProtection } from './csrf.ts'
import { createFrameworkErrorHandler, registerErrorHandler } from './error-handler.ts'
import { answerLive, isExempt, isLiveCheck, registerHealthRoutes } from './health.routes.ts'
import { requestBounds } from './limits.ts'
import { registerRequestLog } from './logging.ts'
import { createOverloadGuard, type OverloadGuard } from './overload.ts'
import { registerPage } from './page.ts'
import { registerRateLimits } from './rate-limit.ts'
import { registerRequestId, requestIdMaker } from './request-id.ts'
import { requestValidator } from './request-validator.ts'
import { responseSerializer } from './response-serializer.ts'
import { createSecurityHeaders, registerSecurityHeaders, type SecurityHeaders } from './security-headers.ts'
import { siteConfigOf } from './site-config.ts'
import { registerSiteFiles } from './site-files.ts'
import { installZodMessages } from './zod-messages.ts'

export interface HttpServerDeps {
  config: Config
  sessions: Sessions
  ping: () => Promise<unknown>
  log: FastifyBaseLogger
  /** The folder of the built client. */
  clientDir: string
}

/**
 * The server with its hooks and no features. Registration order is hook order. Synchronous hooks call `done`, which
 * is cheaper than a promise each.
 */
export async function createHttpServer(deps: HttpServerDeps): Promise<FastifyInstance> {
  const { config, sessions, ping, log, clientDir } = deps
  const site = siteConfigOf(config)
  installZodMessages()

  const headers = await createSecurityHeaders({
    isHttps: config.publicUrl.startsWith('https:'),
    tileUrl: config.tiles.url,
  })
  const guard = createOverloadGuard(headers, log)
  const refusals = createEarlyRefusals(headers, log)
  const app = Fastify(serverOptions(config, log, { guard, headers, refusals }))
  app.decorate('refusedRequests', guard.refused)
  app.setValidatorCompiler(requestValidator)
  app.setSerializerCompiler(responseSerializer)
  registerBodyParsers(app)
  registerErrorHandler(app)

  guard.watch(app)
  registerRequestId(app)
  registerRequestLog(app)
  registerSecurityHeaders(app, headers)
  registerClosing(app)
  registerCsrfProtection(app, config.publicUrl)
  await app.register(cookie)
  registerAccess(app, sessions)
  if (config.rateLimit) await registerRateLimits(app)
  await registerCaching(app)
  await registerCompression(app)

  await registerApiDocs(app, config)
  registerHealthRoutes(app, ping)
  registerPage(app, clientDir, site)
  registerSiteFiles(app, site)
  await registerClientFiles(app, clientDir, sessions)
  return app
}

/** What answers before the framework. */
interface EarlyAnswers {
  guard: OverloadGuard
  headers: SecurityHeaders
  refusals: EarlyRefusals
}

function serverOptions(
  config: Config,
  log: FastifyBaseLogger,
  early: EarlyAnswers,
): FastifyHttpOptions<Server> {
  const { trustProxy: hops } = config
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdMaker(config.trustProxy !== false),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: requestBounds.bodyBytes,
    serverFactory: (listener) => boundedServer(listener, early),
    // closing.ts responds in the common error shape.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: early.refusals.answerClientError,
    frameworkErrors: createFrameworkErrorHandler(early.headers),
  }
}

function boundedServer(listener: RequestListener, { guard, headers, refusals }: EarlyAnswers) {
  const answer: RequestListener = (request, response) => {
    // The client has reset the connection, so that no answer can reach it.
    if (request.socket.remoteAddress === undefined) request.destroy()
    else listener(request, response)
  }
  const server = createServer(
    {
      headersTimeout: requestBounds.headersMs,
      requestTimeout: requestBounds.requestMs,
      keepAliveTimeout: requestBounds.keepAliveMs,
      connectionsCheckingInterval: 5_000,
      // Node would refuse the request without a body.
      requireHostHeader: false,
    },
    (request, response) => {
      endUnreadBody(request, response)
      if (!namesOneHost(request)) refusals.refuseHost(response)
      else if (isLiveCheck(request)) answerLive(response, headers)
      else if (isExempt(request)) answer(request, response)
      else guard.admit(request, response, () => answer(request, response))
    },
  )
  server.on('checkExpectation', (_request, response) => refusals.refuseExpectation(response))
  return server.setTimeout(requestBounds.idleSocketMs)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** How many requests were refused because of overload. */
    refusedRequests: () => number
  }
}
