import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooMany } from '#server/errors.ts'
import { type Limit, limits } from './limits.ts'
import { readMethods } from './read-methods.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replaces the default limits on writes and on visitors' reads. All limits apply; the first one exceeded responds with 429. */
    limits?: readonly Limit[]
  }
}

type Counter = ReturnType<FastifyInstance['createRateLimit']>

const defaultForWrites: readonly Limit[] = [limits.write]
const defaultForVisitors: readonly Limit[] = [limits.readPerAddress]

/** Register after the access hook: signed-in users are counted by account. */
export async function registerRateLimits(app: FastifyInstance) {
  await app.register(rateLimit, { global: false, cache: 20_000 })

  const counters = new Map<Limit, Counter>()
  const counterOf = (limit: Limit) => {
    const existing = counters.get(limit)
    if (existing) return existing
    const created = app.createRateLimit({
      max: limit.max,
      timeWindow: limit.windowSeconds * 1000,
      keyGenerator: (request) => keyOf(request, limit),
    })
    counters.set(limit, created)
    return created
  }

  const enforce = async (request: FastifyRequest, due: readonly Limit[]) => {
    for (const limit of due) {
      const count = await counterOf(limit)(request)
      if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttlInSeconds)
    }
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const due = limitsOf(request).filter((limit) => !countsEmail(limit))
    if (due.length > 0) return enforce(request, due)
    done()
  })
  // The email is in the body, which is parsed by now.
  app.addHook('preValidation', (request, _reply, done) => {
    const due = limitsOf(request).filter(countsEmail)
    if (due.length > 0) return enforce(request, due)
    done()
  })
}

function limitsOf(request: FastifyRequest): readonly Limit[] {
  if (request.is404) return []
  const { config, url = '' } = request.routeOptions
  if (config.limits) return config.limits
  if (!readMethods.has(request.method)) return defaultForWrites
  return request.actor || !url.startsWith('/api/') ? [] : defaultForVisitors
}

const countsEmail = ({ per }: Limit) => per === 'address-and-email'

function keyOf(request: FastifyRequest, limit: Limit) {
  const address = normalizeIP(request.ip)
  switch (limit.per) {
    case 'address':
      return address
    case 'person':
      return request.actor?.userId ?? address
    case 'address-and-email':
      return `${address} ${emailOf(request.body)}`
  }
}

function emailOf(body: unknown) {
  if (typeof body !== 'object' || body === null || !('email' in body)) return ''
  return typeof body.email === 'string' ? body.email.trim().toLowerCase().slice(0, 320) : ''
}
