import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { filledForms, minimalForms } from '../src/server/testing/submissions/filled-forms.ts'
import { picture } from '../src/server/testing/uploads/pictures.ts'
import { fillSignIn, forgetSession, signUp } from './fixtures/accounts.ts'
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
/** The minimum that each form accepts. The job form requires a delivery mode; the API does not. */
const leastOf = { ...minimalForms, job: { ...minimalForms.job, deliveryMode: ['In-person'] } }

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

    test(`an empty ${tab} form lists what is missing, and is accepted with just that`, async ({ page }) => {
      await openForm(page, kind)
      await submitButton(page).click()
      const fields = Object.entries(kindOf(kind).fields)
      for (const [, field] of fields) {
        const text = field.required ?? field.requiredInForms
        if (text) await expect(page.getByText(text, { exact: true })).toBeVisible()
      }
      const [firstName] = kindOf(kind).sections[0]?.fields ?? []
      await expect(control(page, firstName ?? '')).toBeFocused()
      expect(await countSubmitted(page)).toBe(0)

      await fillForm(page, kind, leastOf[kind])
      await submitButton(page).click()
      await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
      expect(await lastSubmitted(page)).toMatchObject({ values: leastOf[kind] })
    })
  }

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

  test('a server validation error shows at its field', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    await openForm(page, 'camp')
    await fillForm(page, 'camp', minimalForms.camp)
    await page.route('**/api/summer-camps', (route) =>
      route.fulfill({
        status: 400,
        json: { message: 'No', errors: [{ field: 'city', message: 'We do not know that city' }] },
      }),
    )
    await submitButton(page).click()
    await expect(page.getByText('We do not know that city')).toBeVisible()
    await expect(control(page, 'city')).toBeFocused()
  })

  test('an expired session asks to sign in, and the draft is still there afterwards', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(/status of 401/)
    const ana = await signUp(page)
    await openForm(page, 'camp')
    await fillForm(page, 'camp', minimalForms.camp)
    await forgetSession(page)
    await submitButton(page).click()
    await expect(page).toHaveURL(/\/api\/login\?returnTo=%2Fsubmit-listing/)
    await fillSignIn(page, ana)
    await expect(page).toHaveURL('/submit-listing?type=camp')
    await expect(control(page, 'name')).toHaveValue(minimalForms.camp.name)
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
  })
})

test.describe('form rules', () => {
  const refused: [kind: Kind, name: string, wrong: string, text: RegExp, right?: string][] = [
    ['camp', 'minimumAge', '19', /Minimum age must be a whole number from 0 to 18/],
    ['camp', 'minimumAge', '-1', /Minimum age must be a whole number from 0 to 18/],
    ['internship', 'minimumAge', '13', /Minimum age must be a whole number from 14 to 25/],
    ['job', 'minimumAge', '26', /Minimum age must be a whole number from 14 to 25/],
    ['job', 'salaryMin', '-1', /Salary from must be an amount/],
    ['tutoring', 'email', 'nobody', /Valid email is required/],
    ['tutoring', 'website', 'javascript:alert(1)', /Website must be a web address/],
    ['tutoring', 'zipcode', '123', /ZIP code must have five digits/],
    ['event', 'organizerEmail', 'nobody@', /Valid email is required/, 'events@example.org'],
  ]
  test('an invalid field shows its error on blur', async ({ page }) => {
    await page.goto('/submit-listing')
    for (const [kind, name, wrong, text, right = ''] of refused) {
      await page.getByRole('tab', { name: kindOf(kind).names.tab, exact: true }).click()
      await control(page, name).fill(wrong)
      await control(page, name).press('Tab')
      await expect(page.getByText(text), `${kind} with ${name} ${wrong}`).toBeVisible()
      await control(page, name).fill(right)
      await expect(page.getByText(text)).toBeHidden()
    }
  })

  test('a salary range cannot end below its start', async ({ page }) => {
    await openForm(page, 'job')
    await fillForm(page, 'job', { ...leastOf.job, salaryMin: '20', salaryMax: '10' })
    await submitButton(page).click()
    await expect(page.getByText('Salary to must not be less than salary from')).toBeVisible()
    expect(await countSubmitted(page)).toBe(0)
  })

  test('event times are marked as required but not enforced', async ({ page }) => {
    await openForm(page, 'event')
    await expect(page.getByText('Start time*')).toBeVisible()
    await control(page, 'startTime').focus()
    await control(page, 'endTime').focus()
    await expect(page.getByText('Start time is required')).toBeVisible()
    await fillForm(page, 'event', minimalForms.event)
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
  })

  test('the registration link shows only when registration is required', async ({ page }) => {
    await openForm(page, 'event')
    await expect(control(page, 'registrationLink')).toBeHidden()
    await page.getByRole('checkbox', { name: 'Registration required' }).check()
    await expect(control(page, 'registrationLink')).toBeVisible()
  })

  test('empty dates are not sent', async ({ page }) => {
    await openForm(page, 'camp')
    await fillForm(page, 'camp', { ...minimalForms.camp, openingDate: '2027-06-14' })
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/summer-camps'))
    await submitButton(page).click()
    const body = (await sent).postDataJSON() as Record<string, unknown>
    expect(body).toMatchObject({ openingDate: '2027-06-14', selectivityLevel: '1', minimumAge: '14' })
    for (const name of ['closingDate', 'applicationOpen', 'applicationDeadline', 'photoUrl'])
      expect(body).not.toHaveProperty(name)
  })

  test('subjects are suggested by category, and custom ones are accepted', async ({ page }) => {
    await openForm(page, 'tutoring')
    await fillForm(page, 'tutoring', { categories: ['Racquet Sports'] })
    const box = page.getByRole('combobox', { name: 'Specific subjects' })
    const offered = page.getByRole('listbox', { name: 'Specific subjects' }).getByRole('option')
    await box.click()
    await expect(offered).toHaveText(['Tennis', 'Badminton', 'Table Tennis', 'Pickleball'])
    await box.fill('tenn')
    await expect(offered).toHaveText(['Tennis', 'Table Tennis', 'Add “tenn”'])
    await box.press('ArrowDown')
    await box.press('Enter')
    await box.fill('Sword Dancing')
    await box.press('Enter')
    await box.fill('half typed')
    await page.getByRole('heading', { level: 1 }).click()
    for (const subject of ['Table Tennis', 'Sword Dancing', 'half typed'])
      await expect(page.getByRole('button', { name: `Remove ${subject}` })).toBeVisible()
    await box.press('Backspace')
    await expect(page.getByRole('button', { name: 'Remove half typed' })).toBeHidden()
  })
})
