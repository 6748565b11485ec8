import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { rounds } from '#server/testing/ordeals.ts'
import type { ImportResult, ImportsPage } from '#shared/contract/imports.ts'
import type { BuiltServer } from '../built-server.ts'
import { csvForm, tutoringCsv, tutoringRow } from '../send-csv.ts'
import { aServer } from './a-server.ts'
import { aMigratedFolder } from './data-folder.ts'
import { signIn } from './people.ts'
import { readDatabase } from './read-database.ts'

const crashes = rounds('importKills')
const rows = 800
const fileOf = (name: string) =>
  tutoringCsv(...Array.from({ length: rows }, (_, at) => tutoringRow(`${name} ${at}`)))

test('a killed import stores all rows or none, every start succeeds, and the file can then be imported', {
  timeout: 120_000 + crashes * 60_000,
}, async () => {
  const env = { DATA_DIR: aMigratedFolder() }
  let server = await aServer(env)
  let expected = rows
  const since = performance.now()
  expect(await send(server, fileOf('First'))).toMatchObject({ success: true, imported: rows })
  const usualMs = performance.now() - since

  for (let crash = 0; crash < crashes; crash += 1) {
    const file = fileOf(`Crash ${crash}`)
    const sent = send(server, file).catch(() => null)
    await sleep(Math.random() * usualMs * 1.1)
    server.kill('SIGKILL')
    expect(await server.exited).toBe('SIGKILL')
    const acknowledged = await sent

    server = await aServer(env)
    const isStored = (await total(server)) !== expected
    expect(await total(server)).toBe(isStored ? expected + rows : expected)
    if (acknowledged?.success) expect(isStored).toBe(true)
    const [last] = (await imports(server)).imports
    expect(['done', 'failed']).toContain(last?.status)
    expect(await send(server, file)).toMatchObject({ success: !isStored, imported: isStored ? 0 : rows })
    expected += rows
    expect(await total(server)).toBe(expected)
    await expect.poll(() => storedRows(env.DATA_DIR), { timeout: 30_000 }).toBe(expected)
  }
  expect(await server.stop()).toBe(0)
})

async function send({ url }: BuiltServer, content: string) {
  const answer = await fetch(`${url}/api/admin/import/tutoring-providers`, {
    method: 'POST',
    headers: await signIn(url),
    body: csvForm(content),
  })
  return (await answer.json()) as ImportResult
}

async function imports({ url }: BuiltServer) {
  const answer = await fetch(`${url}/api/admin/imports`, { headers: await signIn(url) })
  return (await answer.json()) as ImportsPage
}

async function total({ url }: BuiltServer) {
  return ((await (await fetch(`${url}/api/tutoring-providers?limit=1`)).json()) as { total: number }).total
}

const storedRows = (dataDir: string) =>
  readDatabase(dataDir, async ({ pool }) => (await pool.query('select from listings')).rowCount)
