import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { silentLogger } from '#server/testing/db/silent-logger.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { openDatabase } from './client.ts'

const t = useTestApp()

function open(connectionString: string) {
  const database = openDatabase({ connection: { connectionString }, poolSize: 1 }, { logger: silentLogger })
  onTestFinished(() => database.close())
  return database
}

test('dates are ISO, whatever the DateStyle of the database and the options of DATABASE_URL', async () => {
  const { rows } = await t.db.execute<{ name: string }>(sql`select current_database() as name`)
  const alter = (change: string) => t.db.execute(sql.raw(`alter database ${rows[0]?.name} ${change}`))
  await alter(`set datestyle = 'SQL, DMY'`)
  onTestFinished(async () => {
    await alter('reset datestyle')
  })
  const url = new URL(t.db.$client.options.connectionString ?? '')
  for (const options of ['', '-c work_mem=5MB', '-c datestyle=German -c statement_timeout=1h']) {
    if (options) url.searchParams.set('options', options)
    const database = open(url.href)
    const read = async (client: Pick<ClientBase, 'query'>) => {
      const found = await client.query(`select date '2027-02-01' as day,
        current_setting('work_mem') as memory, current_setting('statement_timeout') as timeout`)
      return found.rows
    }
    const memory = options.includes('work_mem') ? '5MB' : '4MB'
    const expected = { day: '2027-02-01', memory }
    expect(await read(database.pool)).toEqual([{ ...expected, timeout: '8s' }])
    expect(await read(database.bulkDb.$client)).toEqual([{ ...expected, timeout: '1min' }])
    expect(await database.withUnlimitedClient(read)).toEqual([{ ...expected, timeout: '0' }])
  }
})

test('a connection starts with no parameter that poolers refuse', async () => {
  const started: string[][] = []
  const pooler = createServer((socket) => {
    socket.once('data', (packet) => {
      // After the length and the protocol version: names and values, each ended by a zero byte.
      const [...texts] = packet.toString('utf8', 8).split('\0')
      started.push(texts.filter((text, at) => at % 2 === 0 && text !== ''))
      socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void pooler.close())
  await once(pooler, 'listening')
  const database = open(`postgres://someone@127.0.0.1:${(pooler.address() as AddressInfo).port}/name`)
  const connect = () => Promise.reject(new Error('refused'))
  await Promise.allSettled([
    database.pool.query('select 1'),
    database.bulkDb.$client.query('select 1'),
    database.withUnlimitedClient(connect),
    database.ping(),
  ])
  const accepted = ['user', 'database', 'client_encoding', 'application_name']
  expect(started.map((names) => names.filter((name) => !accepted.includes(name)))).toEqual([[], [], [], []])
})
