import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { conflict, tooMany, unavailable } from '#server/errors.ts'
import { aServer } from '#server/testing/a-server.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'

const bodySchema = z.object({
  title: z.string('Event title is required').min(1, 'Event title is required'),
  guests: z.number().int().min(1).max(10),
  tags: z.array(z.string()).min(1),
})

function aServerThatThrows(error: unknown) {
  return aServer({
    routes: (app) =>
      app.get('/api/thing', { config: { access: 'public' } }, () => {
        throw error
      }),
  })
}

function aServerWithAForm() {
  return aServer({
    routes: (app) =>
      app
        .withTypeProvider<ZodTypeProvider>()
        .post('/api/form', { config: { access: 'public' }, schema: { body: bodySchema } }, () => 'ok'),
  })
}

describe('what a caller is told', () => {
  test('a deliberate error keeps its words and gets its status', async () => {
    const app = await aServerThatThrows(conflict('You have already reviewed this listing.'))
    const answer = await app.inject('/api/thing')
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ message: 'You have already reviewed this listing.' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a defect tells nothing of its insides', async () => {
    const app = await aServerThatThrows(new Error('secret table users_private'))
    const answer = await app.inject('/api/thing')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('users_private')
    expect(errorBodySchema.strict().parse(answer.json()).message).toContain('try again')
  })

  test('too many requests say when to come back', async () => {
    const app = await aServerThatThrows(tooMany(17))
    const answer = await app.inject('/api/thing')
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('17')
  })

  test.each(['53100', 'ENOSPC', 'EDQUOT'])(
    'a full disk (%s) is said in words, with a time to come back',
    async (code) => {
      const cause = Object.assign(new Error('no space left on device'), { code, syscall: 'write' })
      const app = await aServerThatThrows(new Error('Failed query', { cause }))
      const answer = await app.inject('/api/thing')
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
      expect(answer.json().message).toContain('run out of disk space')
    },
  )

  test.each([
    ['a NUL byte', '22021', 400],
    ['a number out of range', '22003', 400],
    ['a uuid that is none', '22P02', 400],
    ['a row that came to be meanwhile', '23505', 409],
    ['a query cut off', '57014', 503],
    ['a database that shuts down', '57P01', 503],
    ['no server at the address', 'ECONNREFUSED', 503],
    ['a syntax error in our SQL', '42601', 500],
  ])('the database answers with %s', async (_what, code, status) => {
    const cause = Object.assign(new Error('details'), { code })
    const app = await aServerThatThrows(
      new Error('Failed query: select … params: ana@example.org', { cause }),
    )
    const answer = await app.inject('/api/thing')
    expect(answer.statusCode).toBe(status)
    expect(errorBodySchema.strict().safeParse(answer.json()).success).toBe(true)
  })
})

test('a browser that opens a page while the database is away gets a page that reloads by itself', async () => {
  const app = await aServer({
    routes: (app) => {
      for (const path of ['/browse/thing', '/api/thing'])
        app.get(path, { config: { access: 'public' } }, () => {
          throw unavailable()
        })
    },
  })
  const headers = { accept: 'text/html,application/xhtml+xml' }
  const page = await app.inject({ url: '/browse/thing', headers })
  expect([page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '5',
  ])
  expect(page.body).toContain('http-equiv="refresh"')
  expect(page.headers['cache-control']).toBe('no-store')
  expect((await app.inject({ url: '/api/thing', headers })).json().message).toContain('not available')
  expect((await app.inject('/browse/thing')).json().message).toContain('not available')
})

test('an outage is logged once and then summarized, each other error every time', async () => {
  const logLines: string[] = []
  const app = await aServer({
    logLines,
    routes: (app) => {
      app.get('/api/away', { config: { access: 'public' } }, () => {
        throw unavailable()
      })
      // The same message as an outage, for another reason.
      app.get('/api/slow', { config: { access: 'public' } }, () => {
        throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
      })
      app.get('/api/broken', { config: { access: 'public' } }, () => {
        throw new Error('defect')
      })
    },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const url of ['/api/away', '/api/broken', '/api/away', '/api/slow', '/api/broken', '/api/away'])
    await app.inject(url)
  vi.advanceTimersByTime(60_000)
  const failures = logLines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg.startsWith('request') && msg.endsWith('failed'))
  expect(failures.map(({ status, level, count = 1 }) => [status, level, count])).toEqual([
    [503, 'warn', 1],
    [500, 'error', 1],
    [503, 'error', 1],
    [500, 'error', 1],
    [503, 'warn', 2],
  ])
})

describe('a body that does not fit', () => {
  test('is told by field, in the contract’s words where it has some and plain ones elsewhere', async () => {
    const app = await aServerWithAForm()
    const answer = await app.inject({ method: 'POST', url: '/api/form', payload: { guests: 11, tags: [] } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      message: 'Event title is required. Guests must be 10 or less. Tags must have at least one entry.',
      errors: [
        { field: 'title', message: 'Event title is required' },
        { field: 'guests', message: 'Guests must be 10 or less' },
        { field: 'tags', message: 'Tags must have at least one entry' },
      ],
    })
  })

  test('with one thing wrong, the message is that thing', async () => {
    const app = await aServerWithAForm()
    const payload = { title: 'Fair', guests: 1.5, tags: ['a', 3] }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/form',
      payload: { ...payload, tags: ['a'] },
    })
    expect(answer.json().message).toBe('Guests must be a whole number')
    const item = await app.inject({ method: 'POST', url: '/api/form', payload: { ...payload, guests: 1 } })
    expect(item.json().errors).toEqual([{ field: 'tags', message: 'Tags must be text' }])
  })

  test.each([
    ['broken JSON', 'application/json', '{"title":', 400],
    ['no body at all', 'application/json', '', 400],
    ['a poisoned prototype', 'application/json', '{"__proto__":{"a":1}}', 400],
    ['plain text', 'text/plain', 'title=Fair', 415],
    ['a form', 'application/x-www-form-urlencoded', 'title=Fair', 415],
    ['more than a form sends', 'application/json', JSON.stringify({ title: 'a'.repeat(300_000) }), 413],
  ])('%s is refused in the one shape', async (_what, type, payload, status) => {
    const app = await aServerWithAForm()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/form',
      headers: { 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(errorBodySchema.strict().safeParse(answer.json()).success).toBe(true)
  })
})

describe('an address that does not exist', () => {
  test.each([
    '/api',
    '/api/nothing',
    '/api/nothing?email=ana@example.org',
    '/uploads/none.webp',
    '/assets/a.js',
  ])('%s answers 404 in JSON even to a browser', async (url) => {
    const app = await aServer()
    const answer = await app.inject({ url, headers: { accept: 'text/html,*/*' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ message: 'There is nothing at this address.' })
  })

  test('one that cannot be decoded answers 400', async () => {
    const app = await aServer({
      routes: (app) => app.get('/api/things/:id', { config: { access: 'public' } }, () => 'ok'),
    })
    const answer = await app.inject('/api/things/%E0%A4%A')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ message: 'That address is not written correctly.' })
  })
})
