import autocannon from 'autocannon'

export interface Load {
  url: string
  connections: number
  seconds: number
  /** The path to request next. */
  next: () => string
}

/** Keeps the connections busy and returns the latency of each response in milliseconds. A failed response is an error. */
export async function drive({ url, connections, seconds, next }: Load): Promise<number[]> {
  const latencies: number[] = []
  const end = performance.now() + seconds * 1000
  const setupRequest = (request: object) => ({ ...request, path: next() })
  await new Promise<void>((resolve, reject) => {
    const load = autocannon(
      { url, connections, duration: seconds, timeout: 60, requests: [{ setupRequest }] },
      (error, { errors, timeouts, non2xx, statusCodeStats }) => {
        const failed = errors + timeouts + non2xx
        if (error) reject(error)
        else if (failed > 0)
          reject(new Error(`${failed} failed responses: ${JSON.stringify(statusCodeStats)}`))
        else resolve()
      },
    )
    // autocannon's histogram has whole milliseconds only.
    load.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => {
      if (performance.now() <= end) latencies.push(ms)
    })
  })
  return latencies
}

/** The value below which this share of the values lies; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
