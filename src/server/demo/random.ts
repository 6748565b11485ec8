export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  shuffled<T>(items: readonly T[]): T[]
}

/** A seeded generator (mulberry32): the same seed gives the same numbers on every machine. */
export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hashOf(seed)

  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  function whole(min: number, max: number) {
    return min + Math.floor(next() * (max - min + 1))
  }
  function pick<T>(choices: readonly T[]) {
    if (choices.length === 0) throw new RangeError('There is nothing to pick from.')
    return choices[whole(0, choices.length - 1)] as T
  }
  function shuffled<T>(items: readonly T[]) {
    return items
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  }

  return { next, whole, pick, shuffled, chance: (probability) => next() < probability }
}

/** FNV-1a. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
