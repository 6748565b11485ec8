import { expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { publicPaths } from '#shared/contract/page-paths.ts'

const t = useTestApp({ hasPages: true, env: { PUBLIC_BROWSING: 'off', PUBLIC_URL: 'https://way.test' } })

test('with PUBLIC_BROWSING=off no public page, feed, picture or sitemap of listings exists', async () => {
  const camp = await t.aListing('camp')
  const paths = [
    '/browse',
    '/browse/summer-camps',
    '/browse/summer-camps/in/dublin-ca',
    `/browse/summer-camps/${camp.id}-camp-meadowlark`,
    '/browse/summer-camps/feed.xml',
    '/browse/summer-camps/feed.json',
    `/pictures/summer-camps/${camp.id}.png`,
    '/sitemaps/pages.xml',
    '/sitemaps/listings-1.xml',
  ]
  for (const path of paths) {
    const { status, body } = await t.anonymous.get(path, { accept: 'text/html' })
    expect(status, path).toBe(404)
    expect(String(body)).not.toContain('Meadowlark')
  }
  const { body } = await t.anonymous.get('/sitemap.xml')
  const addresses = [...String(body).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
  expect(addresses).toEqual(publicPaths.map((path) => `https://way.test${path}`))
  expect(String((await t.anonymous.get('/summer-camps')).body)).toContain('"publicBrowsing":false')
})
