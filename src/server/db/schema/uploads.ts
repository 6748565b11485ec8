import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/** A picture that somebody uploaded: who may use it, and since when it waits to be used. */
export const uploads = pgTable(
  'uploads',
  {
    /** The address it is served from, `/uploads/…`. */
    url: text().primaryKey(),
    /** Null once the account is gone; the file follows. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt,
  },
  (table) => [index('uploads_user').on(table.userId), index('uploads_oldest').on(table.createdAt)],
)
