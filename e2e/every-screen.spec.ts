import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoAccount } from './fixtures/accounts.ts'
import { axeViolations, colorRules, colorViolations } from './fixtures/axe.ts'
import { takeCommittedPictures, takeSharePicture } from './fixtures/committed-pictures.ts'
import { drawIcons } from './fixtures/draw-icons.ts'
import { layoutShifts } from './fixtures/layout-shift.ts'
import { layers, openScreen, type Person, type Screen, screensOf, signIn } from './fixtures/screens.ts'
import { expect, test } from './fixtures/test.ts'

/** `npm run screenshots` sets it to 'committed', or to a folder for pictures of every screen in place of the checks. */
const folder = process.env.SCREENSHOTS
const sizes = { phone: [390, 844], tablet: [768, 1024], desktop: [1440, 900] } as const
const themes = ['light', 'dark'] as const
/** Each part runs in a worker of its own. */
const parts = { visitor: 1, newcomer: 1, user: 4, admin: 1 }

if (folder === 'committed') {
  test.use({ deviceScaleFactor: 2 })
  test('the committed pictures are taken', async ({ page }) => {
    test.setTimeout(600_000)
    await drawIcons()
    await takeSharePicture(page)
    await signIn(page, demoAccount)
    await takeCommittedPictures(page)
  })
}

for (const person of folder === 'committed' ? [] : (Object.keys(parts) as Person[])) {
  for (let part = 0; part < parts[person]; part += 1) {
    test(`axe finds nothing on any screen, and nothing moves: ${person} ${part + 1}`, async ({
      page,
      consoleWatch,
    }) => {
      test.setTimeout(900_000)
      page.setDefaultTimeout(20_000)
      // Pages that do not exist, links that have expired and calls of the access-denied page answer 4xx by design.
      consoleWatch.allow(/status of 4(00|03|04)/)
      const all = await screensOf(page, person)
      const checkedStyles = new Set<string>()
      for (const screen of all.filter((_, index) => index % parts[person] === part)) {
        // A route turns the cache of the browser off.
        if (screen.name.endsWith('map')) await page.route(tiles, (route) => route.fulfill(tile))
        const work = folder ? photograph(page, person, screen) : check(page, screen, checkedStyles)
        const problems = await work.catch((error: Error) => [error.message])
        await page.unroute(tiles)
        expect.soft(problems, screen.name).toEqual([])
      }
    })
  }
}

/** Nothing moves while it loads; the rules of colors in both themes, the others on the desktop and on a phone, where it fits. */
async function check(page: Page, screen: Screen, checkedStyles: Set<string>) {
  const [width, height] = screen.isPhoneOnly ? sizes.phone : sizes.desktop
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: 'light' })
  const isInApp = await page.evaluate(isAppWithAxe)
  const since = isInApp ? await page.evaluate(() => performance.now()) : 0
  await openScreen(page, screen, isInApp)
  // A press moves things, and what follows it may take a while.
  const shifts = screen.press || screen.prepare ? [] : await layoutShifts(page, since)
  const within = await topLayer(page)
  const desktop = await axeViolations(page, { within, without: colorRules })
  const light = await colorViolations(page, within, checkedStyles)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await colorViolations(page, await topLayer(page), checkedStyles)
  await page.setViewportSize({ width: sizes.phone[0], height: sizes.phone[1] })
  const phone = await axeViolations(page, { within: await topLayer(page), without: colorRules })
  // The screen was opened wider: what scripts lay out follows a moment later.
  await page.waitForFunction(fitsWidth, undefined, { timeout: 2_000 }).catch(() => undefined)
  if (!(await page.evaluate(fitsWidth))) phone.push('wider than the screen')
  return [
    ...shifts,
    ...desktop,
    ...light,
    ...dark.map((line) => `dark: ${line}`),
    ...phone.map((line) => `phone: ${line}`),
  ]
}

const fitsWidth = () => document.documentElement.scrollWidth <= window.innerWidth

/** The pages of visitors are documents of their own. */
const isAppWithAxe = () => 'axe' in window && document.querySelector('[aria-label="Your account"]') !== null

/** What is behind a dialog is a screen of its own. */
const topLayer = async (page: Page) => ((await page.locator(layers).count()) > 0 ? layers : 'html')

async function photograph(page: Page, person: Person, screen: Screen) {
  for (const [size, [width, height]] of Object.entries(sizes)) {
    if (screen.isPhoneOnly && width > sizes.tablet[0]) continue
    if (screen.isDesktopOnly && width < sizes.desktop[0]) continue
    await page.setViewportSize({ width, height })
    // The same address again would keep the history entry, and with it an open sheet.
    await page.goto('about:blank')
    await openScreen(page, screen)
    await page.waitForLoadState('networkidle')
    await showFromTop(page)
    const fullPage = (await topLayer(page)) === 'html'
    for (let part = 1; part === 1 || (!fullPage && (await scrollDialog(page))); part += 1) {
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        // Some pictures have another file in the dark.
        await decodeImages(page)
        const name = `${person}-${screen.name}${part === 1 ? '' : `-${part}`}.png`
        const path = join(folder ?? '', size, theme, name)
        await page.screenshot({ path, fullPage, animations: 'disabled' })
      }
    }
  }
  return []
}

/** Waiting has scrolled the screen, and pictures below the fold load when they come into view. */
async function showFromTop(page: Page) {
  await decodeImages(page)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[role=dialog] *')) element.scrollTop = 0
    window.scrollTo(0, 0)
  })
}

const decodeImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })

/** By one window; false at the end. */
const scrollDialog = (page: Page) =>
  page.evaluate(() =>
    [...([...document.querySelectorAll('[role=dialog]')].at(-1)?.querySelectorAll('*') ?? [])].some(
      (element) => {
        const { scrollTop, clientHeight } = element
        const isScroller =
          getComputedStyle(element).overflowY === 'auto' && clientHeight > window.innerHeight / 3
        if (isScroller) element.scrollBy({ top: clientHeight * 0.9, behavior: 'instant' })
        return isScroller && element.scrollTop > scrollTop + 8
      },
    ),
  )

const tiles = /tile\.openstreetmap\.org/
const tile = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#ddd" d="M0 0h256v256H0z"/></svg>',
}
