import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { addJob } from '#server/jobs/jobs.repository.ts'
import { noDifferences, recount } from '#server/testing/recount.ts'
import { sendCsv, tutoringCsv, tutoringRow } from '#server/testing/send-csv.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { importsPageSchema, importUndoneSchema } from '#shared/contract/imports.ts'
import { createImport } from './import-batches.repository.ts'
import { createImportService } from './imports.service.ts'
import { endInterruptedImports } from './tidy-imports.ts'

const t = useTestApp()
type Client = Awaited<ReturnType<typeof t.anAdmin>>

const imports = async (admin: Client, query = '') =>
  (await admin.get(`/api/admin/imports?${query}`)).as(importsPageSchema)
const newest = async (admin: Client) => (await imports(admin)).imports[0]
const providers = async () =>
  (await t.anonymous.get('/api/tutoring-providers?limit=100')).body as {
    total: number
    providers: { id: number; name: string }[]
  }
const named = async (name: string) => (await providers()).providers.find((one) => one.name === name)?.id
const largeFile = (rows: number) =>
  tutoringCsv(...Array.from({ length: rows }, (_, at) => tutoringRow(`Tutor ${at}`)))
/** Starts an import, and resolves once some of its rows are inserted, but not all. */
async function underWay(admin: Client, rows: number) {
  const sent = sendCsv(admin, 'tutoring-providers', largeFile(rows))
  return { found: await firstProgress(admin), sent }
}
async function firstProgress(admin: Client) {
  for (;;) {
    const found = await newest(admin)
    if (found && (found.rowsDone > 0 || found.status !== 'running')) return found
  }
}

describe('while an import runs', () => {
  it('its progress is visible, other requests are answered, and no row is visible before all are', async () => {
    const admin = await t.anAdmin({ firstName: 'Robin', lastName: 'Stone' })
    const { found, sent } = await underWay(admin, 1500)
    expect(found).toMatchObject({
      status: 'running',
      rowsTotal: 1500,
      endedAt: null,
      actorName: 'Robin Stone',
    })
    expect(found.rowsDone).toBeLessThan(1500)
    expect((await providers()).total).toBe(0)
    expect((await newest(admin))?.status).toBe('running')
    expect(await sent).toMatchObject({ status: 200, imported: 1500 })
    expect((await providers()).total).toBe(1500)
    expect((await t.anonymous.get('/api/tutoring-providers?search=tutor')).body).toMatchObject({
      total: 1500,
    })
    expect(await recount(t.db)).toEqual(noDifferences)
    expect(await newest(admin)).toMatchObject({ status: 'done', rowsDone: 1500, message: expect.any(String) })
  })

  it('it can be cancelled, which leaves nothing behind', async () => {
    const [admin, other] = [await t.anAdmin(), await t.anAdmin()]
    const { found, sent } = await underWay(admin, 2500)
    expect(await other.post(`/api/admin/imports/${found.id}/cancel`)).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    })
    expect(await sent).toMatchObject({
      status: 400,
      message: 'The import was cancelled. Nothing was imported.',
    })
    expect(await t.db.$count(listings)).toBe(0)
    expect(await other.post(`/api/admin/imports/${found.id}/cancel`)).toMatchObject({
      status: 409,
      body: { message: 'This import was cancelled already.' },
    })
  })

  it('a concurrent import of the same rows is refused', async () => {
    const admin = await t.anAdmin()
    const both = await Promise.all([1, 2].map(() => sendCsv(admin, 'tutoring-providers', largeFile(300))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await t.db.$count(listings)).toBe(300)
    expect((await imports(admin)).imports.map(({ status }) => status).sort()).toEqual(['done', 'failed'])
  })
})

