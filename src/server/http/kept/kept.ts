import type { Changes, Dependence } from './changes.ts'

export interface Kept<Value> {
  find(key: string): Value | null
  /** Where the changes stand now: taken before a value is made, and handed in with it. */
  mark(): number
  /** Keeps a value, unless something that it depends on has changed since the mark: then it may show what was before. */
  keep(key: string, value: Value, dependence: Dependence, mark: number): void
  clear(): void
}

interface Options<Value> {
  clock: () => Date
  changes: Changes
  /** Nothing is kept for longer, as things stand. Changes end it sooner; this bounds what no change announces. */
  lifeMs: (now: number) => number
  /** How much is kept in all, as weighed. */
  most: number
  weigh: (key: string, value: Value) => number
}

interface Entry<Value> {
  value: Value
  dependence: Dependence
  since: number
  /** None of the changes before this one has touched it. */
  mark: number
}

/** Values kept in memory from one change to the next, so that they cost no SQL. */
export function createKept<Value>({ clock, changes, lifeMs, most, weigh }: Options<Value>): Kept<Value> {
  const entries = new Map<string, Entry<Value>>()
  let weight = 0

  const isFresh = ({ since }: Entry<Value>, now: number) => now >= since && now - since < lifeMs(now)

  const remove = (key: string, { value }: Entry<Value>) => {
    entries.delete(key)
    weight -= weigh(key, value)
  }

  // The oldest come first, so that the walk ends at the first one that may stay.
  const makeRoom = (now: number) => {
    for (const [key, entry] of entries) {
      if (isFresh(entry, now) && weight <= most) return
      remove(key, entry)
    }
  }

  return {
    find(key) {
      const entry = entries.get(key)
      if (entry === undefined || !isFresh(entry, clock().getTime())) return null
      if (changes.haveTouched(entry.dependence, entry.mark)) {
        remove(key, entry)
        return null
      }
      entry.mark = changes.count()
      return entry.value
    },
    mark: changes.count,
    keep(key, value, dependence, mark) {
      const since = clock().getTime()
      if (lifeMs(since) === 0 || changes.haveTouched(dependence, mark)) return
      const before = entries.get(key)
      if (before) remove(key, before)
      entries.set(key, { value, dependence, since, mark: changes.count() })
      weight += weigh(key, value)
      makeRoom(since)
    },
    clear() {
      entries.clear()
      weight = 0
    },
  }
}
