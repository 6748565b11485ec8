import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { filledForms, minimalForms } from '../src/server/testing/submissions/filled-forms.ts'
import { picture } from '../src/server/testing/uploads/pictures.ts'
import { clearSession, fillSignIn, signUp } from './fixtures/accounts.ts'
import {
  control,
  countSubmitted,
  fillForm,
  lastSubmitted,
  openForm,
  submitButton,
  tabNames,
  toast,
} from './fixtures/listing-form.ts'
import { expect, test } from './fixtures/test.ts'

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

const photo = async (name = 'photo.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await picture('png', 900, 600),
})

test.describe('submitting', () => {
  for (const kind of kindNames) {
    const { tab } = kindOf(kind).names

    test(`a ${tab} with every field filled in is stored completely`, async ({ page }) => {
      await openForm(page, kind)
      await fillForm(page, kind, filledForms[kind])
      await page.locator('input[type="file"]').setInputFiles(await photo())
      await expect(page.getByRole('progressbar')).toBeHidden()
      await submitButton(page).click()
      await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
      await expect(
        toast(
          page,
          kind === 'event'
            ? 'Event submitted successfully! It will be reviewed before being published.'
            : 'Your listing has been submitted for review. You will receive a confirmation email shortly.',
        ),
      ).toBeVisible()
      const stored = await lastSubmitted(page)
      expect(stored).toMatchObject({ state: 'pending', values: filledForms[kind] })
      expect((await page.request.get(stored?.photoUrl ?? '')).headers()['content-type']).toBe('image/webp')
    })
  }

  test('an empty event form lists what is missing, and is accepted without the times it recommends', async ({
    page,
  }) => {
    await openForm(page, 'event')
    await expect(page.getByText('Start time*')).toBeVisible()
    await control(page, 'startTime').focus()
    await control(page, 'endTime').focus()
    await expect(page.getByText('Start time is required')).toBeVisible()

    await submitButton(page).click()
    for (const { required, requiredInForms } of Object.values(kindOf('event').fields)) {
      const text = required ?? requiredInForms
      if (text) await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    const [firstName = ''] = kindOf('event').sections[0]?.fields ?? []
    await expect(control(page, firstName)).toBeFocused()
    expect(await countSubmitted(page)).toBe(0)

    await fillForm(page, 'event', minimalForms.event)
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
    expect(await lastSubmitted(page)).toMatchObject({ values: minimalForms.event })
  })

  test('starts with tutoring and returns to an empty form after success', async ({ page }) => {
    await page.goto('/submit-listing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List Your Service')
    await expect(page.getByRole('heading', { name: 'Choose Listing Type' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(tabNames)
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Tutoring Service')
    await openForm(page, 'camp')
    await fillForm(page, 'camp', { ...minimalForms.camp, minimumAge: 9 })
    await submitButton(page).click()
    await page.getByRole('button', { name: 'Submit Another Listing' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Tutoring Service')
    await expect(control(page, 'name')).toHaveValue('')
    await page.getByRole('tab', { name: 'Summer Camp' }).click()
    await expect(control(page, 'name')).toHaveValue('')
    await expect(control(page, 'minimumAge')).toHaveValue('14')
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Discard draft' })).toBeHidden()
  })

  test('a double click submits once', async ({ page }) => {
    await openForm(page, 'camp')
    await fillForm(page, 'camp', minimalForms.camp)
    await page.route('**/api/summer-camps', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await submitButton(page).dblclick()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
    expect(await countSubmitted(page)).toBe(1)
  })

  for (const [kind, text] of [
    ['camp', 'Failed to submit listing. Please try again.'],
    ['event', 'Failed to submit event. Please try again.'],
  ] as const) {
    test(`a failed ${kind} shows an error and keeps the input`, async ({ page, consoleWatch }) => {
      consoleWatch.allow(/status of 500/)
      const { path } = kindOf(kind).names
      await openForm(page, kind)
      await fillForm(page, kind, minimalForms[kind])
      await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 500, body: '{"message":"No"}' }))
      await submitButton(page).click()
      await expect(toast(page, text)).toBeVisible()
      await page.unroute(`**/api/${path}`)
      await submitButton(page).click()
      await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
    })
  }

  test('an expired session asks to sign in, and the draft is still there afterwards', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(/status of 401/)
    const ana = await signUp(page)
    await openForm(page, 'camp')
    await fillForm(page, 'camp', minimalForms.camp)
    await clearSession(page)
    await submitButton(page).click()
    await expect(page).toHaveURL(/\/api\/login\?returnTo=%2Fsubmit-listing/)
    await fillSignIn(page, ana)
    await expect(page).toHaveURL('/submit-listing?type=camp')
    await expect(control(page, 'name')).toHaveValue(minimalForms.camp.name)
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
  })
})
