import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'
import { limits } from './limits.ts'

const aServerWithLimits = (env: NodeJS.ProcessEnv = {}) =>
  aServer({
    env,
    routes: (app) => {
      app.get('/api/thing', { config: { access: 'public' } }, () => 'ok')
      app.post('/api/thing', { config: { access: 'public' } }, () => 'ok')
      app.post(
        '/api/login',
        { config: { access: 'public', limits: [limits.loginPerAddress, limits.loginPerAccount] } },
        () => 'ok',
      )
    },
  })

type Server = Awaited<ReturnType<typeof aServerWithLimits>>

async function statuses(app: Server, times: number, request: InjectOptions) {
  const seen: number[] = []
  for (let i = 0; i < times; i += 1) seen.push((await app.inject(request)).statusCode)
  return seen
}

const login = (email: string, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/login',
  headers,
  payload: { email },
})

test('guessing one account’s password ends after ten tries, in whatever case the address is written', async () => {
  const app = await aServerWithLimits()
  expect(await statuses(app, 10, login('ana@example.org'))).toEqual(Array(10).fill(200))
  const refused = await app.inject(login(' ANA@example.org'))
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json().message).toContain('Too many')
  expect((await app.inject(login('ben@example.org'))).statusCode).toBe(200)
})

test('a made-up forwarding header does not give another try', async () => {
  const app = await aServerWithLimits()
  await statuses(app, 10, login('ana@example.org'))
  const spoofed = login('ana@example.org', { 'x-forwarded-for': '203.0.113.7' })
  expect((await app.inject(spoofed)).statusCode).toBe(429)
})

test('behind a trusted proxy each visitor is counted alone', async () => {
  const app = await aServerWithLimits({ TRUST_PROXY: '1' })
  await statuses(app, 10, login('ana@example.org', { 'x-forwarded-for': '203.0.113.7' }))
  expect((await app.inject(login('ana@example.org', { 'x-forwarded-for': '203.0.113.7' }))).statusCode).toBe(
    429,
  )
  expect((await app.inject(login('ana@example.org', { 'x-forwarded-for': '203.0.113.8' }))).statusCode).toBe(
    200,
  )
})

test('writes are counted by person, not by the address a school shares', async () => {
  const app = await aServerWithLimits()
  const write = (person: string): InjectOptions => ({
    method: 'POST',
    url: '/api/thing',
    headers: { 'x-person': person },
  })
  await statuses(app, limits.write.max, write('ana'))
  expect((await app.inject(write('ana'))).statusCode).toBe(429)
  expect((await app.inject(write('admin'))).statusCode).toBe(200)
  expect((await app.inject({ url: '/api/thing', headers: { 'x-person': 'ana' } })).statusCode).toBe(200)
})

test('RATE_LIMIT=off counts nothing', async () => {
  const app = await aServerWithLimits({ RATE_LIMIT: 'off' })
  expect(await statuses(app, 30, login('ana@example.org'))).toEqual(Array(30).fill(200))
})

test('a visitor who reads without end is told when to come back', async () => {
  const app = await aServerWithLimits()
  const read = () => app.inject('/api/thing')
  for (let sent = 0; sent < limits.readPerAddress.max; sent += 500)
    await Promise.all(Array.from({ length: 500 }, read))
  const refused = await read()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
