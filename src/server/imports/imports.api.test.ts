import { describe, expect, it } from 'vitest'
import { sendCsv, tutoringCsv, tutoringRow } from '#server/testing/send-csv.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { kindOf, listingKinds } from '#shared/listings/kinds.ts'

const t = useTestApp()

const names = async () => {
  const { body } = await t.anonymous.get('/api/tutoring-providers?limit=100&sortBy=name&sortOrder=asc')
  return (body as { providers: { name: string }[] }).providers.map((provider) => provider.name)
}
const header = tutoringCsv()

describe('an import', () => {
  it.each(listingKinds)('of the template of %s imports as it is, live and without an owner', async (kind) => {
    const admin = await t.anAdmin()
    const { path, rows } = kindOf(kind).names
    const template = (await t.anonymous.get(`/api/template?type=${path}`)).body as string
    expect(await sendCsv(admin, path, template)).toMatchObject({
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
  })

  it('is complete or nothing, and every error names the line, the column and the allowed values', async () => {
    const admin = await t.anAdmin()
    const result = await sendCsv(
      admin,
      'tutoring-providers',
      tutoringCsv(tutoringRow('Good'), tutoringRow('Bad', 'business,Help.,Math,In-person,Dublin,Cal')),
    )
    expect(result).toMatchObject({ status: 400, success: false })
    expect(result.details).toEqual(result.errors)
    expect(result.errors).toHaveLength(2)
    expect(result.errors[0]).toMatch(
      /^Line 3, categories: 'Math' is not known here\. Did you mean 'Mathematics'\? Allowed: /,
    )
    expect(result.errors[1]).toMatch(/^Line 3, state: /)
    expect(await names()).toEqual([])
  })

  it('reports all errors of a row at once, including rules across columns', async () => {
    const content = [
      'companyName,title,description,categories,compensation,deliveryMode,city,state,salaryMin,salaryMax,isRemote',
      'Oak,Clerk,Files.,Retail,Paid,In-person,Dublin,CA,20,10,maybe',
    ].join('\n')
    const { errors } = await sendCsv(await t.anAdmin(), 'jobs', content)
    const columns = errors.map((error: string) => error.split(':')[0])
    expect(columns).toEqual(expect.arrayContaining(['Line 2, isRemote', 'Line 2, salaryMax']))
  })

  it('refuses duplicates of live listings and of earlier rows, unless duplicates are skipped', async () => {
    const admin = await t.anAdmin()
    await t.aListing('tutoring', { name: 'oak tutors', city: 'Dublin', state: 'CA' })
    const content = tutoringCsv(
      tutoringRow('Oak Tutors'),
      tutoringRow('Elm Tutors'),
      tutoringRow('ELM tutors'),
    )
    const refused = await sendCsv(admin, 'tutoring-providers', content)
    expect(refused.errors).toEqual([
      expect.stringMatching(/^Line 2: a live listing/),
      expect.stringMatching(/^Line 4: .* line 3/),
    ])
    const skipped = await sendCsv(admin, 'tutoring-providers?duplicates=skip', content)
    expect(skipped).toMatchObject({ status: 200, imported: 1, skipped: 2 })
    expect(await names()).toEqual(['Elm Tutors', 'oak tutors'])
  })

  it('needs a file, one that is called .csv, and a type', async () => {
    const admin = await t.anAdmin()
    expect((await admin.post('/api/admin/import/jobs', new FormData())).body).toMatchObject({
      message: 'Please select a file to import',
    })
    expect((await sendCsv(admin, 'jobs', 'x', 'file.xlsx')).message).toBe('Please choose a .csv file')
    const message = 'Please select an import type'
    expect(await sendCsv(admin, 'events', header)).toMatchObject({
      ...{ status: 400, success: false, message },
      ...{ errors: [message], details: [message] },
    })
    expect(await sendCsv(admin, 'jobs?duplicates=maybe', header)).toMatchObject({
      ...{ status: 400, success: false, errors: ['duplicates must be refuse or skip'] },
    })
    expect((await sendCsv(admin, 'jobs?duplicates=', header)).message).not.toMatch(/duplicates/)
  })

  it('is for admins', async () => {
    const ana = await t.aUser()
    expect((await sendCsv(ana, 'jobs', header)).status).toBe(403)
    expect((await ana.get('/api/admin/export/jobs')).status).toBe(403)
    expect((await t.anonymous.get('/api/admin/export/jobs')).status).toBe(401)
  })

  it('is in the audit log with its id', async () => {
    const admin = await t.anAdmin()
    await sendCsv(admin, 'tutoring-providers', tutoringCsv(tutoringRow('Oak')))
    const { body } = await admin.get('/api/admin/audit?action=import')
    expect(body).toMatchObject({ entries: [{ itemType: 'import', after: { kind: 'tutoring', rows: 1 } }] })
  })
})

it('checking a file reports what an import would do, and writes nothing', async () => {
  const admin = await t.anAdmin()
  expect(
    await sendCsv(admin, 'tutoring-providers/check', tutoringCsv(tutoringRow('Oak'), tutoringRow('Elm'))),
  ).toMatchObject({
    status: 200,
    success: true,
    imported: 2,
    message: '2 tutoring providers would be imported.',
  })
  expect(
    await sendCsv(admin, 'tutoring-providers/check', tutoringCsv(tutoringRow('Oak', 'x'))),
  ).toMatchObject({
    success: false,
  })
  expect(await names()).toEqual([])
})

it('the guide lists every column of every type', async () => {
  const guide = (await t.anonymous.get('/api/import-guide')).body as string
  for (const kind of listingKinds) {
    for (const column of kindOf(kind).csv) expect(guide).toContain(`<code>${column}</code>`)
  }
})
