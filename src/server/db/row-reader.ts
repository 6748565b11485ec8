import type { Column, GetColumnData } from 'drizzle-orm'

type Columns = Readonly<Record<string, Column>>
type Read<C extends Columns> = { -readonly [P in keyof C]: GetColumnData<C[P]> }

/**
 * Makes an object of the values that a row holds for these columns, from a place on. Drizzle makes the same of every row, but
 * it finds out for each value anew where it goes, which takes longer than all else that is done to read a listing.
 */
export const rowReader = <C extends Columns>(columns: C, from: number) => {
  const places = Object.entries(columns).map(([name, column], at) => ({ name, column, at: from + at }))
  return (row: readonly unknown[]): Read<C> => {
    const read: Record<string, unknown> = {}
    for (const { name, column, at } of places) {
      const value = row[at]
      read[name] = value === null ? null : column.mapFromDriverValue(value)
    }
    return read as Read<C>
  }
}
