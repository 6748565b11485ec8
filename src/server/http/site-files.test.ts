import { describe, expect, test } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'
import { publicPaths } from '#shared/contract/page-paths.ts'

const env = { PUBLIC_URL: 'https://way.test', SITE_NAME: 'Way & Mark' }

describe('the files that name the site', () => {
  test('the sitemap lists every public page, and no other, under the public address', async () => {
    const answer = await (await aServer({ env })).inject('/sitemap.xml')
    expect(answer.headers['content-type']).toContain('application/xml')
    const addresses = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
    expect(addresses).toEqual(publicPaths.map((path) => `https://way.test${path}`))
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
