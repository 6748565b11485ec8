/** How many ids share a row of a set. The database counts on it too (migration 9). */
export const idsInBlock = 8_192

/** Of a set that is being put together: as many as a whole number has bits. */
export const idsInPart = 32

/** A row of a set: one bit for each id of a block, the lowest first, as PostgreSQL writes them. */
export interface SetRow {
  block: number
  members: string
  /** How many of the bits are set. */
  size: number
}

/** Which listings belong together, the lowest blocks first. A block without any has no row. */
export type ListingSet = readonly SetRow[]

/** Puts together the parts of a set, each a number with the bit of its lowest id in front. */
export const setOfParts = (parts: readonly number[], bits: readonly number[]): ListingSet => {
  const partsInBlock = idsInBlock / idsInPart
  const blocks = new Map<number, string[]>()
  for (const [at, part] of parts.entries()) {
    const block = Math.floor(part / partsInBlock)
    const texts = blocks.get(block) ?? new Array<string>(partsInBlock).fill(none)
    texts[part % partsInBlock] = textOf(bits[at] ?? 0)
    blocks.set(block, texts)
  }
  return [...blocks]
    .sort(([a], [b]) => a - b)
    .map(([block, texts]) => ({ block, members: texts.join(''), size: onesIn(texts) }))
}

const none = '0'.repeat(idsInPart)

const textOf = (bits: number): string => (bits >>> 0).toString(2).padStart(idsInPart, '0')

const onesIn = (texts: string[]): number =>
  texts.reduce((sum, text) => (text === none ? sum : sum + text.split('1').length - 1), 0)

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
  return { block, members: texts.join(''), size: onesIn(texts) }
}

export const sizeOf = (set: ListingSet): number => set.reduce((sum, { size }) => sum + size, 0)

/** The ids of a set, the highest first, and none that another set has as well. */
export function* newestFirst(set: ListingSet, other: ListingSet = []): Generator<number> {
  const others = new Map(other.map(({ block, members }) => [block, members]))
  for (const { block, members } of set.toReversed()) {
    const left = others.get(block)
    for (let at = members.lastIndexOf('1'); at >= 0; at = at === 0 ? -1 : members.lastIndexOf('1', at - 1))
      if (left?.[at] !== '1') yield block * idsInBlock + at
  }
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
