import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/** A goal or milestone of the guide that a person has ticked, by the item's stable id. */
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
