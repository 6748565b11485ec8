import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { say } from '../../scripts/setup/say.mjs'
import { writeProviders } from '../cases/import-file.ts'
import { signIn } from '../cases/people.ts'
import { listOf } from '../cases/read-cases.ts'
import type { ImportFigures } from '../figures.ts'
import { copySeconds } from '../limits/copy.ts'
import { send } from '../load/send.ts'
import { uploadCsv } from '../load/upload-csv.ts'
import { watch } from '../load/watch.ts'
import { withSql } from '../stock/open.ts'
import { processMemory } from '../stock/process-memory.ts'
import { admin, startServer } from '../stock/server.ts'
import type { Environment } from './environment.ts'

/** One large file on PostgreSQL, what others wait for meanwhile, and COPY of the same rows. */
export async function measureImport({ settings, postgres, folder }: Environment): Promise<ImportFigures> {
  const { importRows: rows } = settings
  const file = join(folder, 'providers.csv')
  await writeProviders(file, rows)
  const megabytes = statSync(file).size / 1024 ** 2
  say(`Importing ${rows.toLocaleString('en-US')} rows, ${megabytes.toFixed(0)} MB …`)

  const url = await postgres.createDatabase('import')
  const server = await startServer({
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'import'),
    IMPORT_MAX_BYTES: String(512 * 1024 ** 2),
  })
  const cookie = await signIn(server.url, admin)
  const health = watch(server.url, { method: 'GET', path: '/api/health' })
  const list = watch(server.url, listOf({ limit: 5 }))
  const since = performance.now()
  await importFile(server.url, cookie, file, rows)
  const seconds = (performance.now() - since) / 1000
  const meanwhile = { health: await health.stop(), list: await list.stop() }
  const memory = processMemory(server.pid)
  await server.stop()
  say(`… in ${seconds.toFixed(1)} s`)

  const copy = await withSql(url, copySeconds)
  await postgres.dropDatabase('import')
  return { rows, megabytes, seconds, memory, ...meanwhile, copy }
}

async function importFile(url: string, cookie: string, file: string, rows: number) {
  const { status, body } = await uploadCsv(`${url}/api/admin/import/tutoring-providers`, cookie, file)
  if (status >= 300) throw new Error(`The import failed: ${status} ${body.slice(0, 2000)}`)
  await untilListed(url, rows)
}

/** Whether the call answers at the end or at the beginning: it is over when everybody sees the rows. */
async function untilListed(url: string, rows: number) {
  const deadline = Date.now() + 30 * 60_000
  while (Date.now() < deadline) {
    const { body } = await send(url, listOf({ limit: 1 }))
    if (JSON.parse(body.toString()).total === rows) return
    await sleep(200)
  }
  throw new Error('The import did not end.')
}
