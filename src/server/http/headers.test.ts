import { brotliDecompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'

const words = 'a long enough answer '.repeat(200)

const aServerWithAnswers = (env: NodeJS.ProcessEnv = {}) =>
  aServer({
    env,
    routes: (app) => {
      const page = (_request: FastifyRequest, reply: FastifyReply) =>
        reply.type('text/html').send('<p>Hello</p>')
      for (const path of ['/page', '/api/page']) app.get(path, { config: { access: 'public' } }, page)
      app.get('/api/list', { config: { access: 'public' } }, () => ({ words }))
      app.get('/api/both', { config: { access: 'public', isPersonal: true } }, () => ({ words }))
      app.get('/api/mine', { config: { access: 'user' } }, () => ({ words }))
      app.post('/api/list', { config: { access: 'public' } }, () => ({ words }))
    },
  })

describe('the content security policy', () => {
  test('lets no inline script run and no other site frame us', async () => {
    const app = await aServerWithAnswers()
    const policy = String((await app.inject('/page')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("script-src-attr 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("img-src 'self' data: blob: https://tile.openstreetmap.org")
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  test('knows the hosts of another tile server', async () => {
    const app = await aServerWithAnswers({ TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' })
    const policy = String((await app.inject('/page')).headers['content-security-policy'])
    expect(policy).toContain('https://*.tiles.example')
  })

  test('lets a page load what it is made of wherever it lies, and data nothing', async () => {
    const app = await aServerWithAnswers()
    const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy']
    for (const url of ['/page', '/api/page', '/api/docs'])
      expect(await policyOf(url)).toContain("script-src 'self'")
    expect(await policyOf('/api/list')).toBe("default-src 'none';frame-ancestors 'none'")
  })
})

test('https is insisted on only where there is https', async () => {
  const plain = await aServerWithAnswers()
  expect((await plain.inject('/api/list')).headers['strict-transport-security']).toBeUndefined()
  const secure = await aServerWithAnswers({ PUBLIC_URL: 'https://waymark.test' })
  expect((await secure.inject('/api/list')).headers['strict-transport-security']).toContain(
    'max-age=31536000',
  )
})

test('errors and missing addresses carry the same protection', async () => {
  const app = await aServerWithAnswers()
  const protectionOf = async (url: string) => (await app.inject(url)).headers
  for (const url of ['/page', '/api/list', '/api/mine', '/api/nothing', '/nothing']) {
    const headers = await protectionOf(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
  expect(await protectionOf('/page')).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})

test('no other origin may read an answer, and no preflight is answered', async () => {
  const app = await aServerWithAnswers()
  const headers = { origin: 'https://other.test', 'access-control-request-method': 'POST' }
  for (const method of ['GET', 'OPTIONS'] as const)
    for (const url of ['/page', '/api/list', '/api/mine', '/api/nothing']) {
      const answer = await app.inject({ method, url, headers })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
})

describe('caching', () => {
  test.each([
    ['GET', '/api/list', undefined, 'no-cache'],
    ['GET', '/api/list', 'ana', 'private, no-cache'],
    ['GET', '/api/both', undefined, 'no-cache'],
    ['GET', '/api/both', 'ana', 'no-store'],
    ['GET', '/api/mine', 'ana', 'no-store'],
    ['GET', '/api/mine', undefined, 'no-store'],
    ['POST', '/api/list', undefined, 'no-store'],
    ['GET', '/api/nothing', undefined, 'no-store'],
  ] as const)('%s %s for %s is %s', async (method, url, person, expected) => {
    const app = await aServerWithAnswers()
    const answer = await app.inject({ method, url, headers: person ? { 'x-person': person } : {} })
    expect(answer.headers['cache-control']).toBe(expected)
  })

  test('an answer that has not changed is not sent again, compressed or not', async () => {
    const app = await aServerWithAnswers()
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding }
      const first = await app.inject({ url: '/api/list', headers })
      const again = await app.inject({
        url: '/api/list',
        headers: { ...headers, 'if-none-match': String(first.headers.etag) },
      })
      expect(again.statusCode).toBe(304)
      expect(again.rawPayload.length).toBe(0)
    }
  })
})

test('long text is compressed for those who can read it', async () => {
  const app = await aServerWithAnswers()
  const answer = await app.inject({ url: '/api/list', headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers.vary).toContain('accept-encoding')
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual({ words })
  expect((await app.inject('/api/list')).headers['content-encoding']).toBeUndefined()
})
