import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listingSearch, listings, listingTexts, searchWords } from '#server/db/schema/listings.ts'
import { placeOfZip } from '#server/geo/zip-places.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { type ListingIndex, listingIndex } from '#shared/listings/listing-index.ts'
import { changeListing } from './listing-changes.repository.ts'

/** Updates a listing's values and everything derived from them. */
export const updateListing = async (
  db: Queryable,
  kind: Kind,
  id: number,
  values: Values,
  now: Date,
): Promise<void> => {
  const index = listingIndex(kindOf(kind), values)
  const row = { ...rowOf(kind, values, index), version: sql`${listings.version} + 1` }
  await changeListing(db, id, row, now)
  const description = textOf(values.description)
  await db.update(listingTexts).set({ description }).where(eq(listingTexts.listingId, id))
  await db.update(listingSearch).set(searchOf(index)).where(eq(listingSearch.listingId, id))
  const facts = factTables[kind] as typeof factTables.tutoring
  await db.update(facts).set(factsOf(kind, values)).where(eq(facts.listingId, id))
  await storeSearchWords(db, index.searchWords)
}

export const rowOf = (kind: Kind, values: Values, index: ListingIndex) => {
  const { title, organization } = kindOf(kind)
  const { facets: _facets, searchVector: _vector, searchWords: _words, ...columns } = index
  return {
    title: String(values[title]),
    organization: organization === null ? null : textOf(values[organization]),
    city: textOf(values.city),
    state: textOf(values.state),
    zipcode: textOf(values.zipcode),
    ...placeOf(values),
    ...columns,
  }
}

export const searchOf = ({ facets, searchVector }: ListingIndex) => ({ facets, words: searchVector })

/** A listing's own coordinates, else the centroid of its ZIP code. */
const placeOf = ({
  latitude,
  longitude,
  zipcode,
}: Values): { latitude: number | null; longitude: number | null } => {
  if (typeof latitude === 'number' && typeof longitude === 'number') return { latitude, longitude }
  const place = typeof zipcode === 'string' ? placeOfZip(zipcode) : null
  return place ?? { latitude: null, longitude: null }
}

/** The values with a column in the facts table; the others are in the shared tables. */
export const factsOf = (kind: Kind, values: Values): Values => {
  const { title, organization } = kindOf(kind)
  const shared = new Set([title, organization, 'city', 'state', 'zipcode', 'description'])
  return Object.fromEntries(Object.entries(values).filter(([name]) => !shared.has(name)))
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Sorted, so that two writers cannot deadlock. */
export const storeSearchWords = async (db: Queryable, words: string[]): Promise<void> => {
  if (words.length === 0) return
  await db.execute(sql`
    insert into ${searchWords} (word)
    select distinct word from unnest(${sql.param([...words].sort())}::text[]) as word order by word
    on conflict do nothing`)
}
