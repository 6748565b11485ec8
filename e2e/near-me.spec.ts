import { signUp } from './fixtures/accounts.ts'
import { stubMapTiles } from './fixtures/map-tiles.ts'
import { expect, test } from './fixtures/test.ts'

interface CampList {
  total: number
  camps: { name: string; distanceMiles: number | null }[]
}

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('camps near a ZIP code can be filtered by distance, sorted and shown on a map @both', async ({
  page,
  isMobile,
}) => {
  const near = 'zipcode=94568&distance=25&sortBy=distance'
  const { camps, total }: CampList = await (await page.request.get(`/api/summer-camps?${near}`)).json()
  await page.goto('/summer-camps')
  const isPhone = isMobile || (page.viewportSize()?.width ?? 0) < 1024
  if (isPhone) await page.getByRole('button', { name: 'Search & Filter' }).click()
  const group = page.getByRole('group', { name: 'Distance' })
  await group.getByLabel('ZIP code').fill('94568')
  await group.getByLabel('Within').selectOption('25')
  await expect(page).toHaveURL(/zipcode=94568.*distance=25|distance=25.*zipcode=94568/)
  if (isPhone) await page.getByRole('button', { name: /^Show .* results?$/ }).click()
  await page.getByLabel('Sort by').selectOption({ label: 'Nearest first' })
  await expect(page.getByRole('status').filter({ hasText: 'summer camp' })).toContainText(String(total))
  await expect(page.getByText(new RegExp(`· ${camps[0]?.distanceMiles} mi$`)).first()).toBeVisible()

  await stubMapTiles(page)
  await page.getByRole('radio', { name: 'Map' }).press('Space')
  const map = page.getByRole('region', { name: 'Summer Camps on a map' })
  await expect(map).toBeVisible()
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible()
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/bounds=/)
  await page.getByRole('button', { name: 'Remove Map area' }).click()
  await expect(page).not.toHaveURL(/bounds=/)

  const card = page.getByRole('region', { name: 'At this place' })
  for (let step = 0; step < 12 && !(await card.isVisible()); step += 1) {
    await map
      .getByRole('button', { name: /summer camps|,/ })
      .first()
      .press('Enter')
    await page.waitForTimeout(200)
  }
  const save = card.getByRole('button', { name: /^Save / }).first()
  const isSaved = (await save.getAttribute('aria-pressed')) === 'true'
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', String(!isSaved))
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(map.locator(':focus')).toHaveRole('button')

  const list = page.getByRole('list', { name: 'Summer Camps on the map' })
  await expect(list.getByRole('button', { name: /^Save / })).toHaveCount(await list.getByRole('link').count())
  await page.goto('/summer-camps?show=map&bounds=36,-124,36.1,-123.9')
  await expect(page.getByText('No summer camps in this area')).toBeVisible()
  await page.getByRole('button', { name: 'Search everywhere' }).click()
  await expect(list).toBeVisible()
  await page.goto('/summer-camps?show=map&search=zzqxyv')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
})

test('a search from the header covers all kinds and shows its interpretation @both', async ({ page }) => {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('body').press('/')
  const box = page.getByRole('combobox', { name: 'Find anything' })
  await expect(box).toBeFocused()
  await box.fill('free camps near 94568')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('free camps near 94568')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=free+camps+near+94568')
  await expect(page.getByRole('button', { name: 'Remove Within 25 miles of 94568' })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Camps/ })).toBeVisible()

  await page.getByRole('button', { name: 'Remove Free' }).click()
  await expect(page).toHaveURL('/search?q=free+camps+near+94568&off=cost')
  await page.getByRole('tab', { name: /^Camps/ }).click()
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'Filter these summer camps' }).click()
  await expect(page).toHaveURL(/\/summer-camps\?.*zipcode=94568/)
})
