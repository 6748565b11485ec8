import { signUp } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

test('a student saves a search, finds it in Saved Items and opens it again', async ({ page }) => {
  await signUp(page)
  await page.goto('/summer-camps?search=robot&hideClosed=true')
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await dialog.getByLabel(/^Name/).fill('Robots')
  await dialog.getByLabel('Email me what is new').selectOption('Weekly email')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/bookmarks')
  const searches = page.getByRole('region', { name: '1 saved search' })
  await expect(searches.getByLabel('Email about Robots')).toHaveValue('weekly')
  await searches.getByRole('button', { name: 'Rename Robots' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename the saved search' })
  await rename.getByLabel(/^Name/).fill('Robot camps')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(rename).toBeHidden()
  const visited = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await searches.getByRole('link', { name: 'Robot camps' }).click()
  await expect(page).toHaveURL(/\/summer-camps\?search=robot&.*hideClosed=true/)
  expect((await visited).status()).toBe(200)

  await page.goto('/settings')
  await expect(page.getByRole('switch', { name: /^Saved searches/ })).toBeChecked()
  await page.goto('/bookmarks')
  await searches.getByRole('button', { name: 'Delete Robot camps' }).click()
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeVisible()
})
