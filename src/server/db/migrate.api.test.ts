import { beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { DatabaseTooNewError, migrate } from './migrate.ts'
import { quietLogger as logger } from './testing/quiet-logger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})

const applied = async () => (await database.sql`select created_at from drizzle.__drizzle_migrations`).length

test('a database that is up to date is left alone', async () => {
  const before = await applied()
  await migrate(database, { logger })
  expect(await applied()).toBe(before)
})

test('a database from a newer program is refused, in words that say so', async () => {
  await database.sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 4102444800000)`
  try {
    const refused = migrate(database, { logger })
    await expect(refused).rejects.toThrow(DatabaseTooNewError)
    await expect(refused).rejects.toThrow(/newer than this program.*2100-01-01/s)
  } finally {
    await database.sql`delete from drizzle.__drizzle_migrations where hash = 'from the future'`
  }
})
