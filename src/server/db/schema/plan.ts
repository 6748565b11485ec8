import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/** A checked goal or milestone, by its stable id. */
export const planTicks = pgTable(
  'plan_ticks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: text().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ name: 'plan_ticks_one_per_item', columns: [table.userId, table.itemId] })],
)
