import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ImportableKind } from '#shared/contract/imports.ts'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/** One import: its progress while it runs, and its result afterwards. */
export const importBatches = pgTable(
  'import_batches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<ImportableKind>().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    status: text().$type<'running' | 'done' | 'failed' | 'cancelled' | 'undone'>().notNull(),
    rowsTotal: integer(),
    rowsDone: integer().notNull().default(0),
    rowsSkipped: integer().notNull().default(0),
    /** The result; null while it runs. */
    message: text(),
    /** The time of the last progress. A running import without recent progress has lost its process. */
    touchedAt: timestamp({ withTimezone: true }),
    createdAt,
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('import_batches_newest').on(table.createdAt, table.id),
    check(
      'import_batches_status_known',
      sql`${table.status} in ('running', 'done', 'failed', 'cancelled', 'undone')`,
    ),
  ],
)
