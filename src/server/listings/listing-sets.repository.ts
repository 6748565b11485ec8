import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listingSets, listingTotals } from '#server/db/schema/listings.ts'
import type { Filter, KindShape } from '#shared/listings/define-kind.ts'
import { facet, facetStart, isFaceted } from '#shared/listings/facets.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { ListingSet, SetRow } from '#shared/listings/listing-set.ts'
import { fold } from '#shared/listings/search.ts'
import { asksForSetsOnly, type Selection } from './listing-conditions.ts'

/** What each filter of a selection asks for: a listing must be in every one of these sets. */
export type AskedSets = readonly AskedSet[]

/** A query of the rows of a set: `block` and `members`. */
type AskedSet = SQL

/** The sets that the filters of a selection ask for, `without` leaving one out; null when they ask for days or a distance. */
export const filterSetsOf = (selection: Selection, without?: string): AskedSets | null => {
  if (!asksForSetsOnly(selection)) return null
  const { kind, query } = selection
  const definition = kindOf(kind)
  const given = definition.filters.filter(
    ({ param }) => param !== without && query.filters[param] !== undefined,
  )
  if (!given.every((filter) => isFaceted(filter) || filter.field === 'city')) return null
  return given.map((filter) => askedSet(definition, filter, query.filters[filter.param] ?? []))
}

/** How many listings are in all of these sets, and among how many. */
export const countInSets = async (db: Queryable, kind: Kind, sets: AskedSets) => {
  const {
    rows: [row],
  } = await db.execute<{ total: number; among: number }>(sql`
    select
      coalesce(sum(bit_count(members)), 0)::int as total,
      (select total from ${listingTotals} where kind = ${kind} and facet = '') as among
    from (${inAllOf(sets)}) as matching`)
  return { total: row?.total ?? 0, among: row?.among ?? 0 }
}

/** How many of the listings that are in all of these sets are in each set whose key begins like one of these. */
export const countBySet = async (
  db: Queryable,
  sets: AskedSets,
  starts: string[],
): Promise<{ facet: string; total: number }[]> => {
  const { rows } = await db.execute<{ facet: string; total: number }>(sql`
    with matching as materialized (${inAllOf(sets)})
    select key as facet, sum(bit_count(${listingSets.members} & matching.members))::int as total
    from ${listingSets} join matching using (block)
    where ${anyOf(starts.map(beginsWith))}
    group by key`)
  return rows
}

/** The listings that are in all of these sets. */
export const meetingOf = async (db: Queryable, sets: AskedSets): Promise<ListingSet> => {
  const { rows } = await db.execute<WrittenRow>(sql`
    select block, ${written(sql`members`)} as members, bit_count(members)::int as size
    from (${inAllOf(sets)}) as matching
    where members <> 0::bit(8192)
    order by block`)
  return rows.map(readRow)
}

/** A row of a set on its way, in which four bits are one sign. PostgreSQL itself would write a sign for each. */
export type WrittenRow = { block: number; members: string; size: number }

export const readRow = ({ block, members, size }: WrittenRow): SetRow => ({
  block,
  members: new Uint8Array(Buffer.from(members, 'hex')),
  size,
})

/** What is sent begins with how many bits there are. */
export const written = (members: SQL): SQL => sql`encode(substring(bit_send(${members}) from 5), 'hex')`

/** A set that is known already. */
export const givenSet = (set: ListingSet): AskedSet => sql`
  select * from unnest(
    string_to_array(${set.map(({ block }) => block).join()}, ',')::int[],
    string_to_array(${set.map(({ members }) => `x${Buffer.from(members).toString('hex')}`).join()}, ',')::bit(8192)[]
  ) as given (block, members)`

const askedSet = (kind: KindShape, filter: Filter, values: string[]): AskedSet => {
  if (filter.field === 'city')
    return unionOf(anyOf(values.map((value) => beginsWith(`city:${facetStart(kind)}${fold(value)}`))))
  const keys = [...new Set(values.map((value) => facet(kind, filter, value)))]
  const listed = keys.map((key) => sql`${key}`)
  const isOneOf = sql`key in (${sql.join(listed, sql`, `)})`
  return keys.length > 1 ? unionOf(isOneOf) : sql`select block, members from ${listingSets} where ${isOneOf}`
}

const unionOf = (asks: SQL): AskedSet =>
  sql`select block, bit_or(members) as members from ${listingSets} where ${asks} group by block`

/** In the order of bytes, which is the order of keys, nothing that begins so comes after the last of all letters. */
const beginsWith = (start: string): SQL => sql`key >= ${start} and key < ${`${start}\u{10ffff}`}`

const anyOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`

const inAllOf = (sets: AskedSets): SQL => {
  const named = sets.map((set, at) => ({ set, name: sql.identifier(`set_${at}`) }))
  const members = named.map(({ name }) => sql`${name}.members`)
  const [first, ...others] = named.map(({ set, name }) => sql`(${set}) as ${name}`)
  const joined = [first, ...others.map((other) => sql`join ${other} using (block)`)]
  return sql`select block, ${sql.join(members, sql` & `)} as members from ${sql.join(joined, sql` `)}`
}
