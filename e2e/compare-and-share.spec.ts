import { signUp } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

test('a student compares camps, shares two as a list, and a parent opens it without an account', async ({
  page,
  newPage,
}) => {
  await signUp(page)
  const answer = await page.request.get('/api/summer-camps?limit=3')
  const { camps } = (await answer.json()) as { camps: [Camp, Camp, Camp] }
  const [first, second, third] = camps
  for (const { id } of [first, second])
    await page.request.post('/api/bookmarks', { data: { listingType: 'camp', listingId: id } })

  await page.goto('/summer-camps?limit=10')
  await page.getByRole('button', { name: `Compare ${first.name}` }).click()
  await page.getByRole('button', { name: `Compare ${second.name}` }).click()
  await page.getByRole('link', { name: 'Compare 2' }).click()
  await expect(page).toHaveURL(new RegExp(`/compare\\?camp=${first.id},${second.id}$`))
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(table.getByRole('rowheader', { name: 'Cost', exact: true })).toBeVisible()

  await page.getByLabel('Add a summer camp').fill(third.name)
  await page.getByRole('button', { name: `Add ${third.name}` }).click()
  await expect(page).toHaveURL(new RegExp(`camp=${first.id},${second.id},${third.id}$`))
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await page.getByRole('button', { name: `Remove ${third.name} from the comparison` }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  const before = await table.getByRole('row').count()
  await page.getByRole('switch', { name: 'Only differences' }).click()
  await expect.poll(() => table.getByRole('row').count()).toBeLessThanOrEqual(before)

  const visitor = await newPage()
  await visitor.goto('/browse/summer-camps')
  await visitor.getByRole('button', { name: `Compare ${first.name}` }).click()
  await visitor.getByRole('button', { name: `Compare ${second.name}` }).click()
  await visitor.getByRole('link', { name: 'Compare 2' }).click()
  await expect(visitor).toHaveURL(new RegExp(`/browse/compare\\?camp=${first.id},${second.id}$`))
  await expect(visitor.getByRole('columnheader')).toHaveCount(3)
  await visitor.goto(`/compare?camp=${first.id},${second.id}`)
  await visitor.getByRole('link', { name: 'See it without an account' }).click()
  await expect(visitor).toHaveURL(new RegExp(`/browse/compare\\?camp=${first.id},${second.id}$`))
  await expect(visitor.getByRole('columnheader').filter({ hasText: second.name })).toBeVisible()
  await visitor.getByLabel('Add a summer camp').fill(third.name)
  await visitor.getByRole('button', { name: `Add ${third.name}` }).click()
  await expect(visitor).toHaveURL(new RegExp(`/browse/compare\\?camp=${first.id},${second.id},${third.id}$`))
  await expect(visitor.getByRole('columnheader')).toHaveCount(4)

  await page.goto('/bookmarks')
  await page.getByRole('button', { name: 'Share a list' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('For Mom')
  await dialog.getByRole('button', { name: 'Choose all' }).click()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue()

  await visitor.goto(new URL(url).pathname)
  await expect(visitor.getByRole('heading', { level: 1, name: 'For Mom' })).toBeVisible()
  await expect(visitor.getByRole('listitem').filter({ hasText: first.name })).toBeVisible()
  await expect(visitor.getByText('Rivera')).toHaveCount(0)
  await signUp(visitor, { firstName: 'Mom' })
  await visitor.reload()
  await visitor.getByRole('button', { name: 'Save all 2' }).click()
  await expect(visitor.getByRole('button', { name: 'All saved' })).toBeVisible()
})

interface Camp {
  id: number
  name: string
}
