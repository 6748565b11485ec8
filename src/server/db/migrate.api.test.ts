import { randomBytes } from 'node:crypto'
import { beforeAll, expect, inject, test } from 'vitest'
import { migrateJobs } from '#server/jobs/migrate-jobs.ts'
import { silentLogger as logger } from '#server/testing/db/silent-logger.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { urlOf } from '#server/testing/url-of.ts'
import { openDatabase } from './client.ts'
import { DatabaseTooNewError, migrate, refuseNewerDatabase } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})

const appliedIn = async ({ pool }: Pick<TestDatabase, 'pool'>) => {
  const { rows } = await pool.query('select created_at as "createdAt" from drizzle.__drizzle_migrations')
  return rows.map(({ createdAt }) => createdAt)
}

test('a database that is up to date is left alone', async () => {
  const before = await appliedIn(database)
  await migrate(database, { logger })
  expect(await appliedIn(database)).toEqual(before)
})

test('a database from a newer program is refused with a sentence, by commands too', async () => {
  await refuseNewerDatabase(database)
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 4102444800000)`,
  )
  try {
    const refused = migrate(database, { logger })
    await expect(refused).rejects.toThrow(DatabaseTooNewError)
    await expect(refused).rejects.toThrow(/newer than this program.*2100-01-01/s)
    await expect(refuseNewerDatabase(database)).rejects.toThrow(/newer than this program/)
  } finally {
    await database.pool.query(`delete from drizzle.__drizzle_migrations where hash = 'from the future'`)
  }
})

test('an account that owns the database and is no superuser migrates it, the job queue included', async () => {
  const { url } = inject('postgres')
  const name = `owner_test_${randomBytes(4).toString('hex')}`
  await database.pool.query(`create role ${name} login`)
  await database.pool.query(`create database ${name} owner ${name}`)
  const connectionString = urlOf(url, name).replace(/\/\/[^@]*@/, `//${name}@`)
  const owned = openDatabase({ connection: { connectionString }, poolSize: 1 }, { logger })
  try {
    await migrate(owned, { logger })
    await migrateJobs(owned.pool, logger)
    expect(await appliedIn(owned)).toEqual(await appliedIn(database))
    const { rows } = await owned.pool.query('select usesuper from pg_user where usename = current_user')
    expect(rows).toEqual([{ usesuper: false }])
  } finally {
    await owned.close()
    await database.pool.query(`drop database ${name} with (force)`)
    await database.pool.query(`drop role ${name}`)
  }
})

test('processes that start together on an empty database migrate it once', async () => {
  const { url } = inject('postgres')
  const name = `migrate_test_${randomBytes(4).toString('hex')}`
  await database.pool.query(`create database ${name}`)
  const connection = { connectionString: urlOf(url, name) }
  const databases = [1, 2, 3].map(() => openDatabase({ connection, poolSize: 1 }, { logger }))
  try {
    await Promise.all(databases.map((each) => migrate(each, { logger })))
    const applied = await appliedIn(databases[0] ?? database)
    expect(new Set(applied).size).toBe(applied.length)
    expect(applied).toEqual(await appliedIn(database))
  } finally {
    await Promise.all(databases.map((each) => each.close()))
    await database.pool.query(`drop database ${name} with (force)`)
  }
})
