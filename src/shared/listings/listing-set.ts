/** How many ids share a row of a set. The database counts on it too (migration 9). */
export const idsInBlock = 8_192

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
  const blocks: Uint8Array[] = []
  for (const id of ids) {
    const block = Math.floor(id / idsInBlock)
    blocks[block] ??= new Uint8Array(idsInBlock).fill(zero)
    blocks[block][id % idsInBlock] = one
  }
  return Object.entries(blocks).map(([block, signs]) => rowOf(Number(block), signs))
}

const zero = '0'.charCodeAt(0)
const one = '1'.charCodeAt(0)
const signsIn = new TextEncoder()
const textOf = new TextDecoder()

/** Signs are turned as bytes, and bytes into text at one go: to put a text together piece by piece takes several times as long. */
const rowOf = (block: number, signs: Uint8Array): SetRow => {
  let size = 0
  for (let at = 0; at < signs.length; at += 1) if (signs[at] === one) size += 1
  return { block, members: textOf.decode(signs), size }
}

/** The ids of a set that another one does not have. */
export const without = (set: ListingSet, other: ListingSet): ListingSet => {
  const others = new Map(other.map(({ block, members }) => [block, members]))
  return set.map((row) => rowWithout(row, others.get(row.block) ?? '')).filter(({ size }) => size > 0)
}

const rowWithout = (row: SetRow, others: string): SetRow => {
  if (!others.includes('1')) return row
  const signs = signsIn.encode(row.members)
  for (let at = others.indexOf('1'); at >= 0; at = others.indexOf('1', at + 1)) signs[at] = zero
  return rowOf(row.block, signs)
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
