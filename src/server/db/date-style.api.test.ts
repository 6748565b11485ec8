import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { silentLogger } from '#server/testing/db/silent-logger.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { openDatabase } from './client.ts'

const t = useTestApp()

test('dates are ISO, whatever the DateStyle of the database', async () => {
  const { rows } = await t.db.execute<{ name: string }>(sql`select current_database() as name`)
  const alter = (change: string) => t.db.execute(sql.raw(`alter database ${rows[0]?.name} ${change}`))
  await alter(`set datestyle = 'SQL, DMY'`)
  onTestFinished(async () => {
    await alter('reset datestyle')
  })
  const { connectionString } = t.db.$client.options
  const database = openDatabase({ connection: { connectionString }, poolSize: 1 }, { logger: silentLogger })
  onTestFinished(() => database.close())
  const { rows: days } = await database.db.execute(sql`select date '2027-02-01' as day`)
  expect(days).toEqual([{ day: '2027-02-01' }])
})
