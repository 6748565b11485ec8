import { describe, expect, test } from 'vitest'
import { minimalForms } from '#server/testing/submissions/filled-forms.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'

describe('mail to one address', () => {
  const t = useTestApp({ env: { RATE_LIMIT: 'on' } })
  const submit = (person: Awaited<ReturnType<typeof t.aUser>>, name: string) =>
    person.post('/api/tutoring-providers', { ...minimalForms.tutoring, name })

  test('is three a day until the address is confirmed', async () => {
    const stranger = await t.aUser({ email: 'victim@example.org' })
    for (let time = 0; time < 5; time++) expect((await submit(stranger, `Tutor ${time}`)).status).toBe(201)
    expect(await t.mails()).toHaveLength(3)
    await t.anonymous.post('/api/login/forgot', { email: 'victim@example.org' })
    expect(await t.mails()).toHaveLength(3)
    t.clock.advance({ hours: 25 })
    await t.anonymous.post('/api/login/forgot', { email: 'victim@example.org' })
    expect(await t.mails()).toHaveLength(4)
  })

  test('carries the name of a listing in its body alone, and never as a link', async () => {
    const ana = await t.aUser({ emailVerifiedAt: new Date() })
    await submit(ana, 'Win at https://evil.example now')
    const [mail] = await t.mails()
    expect(mail?.subject).toBe('We received your submission')
    expect(mail?.text).toContain('“Win at evil example now”')
    expect(mail?.html).not.toContain('evil.example')
  })

  test('is twenty a day at most, and other mail never keeps a person from a new password', async () => {
    const ana = await t.aUser({ email: 'ana@example.org', emailVerifiedAt: new Date() })
    const root = await t.anAdmin()
    for (let time = 0; time < 12; time++) {
      const { id } = (await submit(ana, `Tutor ${time}`)).body as { id: number }
      await root.post(`/api/admin/approve/tutoring-provider/${id}`)
    }
    t.clock.advance({ minutes: 10 })
    const toAna = async () => (await t.mails()).filter(({ toAddress }) => toAddress === 'ana@example.org')
    expect(await toAna()).toHaveLength(20)
    await t.anonymous.post('/api/login/forgot', { email: 'ana@example.org' })
    expect((await toAna()).at(-1)?.kind).toBe('reset-password')
  })
})

describe('submissions of one person', () => {
  const t = useTestApp({ env: { RATE_LIMIT: 'on' } })

  test('wait ten at a time within a day, also when they are sent at once', async () => {
    const ana = await t.aUser()
    const submit = () => ana.post('/api/tutoring-providers', minimalForms.tutoring)
    const statuses = (await Promise.all(Array.from({ length: 12 }, submit))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const refused = await submit()
    expect(refused.body).toEqual({ message: expect.stringContaining('waiting for review') })
    t.clock.advance({ hours: 25 })
    expect((await submit()).status).toBe(201)
  })
})
