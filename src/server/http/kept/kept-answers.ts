/** An answer as it goes out, byte for byte, to everybody who asks the same. */
export interface KeptAnswer {
  route: string
  etag: string
  /** Names and values in turn, as node writes them. */
  headers: string[]
  body: Buffer
}

/** Which changes an answer does not survive. */
export interface Dependence {
  listingIds: readonly number[]
  /** Views and thumbs of any listing may change which listings it holds, or in which order. */
  followsCounters: boolean
}

export interface KeptAnswers {
  find(key: string): KeptAnswer | null
  /** Where the changes stand now: taken before an answer is made, and handed in with it. */
  mark(): number
  /** Keeps an answer, unless something has changed since the mark: then it may show what was before. */
  keep(key: string, answer: KeptAnswer, dependence: Dependence, mark: number): void
  /** The counters of one listing have changed. */
  forget(listingId: number): void
  forgetAll(): void
}

interface Options {
  clock: () => Date
  /**
   * No answer is kept for longer. Changes end it sooner; this bounds what no change announces, which is the passing
   * of time (a badge, a deadline) and the work of another process whose announcement was lost.
   */
  lifeMs?: number
  mostBytes?: number
}

interface Entry {
  answer: KeptAnswer
  dependence: Dependence
  since: number
}

/** The hot lists, kept in memory from one change to the next, so that they cost no SQL. */
export function createKeptAnswers({
  clock,
  lifeMs = 800,
  mostBytes = 16 * 1024 * 1024,
}: Options): KeptAnswers {
  const entries = new Map<string, Entry>()
  let bytes = 0
  let changes = 0

  const isFresh = ({ since }: Entry, now: number) => now >= since && now - since < lifeMs

  const remove = (key: string, { answer }: Entry) => {
    entries.delete(key)
    bytes -= sizeOf(key, answer)
  }

  // The oldest come first, so that the walk ends at the first one that may stay.
  const makeRoom = (now: number) => {
    for (const [key, entry] of entries) {
      if (isFresh(entry, now) && bytes <= mostBytes) return
      remove(key, entry)
    }
  }

  return {
    find(key) {
      const entry = entries.get(key)
      return entry !== undefined && isFresh(entry, clock().getTime()) ? entry.answer : null
    },
    mark: () => changes,
    keep(key, answer, dependence, mark) {
      if (mark !== changes || lifeMs === 0) return
      const before = entries.get(key)
      if (before) remove(key, before)
      const since = clock().getTime()
      entries.set(key, { answer, dependence, since })
      bytes += sizeOf(key, answer)
      makeRoom(since)
    },
    forget(listingId) {
      changes += 1
      for (const [key, entry] of entries) {
        const { listingIds, followsCounters } = entry.dependence
        if (followsCounters || listingIds.includes(listingId)) remove(key, entry)
      }
    },
    forgetAll() {
      changes += 1
      entries.clear()
      bytes = 0
    },
  }
}

/** What an entry weighs beyond its body is a guess: headers, the ids, the map. */
const sizeOf = (key: string, { body }: KeptAnswer) => body.byteLength + 2 * key.length + 1_000
