import { fillSignIn, fillSignUp, password, uniqueEmail } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

test('a new user signs up, is welcomed by name, signs out, and is welcomed back', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const email = uniqueEmail()
  await fillSignUp(page, email)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome,\s*Ana Rivera/)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('region', { name: 'A short start' })).toBeHidden()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your complete educational journey')

  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await fillSignIn(page, { email, password })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back,\s*Ana Rivera/)
})
