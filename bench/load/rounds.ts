import type { Asking } from './ask.ts'
import { drive, type Speed } from './drive.ts'

export interface Measuring {
  connections: number
  seconds: number
  warmUpSeconds: number
  repeats: number
}

/** The middle one of several runs, with the rates of all, which show how noisy the machine was. */
export interface Measured extends Speed {
  runs: number[]
}

/** Anything that can be kept busy for so many seconds. */
export type Contestant = (seconds: number) => Promise<Speed>

export const asked =
  (url: string, asking: Asking, { connections }: Measuring): Contestant =>
  (seconds) =>
    drive({ url, connections, seconds, asking })

/**
 * Each contestant once, then each once more: what is compared was measured seconds apart, and whatever else the machine
 * does hits all alike. A short round that does not count comes first, so that everybody has compiled what they repeat.
 */
export async function rounds<Name extends string>(
  contestants: Record<Name, Contestant>,
  { seconds, warmUpSeconds, repeats }: Measuring,
): Promise<Record<Name, Measured>> {
  const names = Object.keys(contestants) as Name[]
  const speeds = Object.fromEntries(names.map((name): [Name, Speed[]] => [name, []])) as Record<Name, Speed[]>
  for (const name of names) await contestants[name](warmUpSeconds)
  for (let round = 0; round < repeats; round += 1) {
    for (const name of names) speeds[name].push(await contestants[name](seconds))
  }
  return Object.fromEntries(names.map((name) => [name, middleOf(speeds[name])])) as Record<Name, Measured>
}

function middleOf(speeds: Speed[]): Measured {
  const sorted = [...speeds].sort((a, b) => a.perSecond - b.perSecond)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? { perSecond: 0, p50: 0, p99: 0 }
  return { ...middle, runs: speeds.map(({ perSecond }) => perSecond) }
}
