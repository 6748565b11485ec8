import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { builtOnce } from '#server/db/built-once.ts'
import type { Queryable } from '#server/db/client.ts'
import { preparedRows } from '#server/db/prepared-rows.ts'
import { rowReader } from '#server/db/row-reader.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listings, listingTexts } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { contributionsOf, contributorColumns } from '#server/users/contributions.repository.ts'
import type { StoredContributor } from '#server/users/contributor-presenter.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

export type ListingRow = Pick<typeof listings.$inferSelect, keyof typeof shownColumns>

/** A listing read whole: its row, the values of its kind, and who added it. */
export interface StoredListing {
  row: ListingRow
  values: Values
  contributor: StoredContributor | null
}

/** What only the index of lists needs stays in the database: reading it takes as long as all the rest. */
const {
  facets: _facets,
  sortTitle: _sortTitle,
  sortOrganization: _sortOrganization,
  cityKey: _cityKey,
  costRank: _costRank,
  latitude: _latitude,
  longitude: _longitude,
  ...shownColumns
} = getTableColumns(listings)

const queryOf = builtOnce((db, kind: Kind, size: number) => {
  const facts = factTables[kind]
  const ids = Array.from({ length: size }, (_, at) => sql.placeholder(`id${at}`))
  const query = db
    .select({
      row: shownColumns,
      description: listingTexts.description,
      facts,
      contributor: contributorColumns,
      contributions: contributionsOf(listings.userId),
    })
    .from(listings)
    .innerJoin(listingTexts, eq(listingTexts.listingId, listings.id))
    .innerJoin(facts as typeof factTables.tutoring, eq(facts.listingId, listings.id))
    .leftJoin(users, eq(users.id, listings.userId))
    .where(and(inArray(listings.id, ids), eq(listings.kind, kind)))
  return preparedRows(db, query, readerOf(kind))
})

/** Makes a listing of what the database tells of it. */
const readerOf = (kind: Kind) => {
  const factColumns: Record<string, PgColumn> = getTableColumns(factTables[kind])
  const descriptionAt = Object.keys(shownColumns).length
  const factsAt = descriptionAt + 1
  const contributorAt = factsAt + Object.keys(factColumns).length
  const contributionsAt = contributorAt + Object.keys(contributorColumns).length

  const readRow = rowReader(shownColumns, 0)
  const readFacts = rowReader(factColumns, factsAt)
  const readContributor = rowReader(contributorColumns, contributorAt)

  return (found: readonly unknown[]): StoredListing => {
    const row = readRow(found)
    const description = found[descriptionAt] as string | null
    const contributions = found[contributionsAt] as number
    // Whoever left has taken their row along, its key first of all.
    const contributor = found[contributorAt] === null ? null : readContributor(found)
    return {
      row,
      values: valuesOf(kind, row, description, readFacts(found) as Values),
      contributor: contributor && Object.assign(contributor, { contributions }),
    }
  }
}

/** The database keeps its plan for so many ids, which it does not for an array of them; so there are a few sizes. */
const sizes = [1, 5, 10, 25, 50, 100]

const readRows = (db: Queryable, kind: Kind, ids: number[]) => {
  const size = sizes.find((size) => size >= ids.length) ?? ids.length
  const filled: Record<string, number | undefined> = {}
  // The places that are left over name the last one again.
  for (let at = 0; at < size; at += 1) filled[`id${at}`] = ids[at] ?? ids.at(-1)
  return queryOf(db, kind, size).execute(filled)
}

/** The listings of one kind with these ids, in the order of the ids; missing ones are left out. */
export const findListings = async (db: Queryable, kind: Kind, ids: number[]): Promise<StoredListing[]> => {
  if (ids.length === 0) return []
  const found = await readRows(db, kind, ids)
  const byId = new Map(found.map((listing) => [listing.row.id, listing]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const findListing = async (db: Queryable, kind: Kind, id: number): Promise<StoredListing | null> =>
  (await findListings(db, kind, [id]))[0] ?? null

const valuesOf = (kind: Kind, row: ListingRow, description: string | null, facts: Values): Values => {
  const { fields, title, organization } = kindOf(kind)
  const shared: Values = {
    city: row.city,
    state: row.state,
    zipcode: row.zipcode,
    description,
    [title]: row.title,
  }
  if (organization !== null) shared[organization] = row.organization
  const values: Values = {}
  for (const name in fields) values[name] = shared[name] ?? facts[name] ?? null
  return values
}
