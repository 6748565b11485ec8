import { signInAsAdmin, signUp } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

test('the Planning Guides card leads admins to the guides', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Planning Guides/ })
    .click()
  await expect(page).toHaveURL(/\/guides$/)
})

test('the Planning Guides card leads other users to Coming Soon', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await expect(page.getByText(/upcoming event/)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Planning Guides/ })
    .click()
  await expect(page).toHaveURL(/\/coming-soon$/)
})

test('a service provider can add a listing from the home page', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Are you a service provider?' })).toBeVisible()
  await page.getByRole('link', { name: 'List Your Service' }).click()
  await expect(page).toHaveURL(/\/submit-listing$/)
})
