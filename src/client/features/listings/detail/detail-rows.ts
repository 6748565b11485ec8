import { formatFieldValue } from '#client/api/format-field-value.ts'
import { listingValues } from '#client/api/listing-values.ts'
import { type AnyListing, kindOfListing } from '../listing-values.ts'
import type { DetailRow } from '../looks/look.ts'
import { lookOf } from '../looks/looks.ts'

/** A row with its text. */
export interface StatedRow {
  row: DetailRow
  text: string
}

interface DetailRows {
  about: StatedRow[]
  details: { title: string; rows: StatedRow[] }[]
  provider: StatedRow[]
  /** Labels of the rows that the provider did not state. */
  notStated: string[]
}

/** The detail rows of a listing, in order. Omits groups without a stated row. */
export function detailRowsOf(listing: AnyListing, today: string): DetailRows {
  const notStated: string[] = []
  const stated = (rows: readonly DetailRow[]) =>
    rows.flatMap((row) => {
      if (row.isNeeded && !row.isNeeded(listingValues(listing), today)) return []
      const text = textOf(listing, row, today)
      if (text) return [{ row, text }]
      notStated.push(row.missingLabel ?? row.label)
      return []
    })
  const look = lookOf(kindOfListing(listing))
  const about = stated(look.about)
  const details = look.details
    .map(({ title, rows }) => ({ title, rows: stated(rows) }))
    .filter(({ rows }) => rows.length > 0)
  return { about, details, provider: stated(look.provider), notStated }
}

function textOf(listing: AnyListing, { fields, show }: DetailRow, today: string): string | null {
  const values = listingValues(listing)
  if (show) return show(values, today)
  const kind = kindOfListing(listing)
  const texts = fields.map((field) => formatFieldValue(kind, field, values[field]))
  return texts.filter(Boolean).join(' · ') || null
}
