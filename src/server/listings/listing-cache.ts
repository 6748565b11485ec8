import { LRUCache } from 'lru-cache'
import type { Database } from '#server/db/client.ts'

type Value = NonNullable<unknown>

export type ListingCache = ReturnType<typeof createListingCache>

const maxBytes = 8 * 1024 * 1024
/** Bounds staleness from changes without a write: a deadline that passes at midnight, a badge that expires. */
const ttlMs = 10_000
const enabledMs = 1_000

/** Caches serialized lists, counts and pages. Caches nothing until it is enabled. */
export function createListingCache() {
  const entries = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => JSON.stringify(value).length + key.length,
    ttl: ttlMs,
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // A load that began before a write may return stale rows: its callers get them, but they are not stored.
    ignoreFetchAbort: true,
  })
  let enabledUntil = 0
  let requests = 0
  let misses = 0

  return {
    /** The cached value, or a loaded one; concurrent callers share one load. Every value of a key has the same type. */
    get<T extends Value>(key: string, load: () => Promise<T>): Promise<T> {
      const countedLoad = () => {
        misses += 1
        return load()
      }
      requests += 1
      return performance.now() < enabledUntil
        ? (entries.forceFetch(key, { context: countedLoad }) as Promise<T>)
        : countedLoad()
    },
    /** Call after every write, whether it succeeded or not. */
    clear: () => entries.clear(),
    /** Clears the cache and stops caching until changes of other processes are received again. */
    disable() {
      enabledUntil = 0
      entries.clear()
    },
    /** Allows caching for another second. */
    enable() {
      enabledUntil = performance.now() + enabledMs
    },
    /** Since the start. */
    stats: () => ({ hits: requests - misses, misses }),
  }
}

const heartbeatMs = 250

/**
 * Clears the cache when another process changes a listing. A heartbeat checks the connection, because a lost connection
 * delivers no notifications; without a response the cache is disabled.
 */
export function listenForChanges(database: Pick<Database, 'listen'>, cache: ListingCache) {
  const connection = database.listen('listing_changes', { onMessage: cache.clear, onGap: cache.disable })
  let isChecking = false
  const timer = setInterval(async () => {
    if (isChecking) return
    isChecking = true
    if (await connection.isCurrent()) cache.enable()
    isChecking = false
  }, heartbeatMs).unref()

  return {
    async end() {
      clearInterval(timer)
      cache.disable()
      await connection.end()
    },
  }
}
