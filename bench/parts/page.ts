import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { say } from '../../scripts/setup/say.mjs'
import { findBrowser, noBrowser } from '../../scripts/testing/browser.mjs'
import { signUp } from '../cases/people.ts'
import type { PageFigures, Step } from '../figures.ts'
import { seed } from '../stock/seed.ts'
import { startServer } from '../stock/server.ts'
import type { Environment } from './environment.ts'

const screens = [
  { label: '1440', viewport: { width: 1440, height: 900 }, steps: onDesktop },
  { label: '390', viewport: { width: 390, height: 844 }, steps: onPhone },
]
const slowDown = 4

type Take = (label: string, act: () => Promise<unknown>) => Promise<void>

/** How soon a slow machine paints after a press, and whether anything on the page moves by itself. */
export async function measurePage({ settings, postgres, folder }: Environment): Promise<PageFigures> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(noBrowser)
  const { rows } = settings
  const url = await postgres.createDatabase('page')
  await seed({ env: { DATABASE_URL: url }, scale: rows, seed: 1 })
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: join(folder, 'page') })
  const [cookie = ''] = await signUp(server.url, 1)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const steps: Step[] = []
  for (const { label, viewport, steps: take } of screens) {
    const page = await openPage(browser, server.url, viewport)
    await take(
      page,
      async (words, act) => {
        await page.evaluate(() => window.scores?.reset())
        await act()
        await settle(page)
        const { painted, shifted } = await page.evaluate(() => window.scores ?? { painted: 0, shifted: 0 })
        say(`${label} px, ${words}: ${painted} ms, ${shifted.toFixed(6)} shifted`)
        steps.push({ label: words, width: Number(label), painted, shifted })
      },
      cookie,
    )
    await page.context().close()
  }
  await browser.close()
  await server.stop()
  await postgres.dropDatabase('page')
  return { rows, slowDown, steps }
}

declare global {
  interface Window {
    scores?: { painted: number; shifted: number; reset(): void }
  }
}

async function openPage(browser: Browser, baseURL: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL, viewport })
  const page = await context.newPage()
  await page.addInitScript(keepScores)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  return page
}

/** The slowest answer to a press by its next paint, and all that has moved without one. */
function keepScores() {
  const scores = {
    painted: 0,
    shifted: 0,
    reset() {
      scores.painted = 0
      scores.shifted = 0
    },
  }
  window.scores = scores
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) scores.painted = Math.max(scores.painted, entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) scores.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Everything has come and been painted; scores are told a moment after the paint. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_500)
}

const list = '/tutoring-providers'

async function onDesktop(page: Page, take: Take, cookie: string) {
  await take('the landing page comes', () => page.goto('/'))
  await signIn(page, cookie)
  await take('Home comes', () => page.goto('/'))
  await take('a list comes', () => page.goto(list))
  await take('a category is ticked', () => page.getByRole('checkbox', { name: /^Mathematics/ }).check())
  await take('a word is typed', () =>
    page.getByRole('searchbox', { name: 'Search' }).pressSequentially('algebra'),
  )
  await take('the list is sorted', () =>
    page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click(),
  )
  await take('a page is turned', () => page.getByRole('button', { name: 'Page 2' }).click())
  await openAndClose(page, take)
  await take('all filters are cleared', () => page.getByRole('button', { name: 'Clear All Filters' }).click())
  await comeAll(page, take)
}

async function onPhone(page: Page, take: Take, cookie: string) {
  await take('the landing page comes', () => page.goto('/'))
  await signIn(page, cookie)
  await take('a list comes', () => page.goto(list))
  await take('the filters are opened', () => page.getByRole('button', { name: 'Search & Filter' }).click())
  const sheet = page.getByRole('dialog')
  await take('a category is ticked', () => sheet.getByRole('checkbox', { name: /^Mathematics/ }).check())
  await take('the filters are closed', () => sheet.getByRole('button', { name: /^Show / }).click())
  await openAndClose(page, take)
  await comeAll(page, take)
}

const otherPaths = [
  '/events',
  '/guides?step=9th',
  '/bookmarks',
  '/my-listings',
  '/settings',
  '/submit-listing',
]

async function comeAll(page: Page, take: Take) {
  for (const path of otherPaths) await take(`${path} comes`, () => page.goto(path))
}

async function openAndClose(page: Page, take: Take) {
  await take('a listing is opened', () =>
    page
      .getByRole('button', { name: /^View / })
      .first()
      .click(),
  )
  await take('it is closed', () => page.keyboard.press('Escape'))
}

async function signIn(page: Page, cookie: string) {
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: new URL(page.url()).origin }
  })
  await page.context().addCookies(cookies)
}
