import { describe, expect, test } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'
import { publicPaths } from '#shared/contract/page-paths.ts'

const env = { PUBLIC_URL: 'https://way.test', SITE_NAME: 'Way & Mark' }

describe('the files that name the site', () => {
  test('without public browsing the sitemap lists the pages of the build, and no other, under the public address', async () => {
    const answer = await (await aServer({ env: { ...env, PUBLIC_BROWSING: 'off' } })).inject('/sitemap.xml')
    expect(answer.headers['content-type']).toContain('application/xml')
    const addresses = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
    expect(addresses).toEqual(publicPaths.map((path) => `https://way.test${path}`))
  })

  test('security.txt names the contact and when it ends', async () => {
    const app = await aServer({ env: { ...env, CONTACT_EMAIL: 'hello@way.test' } })
    const { headers, body } = await app.inject('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Contact: mailto:hello@way.test\n')
    expect(body).toContain('Canonical: https://way.test/.well-known/security.txt\n')
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(body) ?? []
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  })

  test('robots are told where the sitemap is, and to leave the API alone', async () => {
    const answer = await (await aServer({ env })).inject('/robots.txt')
    expect(answer.body).toContain('Sitemap: https://way.test/sitemap.xml')
    expect(answer.body).toContain('Disallow: /api/')
  })

  test('the manifest bears the configured name', async () => {
    const answer = await (await aServer({ env })).inject('/site.webmanifest')
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    expect(answer.json()).toMatchObject({ name: 'Way & Mark', start_url: '/' })
  })
})
