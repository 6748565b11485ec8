import autocannon from 'autocannon'
import type { Ask, Asking } from './ask.ts'
import { quantile } from './quantiles.ts'

export interface Speed {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

interface Load {
  url: string
  connections: number
  seconds: number
  asking: Asking
}

/** Keeps so many connections busy for so long. An answer that is no success ends the run: it would only look quick. */
export async function drive({ url, connections, seconds, asking }: Load): Promise<Speed> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await new Promise<void>((resolve, reject) => {
    const options = { url, connections, duration: seconds, timeout: 60, requests: [requestOf(asking)] }
    const load = autocannon(options, (error, { errors, timeouts, non2xx, statusCodeStats }) => {
      const bad = errors + timeouts + non2xx
      if (error) reject(error)
      else if (bad > 0) reject(new Error(`${bad} bad answers: ${JSON.stringify(statusCodeStats)}`))
      else resolve()
    })
    // Its own histogram knows whole milliseconds only, and it stops on whole seconds of its own.
    load.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => {
      if (performance.now() <= end) times.push(ms)
    })
  })
  const sorted = Float64Array.from(times).sort()
  return { perSecond: times.length / seconds, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}

function requestOf(asking: Asking) {
  if (typeof asking !== 'function') return plain(asking)
  return { setupRequest: (request: object) => ({ ...request, ...plain(asking()) }) }
}

function plain({ method, path, headers = {}, body = '' }: Ask) {
  return { method, path, headers: body === '' ? headers : { ...headers, ...json }, body }
}

const json = { 'content-type': 'application/json' }
