import { useState } from 'react'

/**
 * The rows of a list; held rows keep their place, even if the new data has moved or removed them. They belong to a search, and
 * another one starts without them.
 */
export function useStableRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  isHeld: (key: string) => boolean,
  search = '',
): Row[] {
  const [shown, setShown] = useState<{ search: string; rows: readonly Row[] }>({ search, rows })
  const next = shown.search === search ? stableRows(shown.rows, rows, keyOf, isHeld) : [...rows]
  if (shown.search !== search || !isSame(next, shown.rows)) setShown({ search, rows: next })
  return next
}

/** Each held row comes after the nearest row that preceded it, with its old data, so that its height stays the same. */
export function stableRows<Row>(
  shown: readonly Row[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  isHeld: (key: string) => boolean,
): Row[] {
  const held = new Set(shown.map(keyOf).filter(isHeld))
  const result = rows.filter((row) => !held.has(keyOf(row)))
  for (const [index, row] of shown.entries()) {
    if (!held.has(keyOf(row))) continue
    const preceding = shown.slice(0, index).map(keyOf).reverse()
    const keys = result.map(keyOf)
    const anchor = preceding.find((key) => keys.includes(key))
    result.splice(anchor === undefined ? 0 : keys.indexOf(anchor) + 1, 0, row)
  }
  return result
}

const isSame = <Row>(left: readonly Row[], right: readonly Row[]) =>
  left.length === right.length && left.every((row, index) => row === right[index])
