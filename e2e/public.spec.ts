import type { Page } from '@playwright/test'
import { publicPaths } from '#shared/contract/page-paths.ts'
import { signUp } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'
import { waitForHydration } from './fixtures/wait-for-hydration.ts'

const headings = {
  '/': 'Your complete educational journey',
  '/learn-more': 'Find the way together',
  '/terms-of-use': 'Terms of Use',
  '/privacy-policy': 'Privacy Policy',
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page is readable', async ({ page, consoleWatch }) => {
    // With scripts disabled, the browser aborts the script requests and logs that.
    consoleWatch.allow(/^request: GET .*\.js csp$/)
    for (const path of publicPaths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path])
      await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
      expect(await page.locator('body').innerText()).not.toMatch(/__\w+__|token\.invalid/)
    }
    await page.goto('/')
    await expect(page.getByRole('img', { name: /A list of tutors/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden()
  })
})

test.describe('a visitor', () => {
  for (const path of publicPaths)
    test(`reads ${path}, which hydrates without a change`, async ({ page }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      const html = (await (await page.goto(path))?.text()) ?? ''
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path])
      await waitForHydration(page)
      expect(html).toContain(`<title>${await page.title()}</title>`)
      expect(requests, 'a signed-out page does not request the session').not.toContain('/api/auth/user')
    })
})

test('the landing page offers four ways to continue', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Sign In', 'Get Started', 'Sign Up Now'])
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', /^\/api\/login/)
  await page.getByRole('main').getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveURL(/\/learn-more$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/learn-more'])
})

test.describe('the preview', () => {
  /** Both pages exist during the cross-fade. */
  const expectSlide = async (page: Page, label: string) => {
    const shown = page.locator('[aria-roledescription=slide]:visible')
    const labels = () =>
      shown.evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')))
    await expect.poll(labels).toEqual([label])
  }
  const tutors = '1 of 2: Tutoring Providers'
  const guides = '2 of 2: Planning Guides'

  test('wraps around in both directions', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    await expectSlide(page, tutors)
    for (const [button, shown] of [
      ['Previous picture', guides],
      ['Previous picture', tutors],
      ['Next picture', guides],
      ['Next picture', tutors],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await expectSlide(page, shown)
    }
  })

  test('matches the page theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await waitForHydration(page)
    const picture = page.getByRole('img', { name: /A list of tutors/ })
    const shown = () => picture.evaluate((img: HTMLImageElement) => img.currentSrc)
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(shown).toMatch(/tutoring-providers-\w+-dark/)
    await page.getByRole('radio', { name: 'Light' }).press('Space')
    await expect.poll(shown).toMatch(/tutoring-providers-\w+-light/)
    await page.getByRole('radio', { name: 'Dark' }).press('Space')
    await expect.poll(shown).toMatch(/tutoring-providers-\w+-dark/)
  })

  test('does not rotate with reduced motion', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await waitForHydration(page)
    await expect(page.getByRole('button', { name: 'Start rotation' })).toBeVisible()
    await page.clock.runFor(30_000)
    await expectSlide(page, tutors)
  })

  test('rotates silently until stopped', async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await waitForHydration(page)
    const live = page.locator('[aria-roledescription=carousel] [aria-live]')
    await expect(live).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(7_000)
    await expectSlide(page, guides)
    await page.getByRole('button', { name: 'Stop rotation' }).click()
    await page.mouse.move(0, 0)
    await expect(live).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(30_000)
    await expectSlide(page, guides)
  })
})

test('a signed-in user gets the app without the landing markup', async ({ page }) => {
  await signUp(page)
  const html = await (await page.goto('/'))?.text()
  expect(html).not.toContain(headings['/'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome back/)
})

test('link previews have an existing image, search engines a description', async ({ page, server }) => {
  const html = await (await page.request.get('/learn-more')).text()
  const described = JSON.parse(/application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
  expect(described['@graph'][0]).toMatchObject({ '@type': 'AboutPage', url: `${server.url}/learn-more` })
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1]
  expect(picture).toBe(`${server.url}/share.png`)
  const answers = ['/share.png', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png']
  for (const path of answers)
    expect((await page.request.get(path)).headers()['content-type']).toMatch(/^image\//)
})
