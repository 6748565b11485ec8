import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Actor } from '#server/actor.ts'
import { loadConfig } from '#server/config.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { createLogger } from '#server/http/logging.ts'
import type { ResponseObserver } from '#server/http/response-observer.ts'

interface Settings {
  env?: NodeJS.ProcessEnv
  ping?: () => Promise<unknown>
  clientDir?: string
  /** Collects what the server logs. */
  logLines?: string[]
  routes?: (app: FastifyInstance) => void
  observeEarly?: ResponseObserver
}

const people: Record<string, Actor> = {
  ana: { userId: 'ana', role: 'user', sessionId: 'ana', hasRecentSignIn: true },
  admin: { userId: 'admin', role: 'admin', sessionId: 'admin', hasRecentSignIn: true },
}

/** For tests of `http/` alone, without a database: the header `x-person: ana` or `admin` is the session. */
export async function aServer({ env = {}, ping, clientDir, logLines, routes, observeEarly }: Settings = {}) {
  const sink = { write: (line: string) => void logLines?.push(line) }
  const app = await createHttpServer({
    config: loadConfig({ PUBLIC_URL: 'http://waymark.test', ...env }),
    sessions: {
      actorOf: async (request) => people[String(request.headers['x-person'])] ?? null,
      idOf: (request) => request.headers['x-person']?.toString() ?? null,
    },
    ping: ping ?? (async () => undefined),
    log: createLogger(logLines ? 'info' : 'silent', sink),
    clientDir: clientDir ?? '/does-not-exist',
    ...(observeEarly && { observeEarly }),
  })
  routes?.(app)
  onTestFinished(() => app.close())
  await app.ready()
  return app
}
