import { minimalForms } from '#server/testing/submissions/filled-forms.ts'
import { password, signIn, signInAsAdmin, signUp } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

const camp = { ...minimalForms.camp, name: 'Camp Sandpiper' }

test('a provider replies to a review, and an admin suspends and restores the reviewer', async ({
  page,
  newPage,
}) => {
  const provider = await signUp(page, { firstName: 'Ovi' })
  const { id } = await (await page.request.post('/api/summer-camps', { data: camp })).json()
  await signInAsAdmin(page)
  await page.request.post(`/api/admin/approve/summer-camp/${id}`)
  const reviewer = await signUp(page, { firstName: 'Rea', lastName: 'Quill' })
  const review = { listingType: 'camp', listingId: id, title: 'Cold lake', rating: 2, content: 'Brr.' }
  await page.request.post('/api/reviews', { data: review })

  await signIn(page, provider)
  await page.goto(`/summer-camps?view=camp-${id}`)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await page.getByRole('textbox', { name: 'Reply' }).fill('We have wetsuits now.')
  await page.getByRole('button', { name: 'Publish reply' }).click()
  const reply = page.getByRole('region', { name: 'Reply from the provider' })
  await expect(reply).toContainText('We have wetsuits now.')

  const visitor = await newPage()
  await visitor.goto(`/browse/summer-camps/${id}`)
  await expect(visitor.getByRole('region', { name: 'Reply from the provider' })).toContainText('wetsuits')

  await signInAsAdmin(page)
  await page.goto('/admin?tab=users')
  await page.getByLabel('Search users').fill(reviewer.email)
  await page.getByRole('link', { name: 'Rea Quill' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rea Quill')
  await page.getByRole('textbox', { name: 'New note' }).fill('Asked to be kind')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Asked to be kind').first()).toBeVisible()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Rude reviews')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('Suspended because: Rude reviews', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  const refused = await page.request.post('/api/login', { data: { email: reviewer.email, password } })
  expect(refused.status()).toBe(403)
  await visitor.reload()
  await expect(visitor.getByText('Cold lake')).toBeHidden()

  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Suspended because: Rude reviews', { exact: true })).toBeHidden()
})

test('a provider claims an imported listing and an admin makes them its owner', async ({ page }) => {
  await signInAsAdmin(page)
  const header = 'name,description,categories,deliveryMode,city,state'
  const row = 'Camp Avocet,A week.,STEM,In-person,Dublin,CA'
  await page.request.post('/api/admin/import/summer-camps', {
    multipart: {
      csvFile: { name: 'camps.csv', mimeType: 'text/csv', buffer: Buffer.from(`${header}\n${row}`) },
    },
  })
  const found = await (await page.request.get('/api/summer-camps?search=Avocet')).json()
  const { id } = found.camps[0]
  await signUp(page, { firstName: 'Ada', lastName: 'Wren' })
  await page.goto(`/summer-camps?view=camp-${id}`)
  await page.getByRole('button', { name: 'Claim this listing' }).click()
  await page.getByLabel('How do you belong to it?').fill('I run the camp.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(
    page.getByText('Request sent. We will email you when it is decided.', { exact: true }),
  ).toBeVisible()

  await page.goto('/claims/confirm#token=none')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()

  await signInAsAdmin(page)
  await page.goto('/admin')
  const claims = page.getByRole('region', { name: 'Claims' })
  await expect(claims).toContainText('I run the camp.')
  await claims.getByRole('button', { name: 'Make owner of Camp Avocet' }).click()
  await expect(page.getByText('Claim approved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Activity' }).click()
  await expect(page.getByRole('dialog')).toContainText('Approved a claim')
})
