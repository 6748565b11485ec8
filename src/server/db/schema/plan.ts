import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { userId } from './references.ts'

/** A checked goal or milestone, by its stable id. */
export const planTicks = pgTable(
  'plan_ticks',
  {
    userId: userId(),
    itemId: text().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ name: 'plan_ticks_one_per_item', columns: [table.userId, table.itemId] })],
)