describe('an import is undone', () => {
  it('for its unchanged listings, and the others are counted', async () => {
    const [admin, ana] = [await t.anAdmin(), await t.aUser()]
    const rows = ['Plain', 'Edited', 'Reviewed', 'Saved', 'Liked', 'Hidden'].map((name) => tutoringRow(name))
    await sendCsv(admin, 'tutoring-providers', tutoringCsv(...rows))
    const listingType = 'tutoring'
    await admin.put(`/api/admin/edit/tutoring-provider/${await named('Edited')}`, { description: 'Mended.' })
    await ana.post('/api/reviews', {
      title: 'Good',
      rating: 5,
      listingType,
      listingId: await named('Reviewed'),
    })
    await ana.post('/api/bookmarks', { listingType, listingId: await named('Saved') })
    await ana.post('/api/thumbs-up', { listingType, listingId: await named('Liked') })
    await admin.post(`/api/admin/deactivate/tutoring-provider/${await named('Hidden')}`)

    const { id = 0 } = (await newest(admin)) ?? {}
    const undone = (await admin.post(`/api/admin/imports/${id}/undo`)).as(importUndoneSchema)
    expect(undone).toMatchObject({ removed: 1, kept: 5 })
    expect(undone.message).toBe(
      'Removed 1 tutoring provider. 5 stay: they were edited, deactivated, reviewed, liked, saved or reported since.',
    )
    expect((await providers()).providers.map(({ name }) => name).sort()).toEqual([
      'Edited',
      'Liked',
      'Reviewed',
      'Saved',
    ])
    expect(await t.db.$count(listings)).toBe(5)
    expect(await recount(t.db)).toEqual(noDifferences)
    expect(await newest(admin)).toMatchObject({ status: 'undone', message: undone.message })
    expect((await admin.post(`/api/admin/imports/${id}/undo`)).status).toBe(409)
    const log = (await admin.get('/api/admin/audit?itemType=import')).as(auditPageSchema)
    expect(log.entries).toMatchObject([
      { action: 'undo-import', itemId: String(id), before: { rows: 6 }, after: { rows: 5 } },
      { action: 'import', itemId: String(id), after: { kind: 'tutoring', rows: 6 } },
    ])
  })

  it('or refused if none of them is unchanged', async () => {
    const admin = await t.anAdmin()
    await sendCsv(admin, 'tutoring-providers', tutoringCsv(tutoringRow('Oak')))
    const { id = 0 } = (await newest(admin)) ?? {}
    await admin.delete(`/api/admin/delete/tutoring-provider/${await named('Oak')}`)
    expect(await admin.post(`/api/admin/imports/${id}/undo`)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^None of its listings is as it was imported/) },
    })
    expect(await newest(admin)).toMatchObject({ status: 'done' })
    expect((await admin.post('/api/admin/imports/999999/undo')).status).toBe(404)
    expect((await admin.post('/api/admin/imports/999999/cancel')).status).toBe(404)
  })

  it('and the same file can be imported again', async () => {
    const admin = await t.anAdmin()
    const file = tutoringCsv(tutoringRow('Oak'), tutoringRow('Elm'))
    await sendCsv(admin, 'tutoring-providers', file)
    await admin.post(`/api/admin/imports/${(await newest(admin))?.id}/undo`)
    expect((await providers()).total).toBe(0)
    expect(await sendCsv(admin, 'tutoring-providers', file)).toMatchObject({ status: 200, imported: 2 })
    expect(await recount(t.db)).toEqual(noDifferences)
  })
})

async function tidy() {
  await addJob(t.db, 'tidy-imports', {})
  await t.runJobs()
}

describe('the import of a process that died', () => {
  const startImport = (userId: string) =>
    createImport(t.db, { kind: 'tutoring', userId, fileName: 'dead.csv', now: t.clock.now() })
  const failed = {
    status: 'failed',
    message: expect.stringContaining('The server was restarted meanwhile. Nothing was imported'),
  }

  it('counts as failed after the next start', async () => {
    const admin = await t.anAdmin()
    const id = await startImport(admin.user.id)
    await endInterruptedImports({ db: t.db, clock: t.clock.now })
    expect(await newest(admin)).toMatchObject({ id, ...failed })
  })

  it('counts as failed once it has made no progress for long, and not before', async () => {
    const admin = await t.anAdmin()
    const id = await startImport(admin.user.id)
    await tidy()
    expect(await newest(admin)).toMatchObject({ id, status: 'running' })
    await t.db.execute(sql`update import_batches set touched_at = now() - interval '16 minutes'`)
    await tidy()
    expect(await newest(admin)).toMatchObject({ id, ...failed })
  })
})

