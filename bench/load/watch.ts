import { setTimeout as sleep } from 'node:timers/promises'
import type { Ask } from './ask.ts'
import { quantile } from './quantiles.ts'
import { send } from './send.ts'

/** What somebody saw who asked for one thing again and again, in milliseconds. */
export interface Watched {
  p50: number
  p99: number
  slowest: number
  refused: number
}

const pauseMs = 50

/** Asks for something now and then while other things go on, until told to stop. */
export function watch(url: string, ask: Ask): { stop(): Promise<Watched> } {
  let isOver = false
  const watched = keepAsking()
  return {
    stop: () => {
      isOver = true
      return watched
    },
  }

  async function keepAsking(): Promise<Watched> {
    const times: number[] = []
    let refused = 0
    while (!isOver) {
      const { status, ms } = await send(url, ask)
      times.push(ms)
      if (status !== 200) refused += 1
      await sleep(pauseMs)
    }
    const sorted = times.sort((a, b) => a - b)
    return {
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      slowest: sorted.at(-1) ?? 0,
      refused,
    }
  }
}
