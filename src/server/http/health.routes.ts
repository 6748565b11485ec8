import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { unavailable } from '#server/errors.ts'
import { packageVersion } from '#server/package-root.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { healthSchema } from '#shared/contract/health.ts'
import { requestBounds } from './limits.ts'
import type { ObservedResponse } from './response-observer.ts'
import type { SecurityHeaders } from './security-headers.ts'

const ok = { status: 'ok' as const, version: packageVersion() }

/**
 * `live` does not query the database, so that a database outage does not restart every process. `ready`, and the older name
 * without a suffix, report whether the server can serve requests.
 */
export function registerHealthRoutes(app: FastifyInstance, ping: () => Promise<unknown>) {
  const route = (path: string, summary: string, check: () => Promise<unknown>) =>
    app.withTypeProvider<ZodTypeProvider>().get(
      path,
      {
        config: { access: 'public', anonymous: true, limits: [] },
        schema: { tags: ['site'], summary, response: { 200: healthSchema, 503: errorBodySchema } },
      },
      async (_request, reply) => {
        await check()
        reply.header('cache-control', 'no-store')
        return ok
      },
    )
  const pingInTime = () => {
    const late = sleep(requestBounds.healthMs, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('timeout')),
    )
    return Promise.race([ping(), late]).catch((cause) => {
      throw unavailable('The database does not answer.', cause)
    })
  }
  route('/api/health', 'Whether the server and its database answer, and the version', pingInTime)
  route('/api/health/ready', 'Whether requests can be served', pingInTime)
  route('/api/health/live', 'Whether the process answers', async () => undefined)
}

export const isLiveCheck = ({ method, url }: IncomingMessage) =>
  method === 'GET' && url === '/api/health/live'

export const liveResponse: ObservedResponse = { method: 'GET', route: '/api/health/live', status: 200 }
const liveBody = JSON.stringify(ok)
const liveHead = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': Buffer.byteLength(liveBody),
  'Cache-Control': 'no-store',
}

/** Before Fastify, so that the response stays fast on a busy process. The route above is equivalent. */
export function sendLive(response: ServerResponse, { ofData }: SecurityHeaders) {
  response.writeHead(200, { ...ofData, ...liveHead })
  response.end(liveBody)
}

/** Health checks and metrics bypass load shedding. */
export const isExempt = ({ url = '' }: IncomingMessage) => url.startsWith('/api/health') || url === '/metrics'
