import { describe, expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { accountSchema } from '#shared/contract/users.ts'

const ada = {
  email: 'ada@example.org',
  password: 'maple kettle nine',
  firstName: 'Ada',
  lastName: 'Lovelace',
  ageConfirmed: true,
}

describe('signing up', () => {
  const t = useTestApp()

  test('makes an account and a session', async () => {
    const visitor = t.anonymous
    const answer = await visitor.post('/api/register', ada)
    expect(answer.status).toBe(201)
    expect(answer.as(accountSchema)).toMatchObject({
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'Lovelace',
      displayName: 'Ada Lovelace',
      role: 'user',
      emailVerified: false,
    })
    expect((await visitor.get('/api/auth/user')).body).toEqual(answer.body)
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|maple/)
  })

  test('stores nothing without the confirmation of age', async () => {
    for (const ageConfirmed of [undefined, false, 'true', 1, null]) {
      const answer = await t.anonymous.post('/api/register', { ...ada, ageConfirmed })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ errors: [{ field: 'ageConfirmed' }] })
    }
    expect((await t.anonymous.post('/api/register', ada)).status).toBe(201)
  })

  test('says what is missing, field by field', async () => {
    const answer = await t.anonymous.post('/api/register', {
      firstName: ' ',
      lastName: '',
      email: 'ada',
      ageConfirmed: true,
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      errors: [
        { field: 'email', message: 'Valid email is required' },
        { field: 'password', message: 'Password is required' },
        { field: 'firstName', message: 'First name is required' },
        { field: 'lastName', message: 'Last name is required' },
      ],
    })
  })

  test.each([
    ['short', 'Password must be 10 or more characters'],
    ['x'.repeat(201), 'Password must be 200 characters or fewer'],
    ['password1234', 'This password is one of the most used. Please choose another.'],
    ['1234567890', 'This password is one of the most used. Please choose another.'],
    ['ada@example.org', 'This password is too easy to guess. Please choose another.'],
    ['Waymark 2027!', 'This password is too easy to guess. Please choose another.'],
  ])('refuses the password %s', async (password, message) => {
    const answer = await t.anonymous.post('/api/register', { ...ada, password })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ message, errors: [{ field: 'password', message }] })
  })

  test('takes an e-mail once, in any case', async () => {
    await t.anonymous.post('/api/register', ada)
    const answer = await t.anonymous.post('/api/register', { ...ada, email: ' ADA@Example.ORG ' })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      message: 'An account with this email already exists. Sign in, or ask for a new password.',
    })
  })

  test('makes one account of twenty clicks at the same moment', async () => {
    const clicks = Array.from({ length: 20 }, () => t.anonymous.post('/api/register', ada))
    const statuses = (await Promise.all(clicks)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(await t.mails()).toHaveLength(1)
  })

  test('lets no body choose a role, an id or a date', async () => {
    const visitor = t.anonymous
    const id = '00000000-0000-4000-8000-000000000000'
    const answer = await visitor.post('/api/register', {
      ...ada,
      role: 'admin',
      id,
      userId: id,
      emailVerified: true,
      emailVerifiedAt: '2020-01-01T00:00:00Z',
      createdAt: '2020-01-01T00:00:00Z',
      passwordHash: 'x',
    })
    expect(answer.status).toBe(201)
    const account = answer.as(accountSchema)
    expect(account).toMatchObject({
      role: 'user',
      emailVerified: false,
      createdAt: t.clock.now().toISOString(),
    })
    expect(account.id).not.toBe(id)
    expect((await visitor.get('/api/admin/users')).status).toBe(403)
  })

  test.each(['\u0000', 'A\u0007', 'x'.repeat(101), 7, null, ['Ada'], {}])(
    'refuses %j as a first name',
    async (firstName) => {
      const answer = await t.anonymous.post('/api/register', { ...ada, firstName })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ errors: [{ field: 'firstName' }] })
    },
  )

  test.each([undefined, '', 'null', '[]', '"x"', '{', 'x=1'])('answers 4xx to the body %j', async (body) => {
    const answer = await t.anonymous.post('/api/register', body, { 'content-type': 'application/json' })
    expect(answer.status).toBe(400)
    expect(answer.body).toHaveProperty('message')
  })

  test('a page of another site cannot create an account', async () => {
    const answer = await t.anonymous.post('/api/register', ada, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
  })
})
