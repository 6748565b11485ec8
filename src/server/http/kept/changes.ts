/** Which changes something that is kept does not survive. */
export interface Dependence {
  listingIds: readonly number[]
  /** Views and thumbs of any listing may change which listings it holds, or in which order. */
  followsCounters: boolean
}

/** In the place of a listing's id: nothing survives this change. */
export const everything = -1

const remembered = 4_096

/**
 * The last changes, in their order. Somebody presses a thumb all the time, so a value that takes long to make would never
 * be kept if any change at all spoiled it: only those do that touch what it shows.
 */
export function createChanges() {
  let count = 0
  const ring = new Int32Array(remembered)

  return {
    count: () => count,
    add(listingId: number) {
      ring[count % remembered] = listingId
      count += 1
    },
    /** Whether one of the changes since there were so many has touched it, or nobody remembers. */
    haveTouched(dependence: Dependence, since: number): boolean {
      if (count - since > remembered) return true
      for (let at = since; at < count; at += 1)
        if (isTouched(dependence, ring[at % remembered] ?? everything)) return true
      return false
    },
  }
}

export const isTouched = ({ listingIds, followsCounters }: Dependence, listingId: number) =>
  listingId === everything || followsCounters || listingIds.includes(listingId)
