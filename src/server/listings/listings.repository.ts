import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
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

const readRows = async (db: Queryable, kind: Kind, ids: number[]): Promise<StoredListing[]> => {
  const facts = factTables[kind]
  const found = await db
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
  return found.map(({ row, description, facts, contributor, contributions }) => ({
    row,
    values: valuesOf(kind, row, description, facts),
    contributor: contributor && { ...contributor, contributions },
  }))
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
