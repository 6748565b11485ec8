import type { Route } from '@playwright/test'
import {
  clearSession,
  fillSignIn,
  fillSignUp,
  firstAdmin,
  password,
  signUp,
  uniqueEmail,
} from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

const welcome = /Welcome back,\s*Ana Rivera/

test('a wrong password is rejected, and the right one signs in', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/status of 401.*\/api\/login/)
  const { email } = await signUp(page)
  await clearSession(page)

  await page.goto('/api/login')
  await fillSignIn(page, { email, password: 'a quiet walk downhill' })
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password. Please try again.')
  await fillSignIn(page, { email, password })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome)
})

test('a taken email is rejected next to its field', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/status of 409.*\/api\/register/)
  const { email } = await signUp(page)
  await clearSession(page)

  await page.goto('/api/login?tab=sign-up')
  await fillSignUp(page, email.toUpperCase())
  await expect(page.getByText('An account with this email already exists.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('sign-up without the age confirmation sends nothing', async ({ page }) => {
  await page.goto('/api/login?tab=sign-up')
  await fillSignUp(page, uniqueEmail(), { isOldEnough: false })
  await expect(page.getByText('Please confirm that you are 13 or older')).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

test('signing in from a not-found page returns to it', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/status of 404/)
  const { email } = await signUp(page)
  await clearSession(page)

  await page.goto('/coming-soon')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, { email, password })
  await expect(page).toHaveURL(/\/coming-soon$/)
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome)

  const other = await context.newPage()
  await other.goto('/')
  // Otherwise the browser would log rejected requests when the session ends.
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle')
  await other.getByRole('button', { name: 'Your account' }).click()
  await other.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your complete educational journey')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your complete educational journey')
})

test('signing out while the page loads shows no error', async ({ page }) => {
  await signUp(page)
  let loading: Route | undefined
  await page.route('**/api/plan', (route) => {
    loading = route
  })
  await page.route('**/api/logout', async (route) => {
    const signedOut = await route.fetch({ maxRedirects: 0 })
    const refused = await loading?.fetch()
    await loading?.fulfill({ response: refused }).catch(() => undefined)
    await route.fulfill({ response: signedOut })
  })
  await page.goto('/')
  await expect.poll(() => loading).toBeDefined()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your complete educational journey')
})

test('the first admin signs in and finds the dashboard', async ({ page }) => {
  await page.goto('/api/login')
  await fillSignIn(page, firstAdmin)
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toBeVisible()
})
