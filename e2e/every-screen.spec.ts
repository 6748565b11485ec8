import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoAccount, signIn } from './fixtures/accounts.ts'
import { axeViolations, colorRules, colorViolations } from './fixtures/axe.ts'
import { takeCommittedPictures, takeSharePicture } from './fixtures/committed-pictures.ts'
import { drawIcons } from './fixtures/draw-icons.ts'
import { layoutShifts } from './fixtures/layout-shift.ts'
import { mapTiles, stubMapTiles } from './fixtures/map-tiles.ts'
import { layers, openScreen, type Person, type Screen, screensOf } from './fixtures/screens.ts'
import { expect, test } from './fixtures/test.ts'

/** `npm run screenshots` sets it to 'committed', or to a folder for pictures of every screen instead of checks. */
const folder = process.env.SCREENSHOTS
const sizes = { phone: [390, 844], tablet: [768, 1024], desktop: [1440, 900] } as const
const themes = ['light', 'dark'] as const
/** The text styles that this worker has checked. */
const checkedStyles = new Set<string>()
/** The number of parallel tests per person. */
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
      // Missing pages, expired links and the access-denied page answer 4xx by design.
      consoleWatch.allow(/status of 4(00|03|04)/)
      const all = await screensOf(page, person)
      for (const screen of all.filter((_, index) => index % parts[person] === part)) {
        // Only where needed, because routes disable the browser cache.
        if (screen.name.endsWith('map')) await stubMapTiles(page)
        const work = folder ? photograph(page, person, screen) : check(page, screen)
        const problems = await work.catch((error: Error) => [error.message])
        await page.unroute(mapTiles)
        expect.soft(problems, screen.name).toEqual([])
      }
    })
  }
}

/** Checks layout shifts, color rules in both themes, all other rules on desktop and phone, and the width on a phone. */
async function check(page: Page, screen: Screen) {
  const [width, height] = screen.isPhoneOnly ? sizes.phone : sizes.desktop
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: 'light' })
  const isInApp = await page.evaluate(isAppWithAxe)
  const since = isInApp ? await page.evaluate(() => performance.now()) : 0
  await openScreen(page, screen, isInApp)
  // A press may shift the layout, and its effects may take a while.
  const shifts = screen.press || screen.prepare ? [] : await layoutShifts(page, since)
  const within = await topLayer(page)
  const desktop = await axeViolations(page, { within, without: colorRules })
  const light = await colorViolations(page, within, checkedStyles)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await colorViolations(page, await topLayer(page), checkedStyles)
  await page.setViewportSize({ width: sizes.phone[0], height: sizes.phone[1] })
  const phone = await axeViolations(page, { within: await topLayer(page), without: colorRules })
  // Scripts update their layout shortly after the resize.
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

/** Visitors' pages are separate documents, without the app. */
const isAppWithAxe = () => 'axe' in window && document.querySelector('[aria-label="Your account"]') !== null

/** Only the dialog, because the screen behind it is checked on its own. */
const topLayer = async (page: Page) => ((await page.locator(layers).count()) > 0 ? layers : 'html')

async function photograph(page: Page, person: Person, screen: Screen) {
  for (const [size, [width, height]] of Object.entries(sizes)) {
    if (screen.isPhoneOnly && width > sizes.tablet[0]) continue
    if (screen.isDesktopOnly && width < sizes.desktop[0]) continue
    await page.setViewportSize({ width, height })
    // Reloading the same URL would keep the history entry, and with it an open sheet.
    await page.goto('about:blank')
    await openScreen(page, screen)
    await page.waitForLoadState('networkidle')
    await showFromTop(page)
    const fullPage = (await topLayer(page)) === 'html'
    for (let part = 1; part === 1 || (!fullPage && (await scrollDialog(page))); part += 1) {
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        // Some pictures have a separate file for the dark theme.
        await decodeImages(page)
        const name = `${person}-${screen.name}${part === 1 ? '' : `-${part}`}.png`
        const path = join(folder ?? '', size, theme, name)
        await page.screenshot({ path, fullPage, animations: 'disabled' })
      }
    }
  }
  return []
}

/** Loads lazy pictures and scrolls back to the top, because waiting scrolled the screen. */
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

/** Scrolls by one page; returns false at the end. */
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
