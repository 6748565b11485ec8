import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../client.ts'
import { aDataDir, anEmbeddedDatabase } from '../testing/own-embedded.ts'
import { quietLogger as logger } from '../testing/quiet-logger.ts'
import { spawnEmbedded } from '../testing/spawn-embedded.ts'

vi.setConfig({ testTimeout: 60_000 })

test('two processes that start in the same instant: one has the folder, the other names it and goes', async () => {
  const dataDir = aDataDir()
  const both = [spawnEmbedded(dataDir, 'stay'), spawnEmbedded(dataDir, 'stay')]
  const said = await Promise.all(both.map((each) => each.spoken()))
  const winner = both.find(({ pid }) => said.includes(`open ${pid}`))
  expect(said.filter((line) => line.startsWith('open '))).toHaveLength(1)
  expect(said.find((line) => line.startsWith('refused'))).toContain(`process ${winner?.pid} on `)
  expect(await both.find((each) => each !== winner)?.ended).toBe(1)
})

test('after it is closed nothing keeps the process alive, and the folder is free', async () => {
  const dataDir = aDataDir()
  const child = spawnEmbedded(dataDir, 'close')
  expect(await child.ended).toBe(0)
  expect(readdirSync(join(dataDir, 'database'))).toEqual(['cluster'])
})

test('what a killed first start left half made is thrown away and made again', async () => {
  const dataDir = aDataDir()
  const half = join(dataDir, 'database', 'cluster.new-0123')
  mkdirSync(join(half, 'base'), { recursive: true })
  writeFileSync(join(half, 'PG_VERSION'), '18\n')
  const database = await anEmbeddedDatabase({ dataDir })
  await database.ping()
  expect(existsSync(half)).toBe(false)
})

test('a start that is killed while it makes the database does not hinder the next', async () => {
  const dataDir = aDataDir()
  const child = spawnEmbedded(dataDir, 'stay')
  await expect.poll(() => existsSync(join(dataDir, 'database')), { timeout: 20_000, interval: 2 }).toBe(true)
  await child.kill()
  const database = await anEmbeddedDatabase({ dataDir })
  await database.ping()
})

test('a folder with something else in it is left alone, in words that say so', async () => {
  const dataDir = aDataDir()
  const cluster = join(dataDir, 'database', 'cluster')
  mkdirSync(cluster, { recursive: true })
  writeFileSync(join(cluster, 'diary.txt'), 'dear diary')
  await expect(openDatabase({ kind: 'embedded', dataDir }, { logger })).rejects.toThrow('something else')
  expect(existsSync(join(cluster, 'diary.txt'))).toBe(true)
})

test('files that cannot be opened as a database are named in the refusal', async () => {
  const dataDir = aDataDir()
  const cluster = join(dataDir, 'database', 'cluster')
  mkdirSync(join(cluster, 'global'), { recursive: true })
  writeFileSync(join(cluster, 'PG_VERSION'), '9.6\n')
  await expect(openDatabase({ kind: 'embedded', dataDir }, { logger })).rejects.toThrow(cluster)
})

test('nobody else on the machine can look in, and a second opening is refused even in the same process', async () => {
  const dataDir = aDataDir()
  await anEmbeddedDatabase({ dataDir })
  expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700)
  await expect(openDatabase({ kind: 'embedded', dataDir }, { logger })).rejects.toThrow(
    `${dataDir} is in use by process ${process.pid}`,
  )
})

test.each([
  ['short', 'short'],
  ['long', `long-${'x'.repeat(120)}`],
])('a command works through the process that holds the folder, at a %s path', async (_length, name) => {
  const dataDir = join(aDataDir(), name)
  // The first one finds nobody who holds the folder.
  const database = await anEmbeddedDatabase({ dataDir, attach: true })
  const attached = await openDatabase({ kind: 'embedded', dataDir, attach: true }, { logger })
  await attached.sql`create table shared (n int)`
  await attached.sql.begin((sql) => [sql`insert into shared values (1)`])
  await attached.close()
  expect([...(await database.sql`select n from shared`)]).toEqual([{ n: 1 }])
})
