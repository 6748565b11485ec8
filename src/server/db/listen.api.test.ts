import { expect, inject, onTestFinished, test } from 'vitest'
import { startProxy } from '#server/testing/db/proxy.ts'
import { silentLogger as logger } from '#server/testing/db/silent-logger.ts'
import { openDatabase } from './client.ts'

async function aConnection() {
  const proxy = await startProxy(inject('postgres').url)
  const settings = { connectionString: proxy.url, application_name: 'listen_test' }
  const database = openDatabase({ connection: settings, poolSize: 1 }, { logger })
  const received: string[] = []
  const connection = database.listen('channel_test', {
    onMessage: (payload) => received.push(payload),
    onGap: () => received.push('gap'),
  })
  onTestFinished(async () => {
    await connection.end()
    await database.close()
  })
  await expect.poll(() => connection.isCurrent()).toBe(true)
  const notify = (text: string) => database.pool.query(`select pg_notify('channel_test', $1)`, [text])
  return { proxy, database, connection, received, notify }
}

test('a connection that is current has received everything committed before', async () => {
  const { connection, received, notify } = await aConnection()
  for (let n = 0; n < 20; n += 1) {
    await notify(`number ${n}`)
    expect(await connection.isCurrent()).toBe(true)
    expect(received.at(-1)).toBe(`number ${n}`)
  }
})

test('a lost connection is not current until it listens again, and reports the gap', async () => {
  const { proxy, connection, received, notify } = await aConnection()
  const before = received.length
  await proxy.down()
  expect(await connection.isCurrent()).toBe(false)
  await proxy.up()
  await expect.poll(() => connection.isCurrent()).toBe(true)
  expect(received.slice(before)).toContain('gap')
  await notify('after')
  await expect.poll(() => received.at(-1)).toBe('after')
})

test('a terminated backend that listens is replaced', async () => {
  const { database, connection, received, notify } = await aConnection()
  const before = received.length
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'listen_test' and pid <> pg_backend_pid()`,
  )
  await expect.poll(() => received.slice(before)).toContain('gap')
  await expect.poll(() => connection.isCurrent()).toBe(true)
  await notify('after')
  await expect.poll(() => received.at(-1)).toBe('after')
})
