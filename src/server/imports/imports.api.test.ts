import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import type { ImportResult } from '#shared/contract/imports.ts'
import { kindOf, listingKinds } from '#shared/listings/kinds.ts'

const t = useTestApp()
type Client = Awaited<ReturnType<typeof t.anAdmin>>

const send = async (
  admin: Client,
  path: string,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'file.csv',
) => {
  const form = new FormData()
  form.append('csvFile', new Blob([content], { type: 'text/csv' }), name)
  const { status, body } = await admin.post(`/api/admin/import/${path}`, form)
  return { status, ...(body as ImportResult) }
}
const names = async () => {
  const { body } = await t.anonymous.get('/api/tutoring-providers?limit=100&sortBy=name&sortOrder=asc')
  return (body as { providers: { name: string }[] }).providers.map((provider) => provider.name)
}
const header = 'name,type,description,categories,deliveryMode,city,state'
const row = (name: string, more = 'business,Help.,Mathematics,In-person,Dublin,CA') => `${name},${more}`
const file = (...rows: string[]) => [header, ...rows].join('\n')

describe('an import', () => {
  it.each(listingKinds)(
    'of the template of %s goes in as it is, live and credited to nobody',
    async (kind) => {
      const admin = await t.anAdmin()
      const { path, rows } = kindOf(kind).names
      const template = (await t.anonymous.get(`/api/template?type=${path}`)).body as string
      expect(await send(admin, path, template)).toMatchObject({
        status: 200,
        success: true,
        errors: [],
        imported: 1,
      })
      const { body } = await t.anonymous.get(`/api/${path}`)
      expect(body).toMatchObject({
        total: 1,
        [rows]: [{ isApproved: true, userId: null, contributor: null }],
      })
    },
  )

  it('goes in whole or not at all, and every error names line, column and what is allowed', async () => {
    const admin = await t.anAdmin()
    const result = await send(
      admin,
      'tutoring-providers',
      file(row('Good'), row('Bad', 'business,Help.,Math,In-person,Dublin,Cal')),
    )
    expect(result).toMatchObject({ status: 400, success: false })
    expect(result.details).toEqual(result.errors)
    expect(result.errors).toHaveLength(2)
    expect(result.errors[0]).toMatch(
      /^Line 3, categories: .*'Math'.*Allowed: .*Did you mean 'Mathematics'\?$/,
    )
    expect(result.errors[1]).toMatch(/^Line 3, state: /)
    expect(await names()).toEqual([])
  })

  it('refuses what is live already, and what stands in the file twice, unless duplicates are skipped', async () => {
    const admin = await t.anAdmin()
    await t.aListing('tutoring', { name: 'oak tutors', city: 'Dublin', state: 'CA' })
    const content = file(row('Oak Tutors'), row('Elm Tutors'), row('ELM tutors'))
    const refused = await send(admin, 'tutoring-providers', content)
    expect(refused.errors).toEqual([
      expect.stringMatching(/^Line 2: a live listing/),
      expect.stringMatching(/^Line 4: .* line 3/),
    ])
    const skipped = await send(admin, 'tutoring-providers?duplicates=skip', content)
    expect(skipped).toMatchObject({ status: 200, imported: 1, skipped: 2 })
    expect(await names()).toEqual(['Elm Tutors', 'oak tutors'])
  })

  it('reads what Excel writes: a mark, CRLF, semicolons, Windows-1252, quoted cells over two lines', async () => {
    const admin = await t.anAdmin()
    const semicolons = file(row('"Caf\u00e9 ""Uno"""')).replaceAll(',', ';').replaceAll('\n', '\r\n')
    expect(await send(admin, 'tutoring-providers', `\ufeff${semicolons}`)).toMatchObject({
      status: 200,
      imported: 1,
    })
    const western = Uint8Array.from(Buffer.from(file(row('Ni\u00f1os')), 'latin1'))
    expect(await send(admin, 'tutoring-providers', western)).toMatchObject({ status: 200 })
    const twoLines = `${file('"Two, lines",business,"First.\n\nSecond.",Mathematics,In-person,Dublin,CA')}\n${row('After', 'x,y,z,In-person,Dublin,CA')}`
    expect((await send(admin, 'tutoring-providers', twoLines)).errors[0]).toMatch(/^Line 5, type/)
    expect(await names()).toEqual(['Café "Uno"', 'Niños'])
  })

  it.each([
    ['', 'ensure it contains data'],
    [header, 'ensure it contains data'],
    ['\n\n\n', 'ensure it contains data'],
    ['a,b,c\n1,2,3', "do not know the columns 'a', 'b', 'c'"],
    ['name,name\nx,y', 'stands there twice'],
    ['name,city\nx,y', 'must be there'],
    [file('"never closed,business'), 'never closed'],
    [file(row('a\0b')), 'no text has'],
    ['\x89PNG\r\n\x1a\n\0\0\0', 'no text has'],
    [file(`${row('Many')},extra,cells`), '9 cells for 7 columns'],
    [file(','.repeat(1_000_000)), '1000001 cells for 7 columns'],
    [file('x'.repeat(300_000)), 'too long to be a listing'],
    [file(row('x'.repeat(256))), 'at most 255 characters'],
  ])('of an odd file %# is refused in a sentence and changes nothing', async (content, words) => {
    const admin = await t.anAdmin()
    const result = await send(admin, 'tutoring-providers', content)
    expect(result.status).toBe(400)
    expect(result.errors.join('\n')).toContain(words)
    expect(await names()).toEqual([])
  })

  it('needs a file, one that is called .csv, and a type', async () => {
    const admin = await t.anAdmin()
    expect((await admin.post('/api/admin/import/jobs', new FormData())).body).toMatchObject({
      message: 'Please select a file to import',
    })
    expect((await send(admin, 'jobs', 'x', 'file.xlsx')).message).toBe('Please choose a .csv file')
    expect((await send(admin, 'events', header)).message).toBe('Please select an import type')
  })

  it('is for admins', async () => {
    const ana = await t.aUser()
    expect((await send(ana, 'jobs', header)).status).toBe(403)
    expect((await ana.get('/api/admin/export/jobs')).status).toBe(403)
    expect((await t.anonymous.get('/api/admin/export/jobs')).status).toBe(401)
  })

  it('is told in the log, with its number', async () => {
    const admin = await t.anAdmin()
    await send(admin, 'tutoring-providers', file(row('Oak')))
    const { body } = await admin.get('/api/admin/audit?action=import')
    expect(body).toMatchObject({ entries: [{ itemType: 'import', after: { kind: 'tutoring', rows: 1 } }] })
  })
})

