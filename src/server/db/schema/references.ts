import { integer, uuid } from 'drizzle-orm/pg-core'
import { listings } from './listings.ts'
import { users } from './users.ts'

/** The row is deleted with the account. */
export const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The row is deleted with the listing. */
export const listingId = () =>
  integer()
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' })
