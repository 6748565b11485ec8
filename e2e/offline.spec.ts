import { signUp } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

test('saved items and the guide open offline, until signing out', async ({ page, context, consoleWatch }) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/)
  await signUp(page)
  const { camps } = await (await page.request.get('/api/summer-camps?limit=1')).json()
  await page.request.post('/api/bookmarks', { data: { listingType: 'camp', listingId: camps[0].id } })
  await page.goto('/')
  await expect.poll(() => page.evaluate(isCopied), { timeout: 30_000 }).toBe(true)

  await context.setOffline(true)
  await page.goto('/bookmarks')
  await expect(page.getByText(camps[0].name).first()).toBeVisible()
  await page.goto('/guides')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()

  await context.setOffline(false)
  await page.goto('/api/logout')
  await expect.poll(() => page.evaluate(isCopied)).toBe(false)
})

/** Runs in the page. */
async function isCopied() {
  const cache = (await caches.has('own-copy-1')) ? await caches.open('own-copy-1') : null
  return cache !== null && (await cache.match('/bookmarks', { ignoreVary: true })) !== undefined
}
