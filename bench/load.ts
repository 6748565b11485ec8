import autocannon from 'autocannon'
import type { Options } from './options.ts'

interface Target {
  url: string
  /** The path to request next. */
  next: () => string
}

export interface Speed {
  perSecond: number
  /** Milliseconds. */
  p95: number
}

/** Alternates between the targets, after a second of warm-up each, so that other load on the machine affects all alike. */
export async function measureInRounds<Name extends string>(
  targets: Record<Name, Target>,
  { connections, seconds, rounds }: Options,
): Promise<Record<Name, Speed>> {
  const entries = Object.entries<Target>(targets)
  const latencies = new Map<string, number[]>()
  for (const [, target] of entries) await generateLoad(target, connections, 1)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, target] of entries)
      latencies.set(name, [
        ...(latencies.get(name) ?? []),
        ...(await generateLoad(target, connections, seconds)),
      ])
  const speeds = [...latencies].map(([name, values]) => [
    name,
    { perSecond: values.length / (seconds * rounds), p95: quantile(values, 0.95) },
  ])
  return Object.fromEntries(speeds)
}

/** Keeps the connections busy and returns the latency of each response in milliseconds. A failed response is an error. */
export async function generateLoad({ url, next }: Target, connections: number, seconds: number) {
  const latencies: number[] = []
  const end = performance.now() + seconds * 1000
  const setupRequest = (request: object) => ({ ...request, path: next() })
  const load = autocannon({ url, connections, duration: seconds, timeout: 60, requests: [{ setupRequest }] })
  // autocannon's histogram has whole milliseconds only.
  load.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => {
    if (performance.now() <= end) latencies.push(ms)
  })
  const { errors, timeouts, non2xx, statusCodeStats } = await load
  const failed = errors + timeouts + non2xx
  if (failed > 0) throw new Error(`${failed} failed responses: ${JSON.stringify(statusCodeStats)}`)
  return latencies
}

/** The quantile for a share from 0 to 1; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
