import type { Options } from '../options.ts'
import { drive, quantile } from './drive.ts'

export interface Speed {
  perSecond: number
  /** Milliseconds. */
  p95: number
}

interface Contestant {
  url: string
  next: () => string
}

/** Measures the contestants in turn, so that other work on the machine affects all alike, after a second of warm-up each. */
export async function measureInRounds<Name extends string>(
  contestants: Record<Name, Contestant>,
  { connections, seconds, rounds }: Options,
): Promise<Record<Name, Speed>> {
  const entries = Object.entries<Contestant>(contestants).map(([name, contestant]) => ({
    name,
    contestant,
    latencies: [] as number[],
  }))
  for (const { contestant } of entries) await drive({ ...contestant, connections, seconds: 1 })
  for (let round = 0; round < rounds; round += 1) {
    for (const entry of entries) {
      const measured = await drive({ ...entry.contestant, connections, seconds })
      entry.latencies = entry.latencies.concat(measured)
    }
  }
  const speeds = entries.map(({ name, latencies }) => [
    name,
    { perSecond: latencies.length / (seconds * rounds), p95: quantile(latencies, 0.95) },
  ])
  return Object.fromEntries(speeds) as Record<Name, Speed>
}
