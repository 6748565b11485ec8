import { createServer, type RequestListener, type Server } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '#server/config.ts'
import { registerAccess, type Sessions } from './access.ts'
import { registerApiDocs } from './api-docs.ts'
import { endUnreadBody, registerBodyParsers } from './body-parsers.ts'
import { registerCaching } from './caching.ts'
import { answerClientError, namesOneHost, refuseExpectation, refuseHost } from './client-error.ts'
import { registerClientFiles } from './client-files.ts'
import { registerClosing } from './closing.ts'
import { registerCompression } from './compression.ts'
import { registerCsrfProtection } from './csrf.ts'
import { answerFrameworkError, registerErrorHandler } from './error-handler.ts'
import { answerLive, isExempt, isLiveCheck, registerHealthRoutes } from './health.routes.ts'
import { requestBounds } from './limits.ts'
import { registerRequestLog } from './logging.ts'
import { createOverloadGuard, type OverloadGuard } from './overload.ts'
import { registerPage } from './page.ts'
import { registerRateLimits } from './rate-limit.ts'
import { registerRequestId, requestIdMaker } from './request-id.ts'
import { responseSerializer } from './response-serializer.ts'
import { registerSecurityHeaders } from './security-headers.ts'
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

  const guard = createOverloadGuard()
  const app = Fastify(serverOptions(config, log, guard))
  app.decorate('refusedRequests', guard.refused)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(responseSerializer)
  registerBodyParsers(app)
  registerErrorHandler(app)

  guard.watch(app)
  registerRequestId(app)
  registerRequestLog(app)
  await registerSecurityHeaders(app, {
    isHttps: config.publicUrl.startsWith('https:'),
    tileUrl: config.tiles.url,
  })
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

function serverOptions(
  config: Config,
  log: FastifyBaseLogger,
  guard: OverloadGuard,
): FastifyHttpOptions<Server> {
  const { trustProxy: hops } = config
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdMaker(config.trustProxy !== false),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: requestBounds.bodyBytes,
    serverFactory: (listener) => boundedServer(listener, guard),
    // closing.ts responds in the common error shape.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: answerClientError,
    frameworkErrors: answerFrameworkError,
  }
}

function boundedServer(listener: RequestListener, guard: OverloadGuard) {
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
      if (!namesOneHost(request)) refuseHost(response)
      else if (isLiveCheck(request)) answerLive(response)
      else if (!isExempt(request) && guard.isOverloaded()) guard.refuse(request, response)
      else listener(request, response)
    },
  )
  server.on('checkExpectation', (_request, response) => refuseExpectation(response))
  return server.setTimeout(requestBounds.idleSocketMs)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** How many requests were refused because of overload. */
    refusedRequests: () => number
  }
}
