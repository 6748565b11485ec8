/** How many ids share a row of a set. The database counts on it too (migration 9). */
export const idsInBlock = 8_192

/** As many bits as a whole number has, by which sets are put together. */
const idsInPart = 32

/** A row of a set: one bit for each id of a block, the lowest first, as PostgreSQL writes them. */
export interface SetRow {
  block: number
  members: string
  /** How many of the bits are set. */
  size: number
}

/** Which listings belong together, the lowest blocks first. A block without any has no row. */
export type ListingSet = readonly SetRow[]

/** The set of these ids, in whatever order they come. */
export const setOfIds = (ids: readonly number[]): ListingSet => {
  const blocks = new Map<number, Int32Array>()
  for (const id of ids) {
    const block = Math.floor(id / idsInBlock)
    const parts = blocks.get(block) ?? new Int32Array(idsInBlock / idsInPart)
    const at = Math.floor((id % idsInBlock) / idsInPart)
    parts[at] = (parts[at] ?? 0) | (1 << (idsInPart - 1 - (id % idsInPart)))
    blocks.set(block, parts)
  }
  return [...blocks].sort(([a], [b]) => a - b).map(([block, parts]) => rowOf(block, [...parts].map(textOf)))
}

const none = '0'.repeat(idsInPart)

/** The bit of the lowest id stands in front. */
const textOf = (bits: number): string =>
  bits === 0 ? none : (bits >>> 0).toString(2).padStart(idsInPart, '0')

const rowOf = (block: number, texts: string[]): SetRow => ({
  block,
  members: texts.join(''),
  size: texts.reduce((sum, text) => (text === none ? sum : sum + text.split('1').length - 1), 0),
})

/** The ids of a set that another one does not have. */
export const without = (set: ListingSet, other: ListingSet): ListingSet => {
  const others = new Map(other.map(({ block, members }) => [block, members]))
  return set
    .map((row) => (others.has(row.block) ? rowWithout(row, others.get(row.block) ?? '') : row))
    .filter(({ size }) => size > 0)
}

const rowWithout = ({ block, members }: SetRow, others: string): SetRow => {
  const texts: string[] = []
  for (let at = 0; at < members.length; at += idsInPart) {
    const own = members.slice(at, at + idsInPart)
    const left = others.slice(at, at + idsInPart)
    texts.push(left === none ? own : textOf(Number.parseInt(own, 2) & ~Number.parseInt(left, 2)))
  }
  return rowOf(block, texts)
}

export const sizeOf = (set: ListingSet): number => set.reduce((sum, { size }) => sum + size, 0)

/** The ids of a set, the highest first. */
export function* newestFirst(set: ListingSet): Generator<number> {
  for (const { block, members } of set.toReversed())
    for (let at = members.lastIndexOf('1'); at >= 0; at = at === 0 ? -1 : members.lastIndexOf('1', at - 1))
      yield block * idsInBlock + at
}

/** So many of some ids, after so many. */
export const pageOf = (ids: Iterable<number>, limit: number, offset: number): number[] => {
  const page: number[] = []
  let passed = 0
  for (const id of ids) {
    if (page.length === limit) break
    if (passed >= offset) page.push(id)
    passed += 1
  }
  return page
}
