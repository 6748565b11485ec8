import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { DigestChoice, SearchedType, SearchParameters } from '#shared/contract/saved-searches.ts'
import { createdAt } from './columns.ts'
import { userId } from './references.ts'

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    name: text().notNull(),
    /** A kind of listing, or 'all'. */
    listingType: text().$type<SearchedType>().notNull(),
    query: jsonb().$type<SearchParameters>().notNull(),
    digest: text().$type<DigestChoice>().notNull().default('none'),
    /** Listings approved after this are new. */
    visitedAt: timestamp({ withTimezone: true }).notNull(),
    /** Listings approved after this are in the next digest. */
    digestedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt,
  },
  (table) => [
    index('saved_searches_user').on(table.userId, table.id),
    index('saved_searches_digest').on(table.userId, table.digestedAt).where(sql`${table.digest} <> 'none'`),
    check('saved_searches_digest_known', sql`${table.digest} in ('none', 'daily', 'weekly')`),
  ],
)
