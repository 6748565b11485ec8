/** How many ids share a row of a set. The database counts on it too (migration 9). */
export const idsInBlock = 8_192

export interface SetRow {
  block: number
  /** One bit for each id of the block, the lowest in front: eight in a byte, as PostgreSQL has them. */
  members: Uint8Array
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
    const members = blocks[block] ?? new Uint8Array(idsInBlock / idsInByte)
    members[byteOf(id)] = (members[byteOf(id)] ?? 0) | (firstBit >> (id % idsInByte))
    blocks[block] = members
  }
  return Object.entries(blocks).map(([block, members]) => rowOf(Number(block), members))
}

const idsInByte = 8
const firstBit = 0b1000_0000

const byteOf = (id: number): number => Math.floor((id % idsInBlock) / idsInByte)

const rowOf = (block: number, members: Uint8Array): SetRow => ({ block, members, size: bitsIn(members) })

const bitsIn = (members: Uint8Array): number => {
  let count = 0
  for (let byte of members) for (; byte > 0; byte &= byte - 1) count += 1
  return count
}

/** The ids of a set that another one does not have. */
export const without = (set: ListingSet, other: ListingSet): ListingSet => {
  const others = new Map(other.map(({ block, members }) => [block, members]))
  return set.map((row) => rowWithout(row, others.get(row.block))).filter(({ size }) => size > 0)
}

const rowWithout = (row: SetRow, others: Uint8Array | undefined): SetRow =>
  others
    ? rowOf(
        row.block,
        row.members.map((byte, at) => byte & ~(others[at] ?? 0)),
      )
    : row

export const sizeOf = (set: ListingSet): number => set.reduce((sum, { size }) => sum + size, 0)

/** The ids of a set, the highest first. */
export function* newestFirst(set: ListingSet): Generator<number> {
  for (const { block, members } of set.toReversed())
    for (let at = members.length - 1; at >= 0; at -= 1)
      // The lowest bit that is left is the highest id.
      for (let byte = members[at] ?? 0; byte > 0; byte &= byte - 1)
        yield block * idsInBlock + at * idsInByte + (Math.clz32(byte & -byte) - clearBits)
}

/** Of the bits of a whole number, so many stand before those of a byte. */
const clearBits = 24

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
