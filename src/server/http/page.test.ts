import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'
import { pagePaths } from '#shared/contract/page-paths.ts'
import { siteConfigSchema } from '#shared/contract/site.ts'
import { sendPage } from './page.ts'
import { sendStaticPage } from './static-page.ts'

const template =
  '<!doctype html><html lang="en"><head><!--site-config--><title>Waymark</title></head><div id="root"></div>'
const landing =
  '<!doctype html><head><!--site-config--><title>Welcome · __siteName__</title>' +
  '<link rel="canonical" href="https://token.invalid/"></head>' +
  '<div id="root"><h1>Welcome to __siteName__</h1><a href="mailto:__contactEmail__@token.invalid">Write</a></div>'

function aBuiltClient() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'prerendered'))
  writeFileSync(join(folder, 'index.html'), template)
  writeFileSync(join(folder, 'prerendered', 'index.html'), landing)
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'assets', 'main-Bx91.js'), `/* ${'x'.repeat(2000)} */`)
  return folder
}

const aServerWithPages = (env: NodeJS.ProcessEnv = {}) => aServer({ env, clientDir: aBuiltClient() })
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the web page', () => {
  test.each(pagePaths)('is at %s', async (url) => {
    const app = await aServerWithPages()
    const answer = await app.inject({ url: `${url}?view=camp-1`, headers: browser })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers.vary).toContain('Cookie')
    expect(answer.body).toContain('<div id="root">')
  })

  test('of a visitor is there before any script, with the configuration in its places', async () => {
    const app = await aServerWithPages({ SITE_NAME: 'Tom & "Ana"', CONTACT_EMAIL: 'us@example.org' })
    const { body } = await app.inject({ url: '/', headers: browser })
    expect(body).toContain('<h1>Welcome to Tom &amp; &quot;Ana&quot;</h1>')
    expect(body).toContain('<title>Welcome · Tom &amp; &quot;Ana&quot;</title>')
    expect(body).toContain('<a href="mailto:us@example.org">')
    expect(body).toContain('href="http://waymark.test/"')
  })

  test('for a request with a session is empty, since the script alone knows what they see', async () => {
    const app = await aServerWithPages()
    const { body } = await app.inject({ url: '/', headers: { ...browser, 'x-person': 'ana' } })
    expect(body).toContain('<div id="root"></div>')
  })

  test.each(['/jobs', '/no/such/page'])(
    'at %s tells visitors that there is no session to ask for',
    async (url) => {
      const app = await aServerWithPages()
      expect((await app.inject({ url, headers: browser })).body).toContain('<html data-visitor')
      const { body } = await app.inject({ url, headers: { ...browser, 'x-person': 'ana' } })
      expect(body).not.toContain('data-visitor')
    },
  )

  test('an unknown address shows the page, with the status that says so', async () => {
    const app = await aServerWithPages()
    const answer = await app.inject({ url: '/no/such/page', headers: browser })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('<div id="root">')
    expect((await app.inject({ url: '/no/such/page', headers: { accept: 'image/*' } })).json()).toEqual({
      message: 'There is nothing at this address.',
    })
    expect((await app.inject({ method: 'POST', url: '/jobs', headers: browser })).statusCode).toBe(404)
  })

  test('lends its head to pages without the client', async () => {
    const app = await aServer({
      clientDir: aBuiltClient(),
      routes: (app) =>
        app.get('/guide', { config: { access: 'public' } }, (_request, reply) =>
          sendStaticPage(reply, { title: 'A & B', style: 'h1 { margin: 0 }', body: '<h1>Guide</h1>' }),
        ),
    })
    const { body, headers } = await app.inject({ url: '/guide' })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<title>A &amp; B</title><style>h1 { margin: 0 }</style>')
    expect(body).toContain('<h1>Guide</h1>')
    expect(body).not.toContain('site-config')
  })

  test('carries the configuration as data that no value can break out of', async () => {
    const app = await aServerWithPages({ SITE_NAME: '</script><b>$& Way', CONTACT_EMAIL: 'us@example.org' })
    const { body } = await app.inject({ url: '/jobs', headers: browser })
    const json = /<script type="application\/json" id="site-config">(.*?)<\/script>/.exec(body)?.[1] ?? ''
    const site = siteConfigSchema.strict().parse(JSON.parse(json))
    expect(site).toMatchObject({
      siteName: '</script><b>$& Way',
      contactEmail: 'us@example.org',
      oidcLabel: null,
    })
    expect(body).toContain('<title>&lt;/script&gt;&lt;b&gt;$&amp; Way</title>')
  })

  test('says in a sentence when it is not built', async () => {
    const app = await aServer()
    const answer = await app.inject({ url: '/', headers: browser })
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('not built')
  })

  test('can be sent from an address under /api, for signing in', async () => {
    const app = await aServer({
      clientDir: aBuiltClient(),
      routes: (app) =>
        app.get('/api/login', { config: { access: 'public' } }, (_request, reply) => sendPage(reply)),
    })
    expect((await app.inject({ url: '/api/login', headers: browser })).body).toContain('<div id="root">')
  })
})

describe('its files', () => {
  test('with a hash in their name are kept for a year, others are asked for again', async () => {
    const app = await aServerWithPages()
    const script = await app.inject({ url: '/assets/main-Bx91.js', headers: { 'accept-encoding': 'br' } })
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.headers['content-encoding']).toBe('br')
    expect(script.headers['content-type']).toContain('javascript')
    const icon = await app.inject('/favicon.svg')
    expect(icon.headers['cache-control']).toBe('no-cache')
    const again = await app.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(icon.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    '/index.html',
    '/prerendered/index.html',
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/',
  ])('%s is not one of them', async (url) => {
    const app = await aServerWithPages()
    expect((await app.inject(url)).statusCode).toBe(404)
  })
})
