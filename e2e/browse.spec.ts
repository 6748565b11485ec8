import type { Page } from '@playwright/test'
import { escapeHtml } from '#shared/contract/site-tokens.ts'
import { fillSignUp, signUp, uniqueEmail } from './fixtures/accounts.ts'
import { stubMapTiles } from './fixtures/map-tiles.ts'
import { expect, test } from './fixtures/test.ts'
import { waitForHydration } from './fixtures/wait-for-hydration.ts'

/** A camp's ID, name and public path, from the redirect of its ID. */
async function aCampPath(page: Page) {
  const { camps } = await (
    await page.request.get('/api/summer-camps?sortBy=rating&sortOrder=desc&limit=1')
  ).json()
  const answer = await page.request.get(`/browse/summer-camps/${camps[0].id}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  return { id: camps[0].id as number, name: camps[0].name as string, path: answer.headers().location ?? '' }
}

async function anEventPath(page: Page) {
  const { events } = await (await page.request.get('/api/events?upcoming=true&limit=1')).json()
  const answer = await page.request.get(`/browse/events/${events[0].id}`, { maxRedirects: 0 })
  return answer.headers().location ?? ''
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor searches, turns pages and reads a listing', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/^request: GET .*\.js csp$/)
    await page.goto('/browse')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse the directory')
    await page.getByRole('main').getByRole('link', { name: 'Camps', exact: false }).first().click()
    await expect(page).toHaveURL('/browse/summer-camps')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/browse/summer-camps?page=2')
    await expect(page.getByRole('status').filter({ hasText: 'shown' })).toContainText('6 to 10 shown')
    await expect(page.getByRole('button', { name: /^View/ }).first()).toBeHidden()

    await page.locator('form').getByLabel('Search').fill('robot')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/browse\/summer-camps\?search=robot/)
    const name = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first()
    const title = await name.innerText()
    await name.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  })

  test('on a phone the menu leads to another list', { tag: '@phone' }, async ({ page, consoleWatch }) => {
    consoleWatch.allow(/^request: GET .*\.js csp$/)
    await page.goto('/browse/jobs')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Browse' }).getByRole('link', { name: 'Camps' }).click()
    await expect(page).toHaveURL('/browse/summer-camps')
  })

  test('the month and the map of events are a list', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/^request: GET .*\.js csp$/)
    for (const show of ['month', 'map']) {
      await page.goto(`/browse/events?show=${show}`)
      const title = page.getByRole('main').getByRole('listitem').getByRole('heading').first()
      await expect(title).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Map' })).toBeHidden()
    }
  })
})

test.describe('a visitor', () => {
  test('sees events by month and on a map, and opens one', { tag: '@both' }, async ({ page }) => {
    await page.goto('/browse/events')
    await waitForHydration(page)
    await page.getByRole('radio', { name: 'Month' }).press('Space')
    await expect(page).toHaveURL(/\/browse\/events\?.*show=month/)
    await page.reload()
    await waitForHydration(page)
    const count = page.getByRole('status').filter({ hasText: /event/ }).first()
    await expect(count).toContainText(/ in \w+ 20\d\d/)
    await stubMapTiles(page)
    await page.goto('/browse/events?show=map')
    await waitForHydration(page)
    const list = page.getByRole('list', { name: 'Events on the map' })
    await list.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/browse\/events\/\d+-/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('reads public pages, which hydrate without a change', async ({ page }) => {
    // It opens seven pages.
    test.setTimeout(180_000)
    const camp = await aCampPath(page)
    const paths = [
      '/browse',
      '/browse/summer-camps?page=2',
      camp.path,
      '/browse/events',
      '/browse/events?show=month',
      `/browse/compare?camp=${camp.path.match(/\d+/)?.[0]}`,
      await anEventPath(page),
    ]
    for (const path of paths) {
      const requests: string[] = []
      const listen = (request: { url(): string }) => requests.push(new URL(request.url()).pathname)
      page.on('request', listen)
      const html = (await (await page.goto(path))?.text()) ?? ''
      await waitForHydration(page)
      page.off('request', listen)
      expect(html).toContain(`<title>${escapeHtml(await page.title())}</title>`)
      expect(
        requests.filter((path) => /^\/api\/.*(\/user\b|user-reviewed|bookmarks)/.test(path)),
        path,
      ).toEqual([])
    }
  })
})

test('on a phone, public results begin near the top, and filters open in a sheet', { tag: '@phone' }, async ({
  page,
}) => {
  const paths = [
    '/browse/jobs',
    '/browse/events',
    '/browse/tutoring-providers?search=calclus&categories=Mathematics',
  ]
  for (const path of paths) {
    await page.goto(path)
    await waitForHydration(page)
    const firstCard = page.locator('#results').getByRole('listitem').first()
    await expect(firstCard.getByRole('heading')).toBeVisible()
    expect((await firstCard.boundingBox())?.y, path).toBeLessThanOrEqual(260)
  }

  // The menu closes when focus leaves it.
  const links = page.getByRole('navigation', { name: 'Browse' }).getByRole('link')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await links.last().focus()
  await page.keyboard.press('Tab')
  await expect(links.last()).toBeHidden()

  // Back closes the sheet and keeps the selection.
  await page.goto('/browse/summer-camps')
  await waitForHydration(page)
  const filters = page.getByRole('button', { name: 'Search & Filter' })
  await filters.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: /^Music/ }).check()
  await sheet.getByRole('checkbox', { name: /^STEM/ }).check()
  await expect(page).toHaveURL('/browse/summer-camps?categories=Music,STEM')
  await expect(sheet.getByRole('button', { name: /^Show \d+ results/ })).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/browse/summer-camps?categories=Music,STEM')
  await expect(filters).toContainText('1 filter is set')
})

test('a visitor filters, opens a listing, is asked to sign in to save it, and comes back to it, saved', async ({
  page,
}) => {
  await page.goto('/browse/summer-camps')
  await waitForHydration(page)
  const panel = page.getByRole('complementary', { name: /Search & Filter/ })
  await panel.getByRole('checkbox', { name: /^STEM/ }).check()
  await expect(page).toHaveURL('/browse/summer-camps?categories=STEM')
  const { total } = await (await page.request.get('/api/summer-camps?categories=STEM&limit=1')).json()
  await expect(page.getByRole('status').filter({ hasText: 'summer camps' })).toContainText(
    `${total} summer camps`,
  )
  const name = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first()
  const title = await name.innerText()
  await name.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveURL(/\/browse\/summer-camps\/\d+-/)
  await page.goBack()
  await expect(page).toHaveURL('/browse/summer-camps?categories=STEM')
  await page.goForward()
  const path = new URL(page.url()).pathname

  for (const button of ['Thumbs Up', 'More actions', 'Write a Review', 'Save']) {
    // Delays the navigation until the toast has been seen.
    let navigate = () => {}
    const isToastSeen = new Promise<void>((resolve) => {
      navigate = resolve
    })
    await page.route('**/api/login?*', (route) => isToastSeen.then(() => route.continue()), { times: 1 })
    await page.getByRole('button', { name: button }).first().click()
    if (button === 'More actions') await page.getByRole('menuitem', { name: 'Report' }).click()
    await expect(page.getByText('You are logged out. Logging in again...').first()).toBeVisible()
    navigate()
    await expect(page).toHaveURL(`/api/login?${new URLSearchParams({ returnTo: path })}`)
    if (button !== 'Save') await page.goto(path)
    if (button !== 'Save') await waitForHydration(page)
  }
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, uniqueEmail())
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('Bookmark toggled successfully').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saved', exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Thumbs Up' }).click()
  await expect(page.getByText('Thumbs up toggled successfully').first()).toBeVisible()
})

test('text typed before the scripts load is searched', async ({ page }) => {
  let loadScripts = () => {}
  const scripts = new Promise<void>((resolve) => {
    loadScripts = resolve
  })
  await page.route(/\/assets\/.*\.js/, (route) => scripts.then(() => route.continue()))
  await page.goto('/browse/summer-camps', { waitUntil: 'commit' })
  // The style sheet hides the search field for phones.
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  await page.getByRole('searchbox').fill('robot')
  loadScripts()
  await expect(page).toHaveURL(/search=robot/)
  await expect(page.getByRole('searchbox')).toHaveValue('robot')
})

test('a shared link opens for everybody', async ({ page, context, newPage, consoleWatch, server }) => {
  consoleWatch.allow(/status of 404/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id, name, path } = await aCampPath(page)
  await signUp(page)
  await page.goto(`/summer-camps?view=camp-${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}${path}`)

  const parent = await newPage()
  await parent.goto(`/summer-camps?view=camp-${id}`)
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await parent.getByRole('link', { name: 'See it without an account' }).click()
  await expect(parent).toHaveURL(path)
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText(name)
})