it('checking a file tells what an import would do, and does nothing', async () => {
  const admin = await t.anAdmin()
  expect(await send(admin, 'tutoring-providers/check', file(row('Oak'), row('Elm')))).toMatchObject({
    status: 200,
    success: true,
    imported: 2,
    message: '2 tutoring providers would be imported.',
  })
  expect(await send(admin, 'tutoring-providers/check', file(row('Oak', 'x')))).toMatchObject({
    success: false,
  })
  expect(await names()).toEqual([])
})

it('what is exported imports again unchanged, formulas and all', async () => {
  const admin = await t.anAdmin()
  const hostile = ['=1+1', "'=x", '+1 925', '-2', '@a', 'a"b,c;d', 'line\nbreak', "''-q", 'plain']
  for (const name of hostile) {
    await t.aListing('tutoring', {
      name,
      description: `**Bold** ${name}`,
      subjects: ['Algebra', 'C++'],
      phone: '+1 925 555 0100',
    })
  }
  const first = (await admin.get('/api/admin/export/tutoring-providers')).body as string
  expect(first.split('\r\n')[1]).toMatch(/^'=1\+1,/)
  const all = (await t.anonymous.get('/api/tutoring-providers?limit=100')).body as {
    providers: { id: number }[]
  }
  for (const { id } of all.providers) await admin.delete(`/api/admin/delete/tutoring-provider/${id}`)
  expect(await send(admin, 'tutoring-providers', first)).toMatchObject({
    status: 200,
    imported: hostile.length,
  })
  expect((await admin.get('/api/admin/export/tutoring-providers')).body).toBe(first)
})

it('the guide lists every column of every type', async () => {
  const guide = (await t.anonymous.get('/api/import-guide')).body as string
  for (const kind of listingKinds) {
    for (const column of kindOf(kind).csv) expect(guide).toContain(`<code>${column}</code>`)
  }
})
