import { createServer, type RequestListener, type Server } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
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
import { limitUnreadBody, registerBodyParsers } from './body-parsers.ts'
import { registerCaching } from './caching.ts'
import { createEarlyRefusals, type EarlyRefusals, hasSingleHost } from './client-error.ts'
import { registerClientFiles } from './client-files.ts'
import { registerCsrfProtection } from './csrf.ts'
import { registerDraining } from './draining.ts'
import { createFrameworkErrorHandler, registerErrorHandler } from './error-handler.ts'
import { isExempt, isLiveCheck, liveResponse, registerHealthRoutes, sendLive } from './health.routes.ts'
import { requestBounds } from './limits.ts'
import { registerRequestLog } from './logging.ts'
import { createOverloadGuard, type OverloadGuard } from './overload.ts'
import { registerPage } from './page.ts'
import { registerRateLimits } from './rate-limit.ts'
import { createRequestIdGenerator, registerRequestId } from './request-id.ts'
import { requestValidator } from './request-validator.ts'
import type { ResponseObserver } from './response-observer.ts'
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
  observeEarly?: ResponseObserver
}

/**
 * The server with its hooks and without features. Registration order is hook order. Synchronous hooks call `done`, which is
 * cheaper than a promise.
 */
export async function createHttpServer(deps: HttpServerDeps): Promise<FastifyInstance> {
  const { config, sessions, ping, log, clientDir, observeEarly = () => undefined } = deps
  const site = siteConfigOf(config)
  installZodMessages()

  const headers = await createSecurityHeaders({
    isHttps: config.publicUrl.startsWith('https:'),
    tileUrl: config.tiles.url,
  })
  const early = { headers, log, observe: observeEarly }
  const guard = createOverloadGuard(early)
  const refusals = createEarlyRefusals(early)
  const app = Fastify(serverOptions(config, log, { ...early, guard, refusals }))
  app.decorate('refusedRequests', guard.refused)
  app.setValidatorCompiler(requestValidator)
  app.setSerializerCompiler(responseSerializer)
  registerBodyParsers(app)
  registerErrorHandler(app)

  guard.watch(app)
  registerRequestId(app)
  registerRequestLog(app)
  registerSecurityHeaders(app, headers)
  registerDraining(app)
  registerCsrfProtection(app, config.publicUrl)
  await app.register(cookie)
  registerAccess(app, sessions)
  if (config.rateLimit) await registerRateLimits(app)
  await registerCaching(app)
  await app.register(compress, {
    // Rules out decompression bombs.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    // Compressing a smaller response is not worth the CPU time.
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })

  await registerApiDocs(app, config)
  registerHealthRoutes(app, ping)
  registerPage(app, clientDir, site)
  registerSiteFiles(app, site)
  await registerClientFiles(app, clientDir, sessions)
  return app
}

/** Respond before Fastify. */
interface EarlyHandlers {
  guard: OverloadGuard
  headers: SecurityHeaders
  refusals: EarlyRefusals
  observe: ResponseObserver
}

function serverOptions(
  config: Config,
  log: FastifyBaseLogger,
  early: EarlyHandlers,
): FastifyHttpOptions<Server> {
  const { trustProxy: hops } = config
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createRequestIdGenerator(config.trustProxy !== false),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: requestBounds.bodyBytes,
    serverFactory: (listener) => boundedServer(listener, early),
    // draining.ts responds in the common error shape.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: early.refusals.rejectMalformed,
    frameworkErrors: createFrameworkErrorHandler(early),
  }
}

function boundedServer(listener: RequestListener, { guard, headers, refusals, observe }: EarlyHandlers) {
  const handle: RequestListener = (request, response) => {
    // The client has reset the connection.
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
      limitUnreadBody(request, response)
      if (!hasSingleHost(request)) refusals.refuseHost(response)
      else if (isLiveCheck(request)) {
        sendLive(response, headers)
        observe(liveResponse, 0)
      } else if (isExempt(request)) handle(request, response)
      else guard.admit(request, response, () => handle(request, response))
    },
  )
  server.on('checkExpectation', (_request, response) => refusals.refuseExpectation(response))
  return server.setTimeout(requestBounds.idleSocketMs)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The number of requests refused because of overload. */
    refusedRequests: () => number
  }
}
