import { expect, onTestFinished, test, vi } from 'vitest'
import { type Database, openDatabase } from './client.ts'
import { aDataDir, anEmbeddedDatabase } from './testing/own-embedded.ts'
import { quietLogger as logger } from './testing/quiet-logger.ts'

vi.setConfig({ testTimeout: 60_000 })

async function aLine(database: Database) {
  const heard: string[] = []
  const line = database.listen('channel_test', {
    onMessage: (payload) => heard.push(payload),
    onGap: () => heard.push('a gap'),
  })
  onTestFinished(() => line.end())
  await expect.poll(() => line.holds()).toBe(true)
  return { line, heard }
}

test('what a command announces that works through the process is heard before the command goes on', async () => {
  const dataDir = aDataDir()
  const { heard } = await aLine(await anEmbeddedDatabase({ dataDir }))
  const command = await openDatabase({ kind: 'embedded', dataDir, attach: true }, { logger })
  onTestFinished(() => command.close())
  for (let n = 0; n < 20; n += 1) {
    await command.sql.begin((sql) => [
      sql`select pg_notify('channel_test', ${`number ${n}`}), pg_notify('another', 'of no interest')`,
    ])
    expect(heard.at(-1)).toBe(`number ${n}`)
  }
})

test('when the engine falls the listener knows of the gap, and goes on hearing', async () => {
  const database = await anEmbeddedDatabase({ statementTimeoutMs: 500 })
  const { line, heard } = await aLine(database)
  const before = heard.length
  const endless = database.sql`select count(*) from generate_series(1, 100000000000)`
  await expect(endless).rejects.toThrow('ran for more than')
  expect(heard.slice(before)).toEqual(['a gap'])
  expect(await line.holds()).toBe(true)
  await database.sql.notify('channel_test', 'after')
  expect(heard.at(-1)).toBe('after')
})
