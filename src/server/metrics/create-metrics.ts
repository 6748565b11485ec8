import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '#server/db/client.ts'
import type { HttpApp } from '#server/http/http-types.ts'
import type { ResponseObserver } from '#server/http/response-observer.ts'
import { jobCounts } from '#server/jobs/jobs.repository.ts'
import type { ListingCache } from '#server/listings/listing-cache.ts'
import { mailCounts } from '#server/mail/outbox.repository.ts'

interface MetricsDeps {
  db: Db
  cache: Pick<ListingCache, 'stats'>
}

/** Prometheus times out after ten seconds for all values. */
const readTimeoutMs = 2_000

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics of this process, and of the queues that all processes share. */
export function createMetrics({ db, cache }: MetricsDeps) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'waymark_http_request_duration_seconds',
    help: 'Requests by method, route pattern and status, with their latency',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })

  const { $client: pool } = db
  gauge('waymark_database_connections', 'Connections of the pool by state', () => ({
    idle: pool.idleCount,
    used: pool.totalCount - pool.idleCount,
  }))
  gauge('waymark_database_waiting', 'Requests that wait for a connection', () => pool.waitingCount)
  gauge('waymark_jobs', 'Background jobs by state', () => jobCounts(db))
  gauge('waymark_mail', 'Mail in the outbox by state', () => mailCounts(db))
  counter('waymark_listing_cache_hits_total', 'List responses from the cache', () => cache.stats().hits)
  counter('waymark_listing_cache_misses_total', 'List responses that were loaded', () => cache.stats().misses)

  const observe: ResponseObserver = ({ method, route, status }, ms) =>
    requests.observe({ method, route, status }, ms / 1000)

  return {
    observe,
    /** Observes every response of an app, except those before Fastify. */
    watch(app: HttpApp) {
      counter('waymark_http_refused_total', 'Requests refused because of overload', app.refusedRequests)
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
        observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime)
        done()
      })
    },
    /** In the Prometheus text format. */
    read: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  }

  type Values = number | Record<string, number>

  /** Read at each scrape. If the database is down or hangs, the process still reports the other metrics. */
  function gauge(name: string, help: string, read: () => Values | Promise<Values>) {
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers,
      async collect() {
        this.reset()
        const late = sleep(readTimeoutMs, {}, { ref: false })
        const values: Values = await Promise.race([read(), late]).catch(() => ({}))
        if (typeof values === 'number') this.set(values)
        else for (const [state, count] of Object.entries(values)) this.set({ state }, count)
      },
    })
  }

  function counter(name: string, help: string, read: () => number) {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }
}
