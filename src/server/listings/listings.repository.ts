import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { builtOnce } from '#server/db/built-once.ts'
import type { Queryable } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listings, listingTexts } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { contributionsOf } from '#server/users/contributions.repository.ts'
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
  return db
    .select({
      row: shownColumns,
      description: listingTexts.description,
      facts,
      // Drizzle takes the whole person for absent when the first column is null, so that one must be the key.
      contributor: {
        id: users.id,
        nickname: users.nickname,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        profileImageUrl: users.profileImageUrl,
        createdAt: users.createdAt,
      },
      contributions: contributionsOf(listings.userId),
    })
    .from(listings)
    .innerJoin(listingTexts, eq(listingTexts.listingId, listings.id))
    .innerJoin(facts as typeof factTables.tutoring, eq(facts.listingId, listings.id))
    .leftJoin(users, eq(users.id, listings.userId))
    .where(and(inArray(listings.id, ids), eq(listings.kind, kind)))
    .prepare(`listings_${kind}_${size}`)
})

/** The database keeps its plan for so many ids, which it does not for an array of them; so there are a few sizes. */
const sizes = [1, 5, 10, 25, 50, 100]

const readRows = (db: Queryable, kind: Kind, ids: number[]) => {
  const size = sizes.find((size) => size >= ids.length) ?? ids.length
  // The places that are left over name the last one again.
  const filled = Array.from({ length: size }, (_, at) => [`id${at}`, ids[at] ?? ids.at(-1)])
  return queryOf(db, kind, size).execute(Object.fromEntries(filled))
}

/** The listings of one kind with these ids, in the order of the ids; missing ones are left out. */
export const findListings = async (db: Queryable, kind: Kind, ids: number[]): Promise<StoredListing[]> => {
  if (ids.length === 0) return []
  const rows = await readRows(db, kind, ids)
  const byId = new Map(
    rows.map(({ row, description, facts, contributor, contributions }) => [
      row.id,
      {
        row,
        values: valuesOf(kind, row, description, facts as Values),
        contributor: contributor && { ...contributor, contributions },
      } satisfies StoredListing,
    ]),
  )
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
    ...(organization === null ? {} : { [organization]: row.organization }),
  }
  return Object.fromEntries(Object.keys(fields).map((name) => [name, shared[name] ?? facts[name] ?? null]))
}
