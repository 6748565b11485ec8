import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { operationsSchema } from '#shared/contract/operations.ts'
import { createOperationsService } from './operations.service.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-operations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const token = 'a token for the tests'
const t = useTestApp({ env: { BACKUP_DIR: folder, METRICS_TOKEN: token }, isCaching: true })

test('admins see the state of the installation, and the backup of the night', async () => {
  const admin = await t.anAdmin()
  const read = async () => (await admin.get('/api/admin/operations')).as(operationsSchema)
  expect(await read()).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    mail: { transport: 'files', waiting: 0 },
    backups: { count: 0, last: null, isOverdue: false },
  })
  t.clock.advance({ hours: 3 })
  expect((await read()).backups?.isOverdue).toBe(true)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'waymark-2027-03-01T10-30-00Z.tar.gz'), 'archive')
  expect((await read()).backups).toEqual({
    count: 1,
    last: { createdAt: '2027-03-01T10:30:00.000Z', bytes: 7 },
    isOverdue: false,
  })
  t.clock.advance({ hours: 26 })
  expect((await read()).backups?.isOverdue).toBe(true)
  const { database, disk } = await read()
  expect(database.bytes).toBeGreaterThan(1e6)
  expect(disk.totalBytes).toBeGreaterThan(disk.freeBytes)
})

test('admins see the disk of a DATA_DIR that does not exist yet', async () => {
  const config = { dataDir: join(folder, 'not', 'created'), databaseUrl: null, smtpUrl: null, backups: null }
  const { disk } = await createOperationsService({ db: t.db, clock: t.clock.now, config }).read()
  expect(disk.totalBytes).toBeGreaterThan(disk.freeBytes)
})

test('metrics are read with the token alone, and name routes by their pattern', async () => {
  const camp = await t.aListing('camp')
  await t.anonymous.get(`/api/summer-camps/${camp.id}`)
  await t.anonymous.get('/api/summer-camps')
  await t.anonymous.get('/api/no-such-thing/ana@example.org')
  await t.anonymous.get('/api/health/live')
  await t.anonymous.get('/api/%zz')
  for (const authorization of ['', 'Bearer wrong', token]) {
    const refused = await t.anonymous.get('/metrics', { authorization })
    expect([refused.status, refused.body]).toEqual([401, { message: 'Unauthorized' }])
  }
  const answer = await t.anonymous.get('/metrics', { authorization: `Bearer ${token}` })
  expect(answer.status).toBe(200)
  const text = String(answer.body)
  for (const line of [
    /^waymark_http_request_duration_seconds_count\{method="GET",route="\/api\/summer-camps\/:id",status="200"\} 1$/m,
    /^waymark_http_request_duration_seconds_count\{method="GET",route="none",status="404"\} 1$/m,
    /^waymark_http_request_duration_seconds_count\{method="GET",route="\/api\/health\/live",status="200"\} 1$/m,
    /^waymark_http_request_duration_seconds_count\{method="GET",route="refused",status="400"\} 1$/m,
    /^waymark_database_connections\{state="idle"\} \d+$/m,
    /^waymark_jobs\{state="waiting"\} \d+$/m,
    /^waymark_mail\{state="waiting"\} 0$/m,
    /^waymark_listing_cache_misses_total \d+$/m,
    /^waymark_http_refused_total 0$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ])
    expect(text).toMatch(line)
  expect(text).not.toContain('ana@')
})
