import { randomBytes } from 'node:crypto'
import { least } from '../src/server/testing/submissions/filled-forms.ts'
import { picture } from '../src/server/testing/uploads/pictures.ts'
import { signUp } from './fixtures/accounts.ts'
import {
  control,
  countSubmitted,
  fillForm,
  lastSubmitted,
  openForm,
  submitButton,
  toast,
} from './fixtures/listing-form.ts'
import { expect, test } from './fixtures/test.ts'

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test.describe('a draft', () => {
  test('survives a tab switch and a reload', async ({ page }) => {
    await openForm(page, 'job')
    await fillForm(page, 'job', {
      title: 'Counter Help',
      categories: ['Food & Hospitality'],
      hasTraining: true,
    })
    await page.getByRole('tab', { name: 'Event', exact: true }).click()
    await control(page, 'title').fill('Science Night')
    await page.reload()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Event')
    await expect(control(page, 'title')).toHaveValue('Science Night')
    await page.getByRole('tab', { name: 'Job Opportunity' }).click()
    await expect(control(page, 'title')).toHaveValue('Counter Help')
    await expect(page.getByRole('button', { name: 'Remove Food & Hospitality' })).toBeVisible()
    await expect(
      page.getByRole('group', { name: 'Training provided' }).getByRole('radio', { name: 'Yes' }),
    ).toBeChecked()
  })

  test('can be discarded without affecting other drafts', async ({ page }) => {
    await openForm(page, 'camp')
    await expect(page.getByRole('button', { name: 'Discard draft' })).toBeHidden()
    await control(page, 'name').fill('Camp Meadowlark')
    await page.getByRole('tab', { name: 'Internship' }).click()
    await control(page, 'title').fill('Lab Intern')
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
    await expect(control(page, 'title')).toHaveValue('')
    await page.reload()
    await expect(control(page, 'title')).toHaveValue('')
    await page.getByRole('tab', { name: 'Summer Camp' }).click()
    await expect(control(page, 'name')).toHaveValue('Camp Meadowlark')
  })

  test('belongs to its author', async ({ page }) => {
    await openForm(page, 'camp')
    await control(page, 'name').fill('Camp Meadowlark')
    await page.goto('/api/logout')
    await signUp(page)
    await openForm(page, 'camp')
    await expect(control(page, 'name')).toHaveValue('')
  })

  test('keeps its photo', async ({ page }) => {
    await openForm(page, 'camp')
    await fillForm(page, 'camp', least.camp)
    await page.locator('input[type="file"]').setInputFiles(await file('image/jpeg', await picture('jpeg')))
    await expect(page.getByRole('img', { name: 'Preview of photo' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await page.reload()
    await expect(page.getByRole('img', { name: 'Current photo' })).toBeVisible()
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
    expect((await lastSubmitted(page))?.photoUrl).toMatch(/^\/uploads\/.+\.webp$/)
  })
})

const file = async (mimeType: string, buffer: Buffer) => ({ name: 'photo', mimeType, buffer })

test.describe('a photo', () => {
  test('larger than 5MB is rejected before the upload', async ({ page }) => {
    await openForm(page, 'camp')
    const large = await file('image/png', randomBytes(5 * 1024 * 1024 + 1))
    await page.locator('input[type="file"]').setInputFiles(large)
    await expect(toast(page, 'File too large')).toContainText('Please select an image under 5MB.')
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeHidden()
  })

  test('that is not an image is rejected before the upload', async ({ page }) => {
    await openForm(page, 'camp')
    await page.locator('input[type="file"]').setInputFiles(await file('application/pdf', Buffer.from('%PDF')))
    await expect(toast(page, 'Invalid file type')).toContainText('Please select an image file.')
  })

  test('with fake image content is rejected by the server and stops the submission', async ({
    page,
    consoleWatch,
  }) => {
    // The second request comes from the trace recorder, which reads the preview on its own.
    consoleWatch.allow(/status of 400|Connecting to 'blob:/)
    await openForm(page, 'camp')
    await fillForm(page, 'camp', least.camp)
    await page.locator('input[type="file"]').setInputFiles(await file('image/png', Buffer.from('<svg/>')))
    await expect(toast(page, 'Upload failed')).toContainText('Failed to upload photo image.')
    await expect(page.getByText('Invalid file type. Please select an image file.')).toBeVisible()
    await submitButton(page).click()
    await expect(submitButton(page)).toBeEnabled()
    expect(await countSubmitted(page)).toBe(0)
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
  })

  test('that fails to upload stops an event submission and is retried with it', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(/api\/upload/)
    await page.route('**/api/upload', (route) => route.abort())
    await openForm(page, 'event')
    await fillForm(page, 'event', least.event)
    await page.locator('input[type="file"]').setInputFiles(await file('image/png', await picture('png')))
    await expect(toast(page, 'Upload failed')).toContainText('Failed to upload photo image.')
    await submitButton(page).click()
    await expect(toast(page, 'Upload failed')).toBeVisible()
    expect(await countSubmitted(page)).toBe(0)
    await page.unroute('**/api/upload')
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
    expect((await lastSubmitted(page))?.photoUrl).not.toBeNull()
  })

  test('still uploading delays the submission', async ({ page }) => {
    await page.route('**/api/upload', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await openForm(page, 'camp')
    await fillForm(page, 'camp', least.camp)
    await page.locator('input[type="file"]').setInputFiles(await file('image/png', await picture('png')))
    await expect(page.getByRole('progressbar', { name: 'Uploading the photo' })).toBeVisible()
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
    expect((await lastSubmitted(page))?.photoUrl).not.toBeNull()
  })
})

test('possible duplicates show while typing and do not block', async ({ page }) => {
  await openForm(page, 'camp')
  await fillForm(page, 'camp', least.camp)
  await submitButton(page).click()
  await page.getByRole('button', { name: 'Submit Another Listing' }).click()
  await page.getByRole('tab', { name: 'Summer Camp' }).click()
  await fillForm(page, 'camp', { ...least.camp, name: 'Camp Meadowlarks' })
  const hint = page.getByRole('status').filter({ hasText: 'Looks like these already exist' })
  await expect(hint.getByRole('link', { name: 'Camp Meadowlark' })).toBeVisible()
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
  expect(await countSubmitted(page)).toBe(2)
})

test('a listing can be submitted with the keyboard alone', async ({ page }) => {
  await page.goto('/submit-listing')
  await page.getByRole('tab', { name: 'Tutoring Service' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Summer Camp')
  await expect(control(page, 'dates')).toBeVisible()
  const next = () => page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await control(page, 'name').focus()
  await page.keyboard.type('Camp Meadowlark')
  await next()
  await page.keyboard.type('A week outdoors.')
  await next()
  await expect(focused).toHaveText('Choose a photo')
  await next()
  await page.keyboard.type('ste')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await next()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await next()
  await next()
  await page.keyboard.press('Space')
  await control(page, 'city').focus()
  await page.keyboard.type('Dublin')
  await next()
  await page.keyboard.type('CA')
  await next()
  await next()
  await expect(focused).toHaveText('Submit Listing')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeFocused()
  expect(await lastSubmitted(page)).toMatchObject({
    values: { ...least.camp, tags: ['Women Only'], categories: ['STEM'] },
  })
})
