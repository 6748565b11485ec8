import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { userId } from './references.ts'

/** One-time codes of an app. The secret is encrypted with a key that is not in the database. */
export const totpFactors = pgTable('totp_factors', {
  userId: userId().primaryKey(),
  sealedSecret: text().notNull(),
  /** Null until the first code proved that the app has the secret. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The time step of the last accepted code; that code and earlier ones are refused. */
  lastStep: bigint({ mode: 'number' }),
  createdAt,
})

/** Single-use codes for a lost app, stored as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: userId(), codeHash: text().notNull(), usedAt: timestamp({ withTimezone: true }), createdAt },
  (table) => [primaryKey({ name: 'recovery_codes_pkey', columns: [table.userId, table.codeHash] })],
)
