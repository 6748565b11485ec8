import { describe, expect, test } from 'vitest'
import { idsInBlock, newestFirst, pageOf, setOfIds, sizeOf, without } from './listing-set.ts'

const row = (block: number, ...at: number[]) => ({
  block,
  members: Uint8Array.from({ length: idsInBlock / 8 }, (_, byte) =>
    [0, 1, 2, 3, 4, 5, 6, 7].reduce((bits, bit) => 2 * bits + Number(at.includes(8 * byte + bit)), 0),
  ),
  size: at.length,
})
const last = idsInBlock - 1
const set = [row(0, 0, 5, last), row(3, 0, 7)]

describe('a set of listings', () => {
  test('has the ids of its bits, the highest first', () => {
    expect([...newestFirst(set)]).toEqual([3 * idsInBlock + 7, 3 * idsInBlock, last, 5, 0])
    expect(sizeOf(set)).toBe(5)
    expect([...newestFirst([])]).toEqual([])
  })

  test('is put together from ids in any order', () => {
    expect(setOfIds([3 * idsInBlock + 7, last, 0, 5, 3 * idsInBlock])).toEqual(set)
    expect(setOfIds(Array.from({ length: 64 }, (_, id) => id))).toEqual([
      row(0, ...Array.from({ length: 64 }, (_, id) => id)),
    ])
    expect(setOfIds([])).toEqual([])
  })

  test('can be read without what another one has', () => {
    expect([...newestFirst(without(set, [row(0, 0, 5), row(1, 1), row(3, 7)]))]).toEqual([
      3 * idsInBlock,
      last,
    ])
    expect([...newestFirst(without(set, set))]).toEqual([])
  })

  test('loses what another one has, and the blocks of which nothing is left', () => {
    expect(without(set, [row(0, 0, 6, last), row(1, 1)])).toEqual([row(0, 5), row(3, 0, 7)])
    expect(without(set, [row(3, 0, 7, 9)])).toEqual([row(0, 0, 5, last)])
    expect(without(set, [])).toEqual(set)
  })
})

test('a page of ids may begin anywhere, and ends with them', () => {
  const ids = [9, 8, 7, 6]
  expect(pageOf(ids, 2, 0)).toEqual([9, 8])
  expect(pageOf(ids, 2, 3)).toEqual([6])
  expect(pageOf(ids, 2, 4)).toEqual([])
})
