import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { urlOf } from '#server/testing/url-of.ts'
import { openDatabase } from './client.ts'
import { migrate } from './migrate.ts'
import { quietLogger as logger } from './testing/quiet-logger.ts'

test('two processes that start at once on an empty database migrate it once', async () => {
  const { url } = inject('postgres')
  const name = `migrate_test_${randomBytes(4).toString('hex')}`
  const server = await openDatabase({ kind: 'server', url, poolSize: 1 }, { logger })
  await server.sql.unsafe(`create database ${name}`)
  const open = () => openDatabase({ kind: 'server', url: urlOf(url, name), poolSize: 1 }, { logger })
  const databases = await Promise.all([open(), open(), open()])

  await Promise.all(databases.map((database) => migrate(database, { logger })))
  const check = await open()
  const applied = await check.sql`select created_at from drizzle.__drizzle_migrations`
  expect(new Set(applied.map((each) => each.created_at)).size).toBe(applied.length)
  expect(applied.length).toBeGreaterThan(0)

  await Promise.all([check, ...databases].map((database) => database.close()))
  await server.sql.unsafe(`drop database ${name} with (force)`)
  await server.close()
})
