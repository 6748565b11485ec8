import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listings, listingTexts } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { contributionsOf, contributorColumns } from '#server/users/contributions.repository.ts'
import type { StoredContributor } from '#server/users/contributor-presenter.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { notTrashed } from './not-trashed.ts'

export type ListingRow = Pick<typeof listings.$inferSelect, keyof typeof shownColumns>

/** A listing with the values of its kind and its contributor. */
export interface StoredListing {
  row: ListingRow
  values: Values
  contributor: StoredContributor | null
}

const {
  sortTitle: _sortTitle,
  sortOrganization: _sortOrganization,
  cityKey: _cityKey,
  costRank: _costRank,
  startsOn: _startsOn,
  endsOn: _endsOn,
  isRemote: _isRemote,
  askedAt: _askedAt,
  ...shownColumns
} = getTableColumns(listings)

const selectListings = (db: Queryable, kind: Kind) => {
  const facts = factTables[kind] as typeof factTables.tutoring
  return db
    .select({
      row: shownColumns,
      description: listingTexts.description,
      facts,
      contributor: contributorColumns,
      contributions: contributionsOf(listings.userId),
    })
    .from(listings)
    .innerJoin(listingTexts, eq(listingTexts.listingId, listings.id))
    .innerJoin(facts, eq(facts.listingId, listings.id))
    .leftJoin(users, eq(users.id, listings.userId))
}

type Found = Awaited<ReturnType<typeof selectListings>>[number]

/**
 * A prepared statement is planned once per connection: planning this join takes longer than reading a page of it. The
 * subquery hides the number of ids; otherwise PostgreSQL would prefer a custom plan for each execution.
 */
const prepareListings = (db: Queryable, kind: Kind, withTrash: boolean) => {
  const hasId = sql`${listings.id} = any((select ${sql.placeholder('ids')}::int[])::int[])`
  return selectListings(db, kind)
    .where(and(hasId, eq(listings.kind, kind), withTrash ? undefined : notTrashed))
    .prepare(`${kind}${withTrash ? '_with_trash' : ''}_listings`)
}

/** Building the statement takes a sixth of the time of a list request, so each pool builds it once. */
const prepared = new WeakMap<Queryable, Map<string, ReturnType<typeof prepareListings>>>()

const preparedListings = (db: Queryable, kind: Kind, withTrash: boolean) => {
  const statements: NonNullable<ReturnType<typeof prepared.get>> = prepared.get(db) ?? new Map()
  prepared.set(db, statements)
  const key = `${kind} ${withTrash}`
  const statement = statements.get(key) ?? prepareListings(db, kind, withTrash)
  statements.set(key, statement)
  return statement
}

/** Listings of one kind in the order of the ids; omits missing ones and, by default, trashed ones. */
export const findListings = async (
  db: Queryable,
  kind: Kind,
  ids: number[],
  { withTrash = false } = {},
): Promise<StoredListing[]> => {
  if (ids.length === 0) return []
  const found = await preparedListings(db, kind, withTrash).execute({ ids })
  const byId = new Map(found.map((listing) => [listing.row.id, listing]))
  return ids.flatMap((id) => {
    const listing = byId.get(id)
    return listing ? [storedListing(kind, listing)] : []
  })
}

export const findListing = async (db: Queryable, kind: Kind, id: number): Promise<StoredListing | null> =>
  (await findListings(db, kind, [id]))[0] ?? null

/** Listings of several kinds, by id. */
export const findListingsById = async (
  db: Queryable,
  refs: readonly { kind: Kind; id: number }[],
): Promise<Map<number, StoredListing>> => {
  const idsOf = (kind: Kind) => refs.filter((ref) => ref.kind === kind).map(({ id }) => id)
  const found = await Promise.all(kindNames.map((kind) => findListings(db, kind, idsOf(kind))))
  return new Map(found.flat().map((listing) => [listing.row.id, listing]))
}

const storedListing = (
  kind: Kind,
  { row, description, facts, contributor, contributions }: Found,
): StoredListing => ({
  row,
  values: valuesOf(kind, row, description, facts),
  contributor: contributor && { ...contributor, contributions },
})

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
