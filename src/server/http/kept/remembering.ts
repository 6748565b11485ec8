import type { Kept } from './kept.ts'

/** Answers with what was found out a moment ago, is being found out, or is found out now. */
export type Remember<Value> = (key: string, find: () => Promise<Value>) => Promise<Value>

/** Of what follows the listings, and not their counters. */
const listingsAlone = { listingIds: [], followsCounters: false }

/**
 * When something that many ask for is no longer kept, whoever comes first finds it out and the others wait for that, unless
 * anything has changed since: what began before a change may show what was before it.
 */
export function createRemembering<Value>(
  kept: Kept<Value>,
  isWorthKeeping: (found: Value) => boolean = () => true,
): Remember<Value> {
  const underWay = new Map<string, { mark: number; found: Promise<Value> }>()

  return async (key, find) => {
    const known = kept.find(key)
    if (known !== null) return known
    const mark = kept.mark()
    const other = underWay.get(key)
    if (other?.mark === mark) return other.found

    const mine = { mark, found: find() }
    underWay.set(key, mine)
    try {
      const found = await mine.found
      if (isWorthKeeping(found)) kept.keep(key, found, listingsAlone, mark)
      return found
    } finally {
      if (underWay.get(key) === mine) underWay.delete(key)
    }
  }
}
