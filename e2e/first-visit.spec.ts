import { fillSignIn, freshEmail, password } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

test('a new user signs up, is welcomed by name, signs out, and is welcomed back', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Rivera')
  const email = freshEmail()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('I am 13 or older, or a parent or guardian is signing up').check()
  await page.getByRole('button', { name: 'Sign Up' }).click()

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
