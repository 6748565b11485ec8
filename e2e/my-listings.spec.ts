import type { Page } from '@playwright/test'
import { minimalForms } from '../src/server/testing/submissions/filled-forms.ts'
import { picture } from '../src/server/testing/uploads/pictures.ts'
import { type Caller, signInAsAdmin, signUp } from './fixtures/accounts.ts'
import { control, lastSubmitted, toast } from './fixtures/listing-form.ts'
import { expect, test } from './fixtures/test.ts'

const submit = async (page: Page, camp: object = {}) => {
  const response = await page.request.post('/api/summer-camps', { data: { ...minimalForms.camp, ...camp } })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { id: number }).id
}

/** What an admin decides meanwhile. */
const decide = async (admin: Caller, path: string, data: object = {}) => {
  await signInAsAdmin(admin)
  const response = await admin.request.post(path, { data })
  expect(response.ok(), await response.text()).toBe(true)
}

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const dialog = (page: Page) => page.getByRole('dialog')

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('the avatar menu opens the page, and the empty state leads to the form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'My Listings' }).click()
  await expect(page).toHaveURL('/my-listings')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'List Your Service' }).click()
  await expect(page).toHaveURL('/submit-listing')
})

test('a pending listing can be edited with its photo, and Back closes the form', async ({ page }) => {
  await submit(page)
  await page.goto('/my-listings')
  await expect(card(page, 'Camp Meadowlark')).toContainText('Pending')
  await page.getByRole('button', { name: 'Edit Camp Meadowlark' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()

  await page.getByRole('button', { name: 'Edit Camp Meadowlark' }).click()
  await control(dialog(page), 'name').fill('')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page).getByText('Name is required')).toBeVisible()
  await control(dialog(page), 'name').fill('Camp Finch')
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture('png') })
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Listing updated successfully')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(card(page, 'Camp Finch')).toContainText('Pending')
  expect(await lastSubmitted(page)).toMatchObject({ photoUrl: expect.stringContaining('/uploads/') })
})

test('an edit of a live listing waits for approval and can be canceled', async ({ page, newPerson }) => {
  const id = await submit(page, { name: 'Camp Heron' })
  await decide(await newPerson(), `/api/admin/approve/summer-camp/${id}`)
  await page.goto('/my-listings')
  await expect(card(page, 'Camp Heron')).toContainText('Live')
  await page.getByRole('button', { name: 'Edit Camp Heron' }).click()
  await control(dialog(page), 'name').fill('Camp Kingfisher')
  await dialog(page).getByRole('button', { name: 'Submit for approval' }).click()
  await expect(toast(page, 'Your edit is waiting for approval')).toBeVisible()
  await expect(card(page, 'Camp Heron')).toContainText('Edit waiting for approval')
  const live = (await (await page.request.get(`/api/summer-camps/${id}`)).json()) as { name: string }
  expect(live.name).toBe('Camp Heron')

  await page.getByRole('button', { name: 'Edit Camp Heron' }).click()
  await expect(control(dialog(page), 'name')).toHaveValue('Camp Kingfisher')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel edit' }).click()
  await expect(page.getByText('Edit waiting for approval')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit Camp Heron' })).toBeFocused()
  await page.getByRole('link', { name: 'View Camp Heron' }).click()
  await expect(page).toHaveURL(`/summer-camps?view=camp-${id}`)
  await expect(page.getByRole('dialog', { name: 'Camp Heron' })).toBeVisible()
})

test('a live listing is paused and resumed', async ({ page, newPerson }) => {
  const id = await submit(page, { name: 'Camp Plover' })
  await decide(await newPerson(), `/api/admin/approve/summer-camp/${id}`)
  const status = async () => (await page.request.get(`/api/summer-camps/${id}`)).status()
  await page.goto('/my-listings')
  await page.getByRole('button', { name: 'Pause Camp Plover' }).click()
  await expect(toast(page, 'Listing paused')).toBeVisible()
  await expect(card(page, 'Camp Plover')).toContainText('Paused')
  expect(await status()).toBe(404)
  const resume = page.getByRole('button', { name: 'Resume Camp Plover' })
  await expect(resume).toBeFocused()
  await resume.press('Enter')
  await expect(toast(page, 'Listing resumed')).toBeVisible()
  await expect(card(page, 'Camp Plover')).toContainText('Live')
  expect(await status()).toBe(200)
})

test('withdrawing asks for confirmation', async ({ page }) => {
  await submit(page, { name: 'Camp Jay' })
  await page.goto('/my-listings')
  await page.getByRole('button', { name: 'Withdraw Camp Jay' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('For 30 days we can still restore it')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, 'Camp Jay')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw Camp Jay' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(toast(page, 'Listing withdrawn')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a change from another tab is not overwritten', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/status of 409/)
  const id = await submit(page)
  await page.goto(`/my-listings?edit=camp-${id}`)
  await control(dialog(page), 'name').fill('Mine')
  await page.request.put(`/api/my-listings/camp/${id}`, { data: { name: 'Other tab' } })
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('changed meanwhile')
  expect(await lastSubmitted(page)).toMatchObject({ values: { name: 'Other tab' } })
})