it('an import that is marked as failed while it runs is rolled back', async () => {
  const admin = await t.anAdmin()
  const { sent } = await underWay(admin, 1500)
  await endInterruptedImports({ db: t.db, clock: t.clock.now })
  expect(await sent).toMatchObject({ status: 400, imported: 0 })
  expect(await t.db.$count(listings)).toBe(0)
  expect(await newest(admin)).toMatchObject({ status: 'failed' })
})

it('a shutdown aborts a running import, and waits until it is rolled back and marked as failed', async () => {
  const admin = await t.anAdmin()
  const service = createImportService({ db: t.db, bulkDb: t.db, clock: t.clock.now })
  const path = join(tmpdir(), `${crypto.randomUUID()}.csv`)
  await writeFile(path, largeFile(1500))
  const actor = { userId: admin.user.id, role: 'admin', sessionId: '', hasRecentSignIn: true } as const
  const source = { kind: 'tutoring', duplicates: 'refuse', file: { path, name: 'file.csv' } } as const
  const result = service.run(actor, source)
  await firstProgress(admin)
  await service.stop()
  const message = 'The server was restarted meanwhile. Nothing was imported; please import the file again.'
  expect(await newest(admin)).toMatchObject({ status: 'failed', message })
  expect(await result).toMatchObject({ success: false, message })
  expect(await t.db.$count(listings)).toBe(0)
  await rm(path)
})

it('failed rows are a file with reasons, which can be imported after correction', async () => {
  const admin = await t.anAdmin()
  await t.aListing('tutoring', { name: 'Oak', city: 'Dublin', state: 'CA' })
  const file = tutoringCsv(
    tutoringRow('Good'),
    tutoringRow('Oak'),
    tutoringRow('=Bad', 'firm,Help.,Math,In-person,Dublin,CA'),
    `${tutoringRow('Wide')},more`,
  ).replaceAll('\n', '\r\n')
  const form = new FormData()
  form.append('csvFile', new Blob([file]), 'file.csv')
  const { headers, body } = await admin.post('/api/admin/import/tutoring-providers/failed-rows', form)
  expect(headers.get('content-disposition')).toContain('tutoring-providers-failed-rows.csv')
  const lines = String(body)
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toBe('reasons,name,type,description,categories,deliveryMode,city,state')
  expect(lines[1]).toMatch(/^"a live listing \(number \d+\) has the same.*,Oak,business,/)
  expect(lines[2]).toMatch(
    /^"type: 'firm' is not known here.*categories: 'Math'.*Did you mean 'Mathematics'\?.*",'=Bad,/,
  )
  expect(lines[3]).toMatch(/^8 cells for 7 columns.*,Wide,.*,more$/)

  const mended = [
    lines[0],
    lines[2]?.replace(',firm,', ',business,').replace(',Math,', ',Mathematics,'),
  ].join('\n')
  expect(await sendCsv(admin, 'tutoring-providers', mended)).toMatchObject({ status: 200, imported: 1 })
  expect(await named('=Bad')).toBeDefined()

  const empty = new FormData()
  empty.append('csvFile', new Blob(['']), 'file.csv')
  expect(await admin.post('/api/admin/import/tutoring-providers/failed-rows', empty)).toMatchObject({
    status: 400,
    body: { message: 'Please select a file and ensure it contains data' },
  })
})

it('a file may have any name', async () => {
  const admin = await t.anAdmin()
  const name = `tab\tand "quotes" \u0007\u202e ${'x'.repeat(300)}.csv`
  expect((await sendCsv(admin, 'tutoring-providers', tutoringCsv(tutoringRow('Oak')), name)).status).toBe(200)
  expect((await newest(admin))?.fileName).toMatch(/^x+\.csv$/)
})

it('past imports come in pages, the newest first', async () => {
  const admin = await t.anAdmin()
  for (const name of ['One', 'Two', 'Three']) {
    t.clock.advance({ seconds: 1 })
    await sendCsv(admin, 'tutoring-providers', tutoringCsv(tutoringRow(name)), `${name}.csv`)
  }
  const page = await imports(admin, 'limit=2&page=2')
  expect(page).toMatchObject({ total: 3, totalPages: 2, currentPage: 2, imports: [{ fileName: 'One.csv' }] })
  expect((await admin.get('/api/admin/imports?limit=0')).status).toBe(400)
})
