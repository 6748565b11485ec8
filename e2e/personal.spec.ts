import type { Page } from '@playwright/test'
import { signUp } from './fixtures/accounts.ts'
import { saveClashingCamps } from './fixtures/clashing-camps.ts'
import { expect, test } from './fixtures/test.ts'

test('a student answers the short start, and Home and the guide follow', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/')
  const start = page.getByRole('region', { name: 'A short start' })
  await start.getByText('A student').click()
  await start.getByLabel('I am in').selectOption('11th Grade')
  await start.getByLabel('ZIP code').fill('94568')
  await start.getByText('Computers & Engineering').click()
  await start.getByRole('button', { name: 'Save and continue' }).click()
  await expect(start).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const suggested = page.getByRole('region', { name: 'Suggested' })
  await expect(suggested.getByText(/miles? away|Near you/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Next for you' }).getByRole('listitem').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  const title = await suggested.getByRole('heading', { level: 3 }).first().innerText()
  await suggested.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()

  await page.goto('/guides')
  await expect(page.getByRole('button', { name: /You are here/ })).toHaveText(/^11th Grade/)
  await page.getByRole('button', { name: 'Go to 11th Grade, where you are' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '11th Grade' })).toBeFocused()
  await page.getByRole('link', { name: 'Next Summer After 11th' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Summer After 11th' })).toBeFocused()
  await page.getByRole('link', { name: 'Camps for rising seniors' }).click()
  await expect(page).toHaveURL(/\/summer-camps\?.*hideClosed=true/)

  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'For You' }).getByLabel('ZIP code')).toHaveValue('94568')
})

test('saved camps are laid into the weeks of summer, and what is left out no longer clashes', {
  tag: '@both',
}, async ({ page }) => {
  await signUp(page)
  const [one, other] = await saveClashingCamps(page)
  await page.goto('/my-plan')
  await expect(
    page
      .getByRole('list', { name: /^Weeks of summer/ })
      .getByText('Clash', { exact: true })
      .first(),
  ).toBeVisible()
  await expect(
    page.getByText(`${one.name} and ${other.name}:`).or(page.getByText(`${other.name} and ${one.name}:`)),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByText(/^Choose what counts/).click()
  await page.getByRole('checkbox', { name: other.name }).uncheck()
  await expect(page.getByText('Clash', { exact: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('link', { name: one.name }).first()).toBeVisible()
})

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
