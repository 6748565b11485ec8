import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ListingRef } from '#shared/contract/listing-ref.ts'
import { createdAt } from './columns.ts'
import { userId } from './references.ts'

/** `linkId`, signed with the server's secret, is the token in a link, so a copy of these tables opens no link. */
const linkId = (name: string) => uuid().notNull().unique(name).defaultRandom()

/** The private calendar of a person. A renewed address is a new `link_id`. */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: userId().primaryKey(),
  linkId: linkId('calendar_addresses_link'),
  createdAt,
})

/** No foreign keys to listings: a shared list shows how many of its items are gone. */
export const sharedLists = pgTable(
  'shared_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    linkId: linkId('shared_lists_link'),
    name: text().notNull(),
    items: jsonb().$type<ListingRef[]>().notNull(),
    showsName: boolean().notNull().default(false),
    /** The last day on which the link works, in Pacific time. */
    expiresOn: date({ mode: 'string' }),
    createdAt,
  },
  (table) => [
    index('shared_lists_user').on(table.userId, table.id),
    check('shared_lists_has_items', sql`jsonb_array_length(${table.items}) between 1 and 100`),
  ],
)
