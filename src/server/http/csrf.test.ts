import { describe, expect, test } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'
import { isCrossSite } from './csrf.ts'

const aServerThatChangesThings = (env: NodeJS.ProcessEnv = {}) =>
  aServer({
    env,
    routes: (app) => {
      app.post('/api/thing', { config: { access: 'public' } }, () => 'changed')
      app.get('/api/leave', { config: { access: 'public' } }, (request) => ({ stays: isCrossSite(request) }))
    },
  })

describe('a request that changes something', () => {
  test.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'http://waymark.test' }, 200],
    ['a page of a host that only the request names', { host: 'a.test', origin: 'http://a.test' }, 403],
    [
      'a page over https whose proxy speaks http',
      { host: 'waymark.test', origin: 'https://waymark.test' },
      200,
    ],
    ['the address bar', { 'sec-fetch-site': 'none' }, 200],
    ['a program that is no browser', {}, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 403],
    ['another site in an old browser', { origin: 'https://evil.test' }, 403],
    ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site', origin: 'http://blog.waymark.test' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
    ['a site whose name only begins like ours', { origin: 'http://waymark.test.evil.test' }, 403],
    ['our host on another port', { origin: 'http://waymark.test:8080' }, 403],
  ])('from %s', async (_who, headers, status) => {
    const app = await aServerThatChangesThings()
    const answer = await app.inject({ method: 'POST', url: '/api/thing', headers })
    expect(answer.statusCode).toBe(status)
    if (status === 403) expect(answer.json()).toEqual({ message: 'Forbidden' })
  })

  test('a forwarded host is never believed, not even behind a trusted proxy', async () => {
    const headers = { 'x-forwarded-host': 'evil.test', origin: 'http://evil.test' }
    const app = await aServerThatChangesThings({ TRUST_PROXY: '127.0.0.1' })
    expect((await app.inject({ method: 'POST', url: '/api/thing', headers })).statusCode).toBe(403)
  })

  test('a site on this machine is the same site under each name of the machine', async () => {
    const app = await aServerThatChangesThings({ PUBLIC_URL: 'http://127.0.0.1:3000' })
    const status = async (origin: string) =>
      (await app.inject({ method: 'POST', url: '/api/thing', headers: { origin } })).statusCode
    expect(await status('http://localhost:3000')).toBe(200)
    expect(await status('http://[::1]:3000')).toBe(200)
    expect(await status('http://localhost:4000')).toBe(403)
  })
})

describe('a GET that changes something can ask', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ referer: 'https://evil.test/page' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ referer: 'http://waymark.test/settings' }, false],
    [{}, false],
  ])('%j', async (headers, stays) => {
    const app = await aServerThatChangesThings()
    expect((await app.inject({ url: '/api/leave', headers })).json()).toEqual({ stays })
  })
})
