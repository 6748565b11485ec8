import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

export const uploads = pgTable(
  'uploads',
  {
    url: text().primaryKey(),
    /** Null after the account was deleted; the sweep removes the file. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt,
  },
  (table) => [index('uploads_user').on(table.userId), index('uploads_oldest').on(table.createdAt)],
)
