import type { Locator } from '@playwright/test'
import { minimalForms } from '../src/server/testing/submissions/filled-forms.ts'
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

  test('keeps its photo', async ({ page }) => {
    await openForm(page, 'camp')
    await fillForm(page, 'camp', minimalForms.camp)
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
  test('with fake image content is rejected by the server and stops the submission', async ({
    page,
    consoleWatch,
  }) => {
    // The second request comes from the trace recorder, which reads the preview on its own.
    consoleWatch.allow(/status of 400|Connecting to 'blob:/)
    await openForm(page, 'camp')
    await fillForm(page, 'camp', minimalForms.camp)
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
})

test('the preview follows the form, and finished sections fold away', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await openForm(page, 'camp')
  await control(page, 'name').fill('Camp Sparrow')
  await control(page, 'description').fill('Bring **lunch**.')
  if (isMobile) await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page
    .getByRole('complementary', { name: 'This is how families will see it' })
    .or(page.getByRole('dialog', { name: 'This is how families will see it' }))
  await expect(preview.getByRole('article')).toContainText('Camp Sparrow')
  await expect(preview.locator('strong')).toHaveText('lunch')
  if (isMobile) {
    await page.goBack()
    await expect(preview).toBeHidden()
  }

  await page.getByRole('button', { name: 'Finish section Basics' }).click()
  await expect(control(page, 'name')).toBeHidden()
  await page.getByRole('button', { name: 'Finish section Program' }).click()
  await expect(page.getByText('Please select at least one category')).toBeVisible()
  await page.getByRole('button', { name: 'Done: Basics' }).click()
  await expect(control(page, 'name')).toHaveValue('Camp Sparrow')
})

test('possible duplicates show while typing and do not block', async ({ page }) => {
  await openForm(page, 'camp')
  await fillForm(page, 'camp', minimalForms.camp)
  await submitButton(page).click()
  await page.getByRole('button', { name: 'Submit Another Listing' }).click()
  await page.getByRole('tab', { name: 'Summer Camp' }).click()
  await fillForm(page, 'camp', { ...minimalForms.camp, name: 'Camp Meadowlarks' })
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
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await tabTo(control(page, 'name'))
  await page.keyboard.type('Camp Meadowlark')
  await tabTo(control(page, 'description'))
  await page.keyboard.type('A week outdoors.')
  await tabTo(button('Choose a photo'))
  await tabTo(button('Finish section Basics'))
  await page.keyboard.press('Enter')
  await expect(control(page, 'name')).toBeHidden()
  await expect(button('Program')).toBeFocused()

  await tabTo(page.getByRole('combobox', { name: 'Categories' }))
  await page.keyboard.type('ste')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await tabTo(page.getByRole('combobox', { name: 'Program tags' }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(button('Finish section Program'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please select at least one delivery mode')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'In-person' })).toBeFocused()
  await page.keyboard.press('Space')

  await tabTo(control(page, 'city'))
  await page.keyboard.type('Dublin')
  await tabTo(control(page, 'state'))
  await page.keyboard.type('CA')
  await tabTo(button('Finish section Where'))
  await page.keyboard.press('Enter')
  await expect(control(page, 'city')).toBeHidden()
  await expect(button('Done: Where')).toBeFocused()
  await tabTo(button('Submit Listing'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeFocused()
  expect(await lastSubmitted(page)).toMatchObject({
    values: { ...minimalForms.camp, tags: ['Women Only'], categories: ['STEM'] },
  })
})

/** Presses Tab until the control has focus, as a person without a mouse does. */
async function tabTo(target: Locator) {
  for (let stops = 0; stops < 60; stops += 1) {
    await target.page().keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}
