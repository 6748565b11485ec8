/** Which changes something that is kept does not survive. */
export interface Dependence {
  listingIds: readonly number[]
  /** Views and thumbs of any listing may change which listings it holds, or in which order. */
  followsCounters: boolean
}

export interface Changes {
  count(): number
  add(listingId: number): void
  /** Whether one of the changes since there were so many has touched it. */
  haveTouched(dependence: Dependence, since: number): boolean
}

/** In the place of a listing's id: nothing survives this change. */
export const everything = -1

/** More than happen while anything is kept. What was kept longer ago than anybody remembers counts as changed. */
const remembered = 16_384

/**
 * The last changes, in their order. A change is noted and no more: somebody presses a thumb all the time, and looking through
 * all that is kept would take longer than the press. Whoever takes something out asks what has happened to it since.
 */
export function createChanges(): Changes {
  let count = 0
  const ring = new Int32Array(remembered)

  return {
    count: () => count,
    add(listingId: number) {
      ring[count % remembered] = listingId
      count += 1
    },
    haveTouched({ listingIds, followsCounters }, since) {
      if (count === since) return false
      if (followsCounters || count - since > remembered) return true
      for (let at = since; at < count; at += 1) {
        const listingId = ring[at % remembered] ?? everything
        if (listingId === everything || listingIds.includes(listingId)) return true
      }
      return false
    },
  }
}
