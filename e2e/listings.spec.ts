import type { Page } from '@playwright/test'
import { truncateText } from '../src/client/lib/truncate-text.ts'
import { signUp } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

interface Camp {
  id: number
  name: string
  viewCount: number
  reviewCount: number
  website: string | null
}

interface ListResponse {
  total: number
  camps: Camp[]
}

interface Similar {
  listing: Camp
  reason: string
}

const fetchList = async (page: Page, query = ''): Promise<ListResponse> =>
  (await page.request.get(`/api/summer-camps?${query}`)).json()

const count = (page: Page) => page.getByRole('status').filter({ hasText: /summer camps?/ })
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader').getByRole('link')
/** A long name is cut in lists. */
const shownName = ({ name }: Camp) => truncateText(name, 90)
const dialog = (page: Page) => page.getByRole('dialog')

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test.describe('finding listings', () => {
  test('the list shows the total and the first five results', async ({ page }) => {
    const { total, camps } = await fetchList(page)
    await page.goto('/summer-camps')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer Camps')
    await expect(count(page)).toContainText(`${total} summer camps`)
    await expect(rows(page)).toHaveText(camps.map(shownName))
  })

  test('every filter narrows the list, updates the URL, and Back reverts it', async ({ page }) => {
    const one = await fetchList(page, 'categories=STEM')
    const two = await fetchList(page, 'categories=STEM&hasScholarship=true')
    const panel = page.getByRole('complementary', { name: /Search & Filter/ })
    await page.goto('/summer-camps?page=2')
    await expect(panel.getByRole('button', { name: 'Clear All Filters' })).toBeHidden()

    await panel.getByRole('checkbox', { name: /^STEM/ }).check()
    await expect(page).toHaveURL('/summer-camps?categories=STEM')
    await expect(count(page)).toContainText(`${one.total} summer camp`)
    await expect(rows(page)).toHaveText(one.camps.map(shownName))
    await expect(panel.getByRole('heading')).toContainText('1 filter is set')

    await panel.getByRole('radio', { name: /^Yes/ }).press('Space')
    await expect(page).toHaveURL('/summer-camps?categories=STEM&hasScholarship=true')
    await expect(count(page)).toContainText(`${two.total} summer camp`)
    await expect(panel.getByRole('heading')).toContainText('2 filters are set')
    const chips = page.getByRole('region', { name: 'Active filters' }).getByRole('button')
    await expect(chips).toHaveText(['STEM', 'Scholarship Available: Yes'])

    await page.goBack()
    await expect(count(page)).toContainText(`${one.total} summer camp`)
    await page.goForward()
    await expect(count(page)).toContainText(`${two.total} summer camp`)
    await page.reload()
    await expect(count(page)).toContainText(`${two.total} summer camp`)

    // The clicked control disappears; focus stays nearby.
    await panel.getByRole('button', { name: 'Remove STEM' }).press('Enter')
    await expect(page).toHaveURL('/summer-camps?hasScholarship=true')
    await expect(panel.getByRole('group', { name: 'Categories' })).toBeFocused()
    await chips.press('Enter')
    await expect(page).toHaveURL('/summer-camps')
    await expect(count(page)).toBeFocused()
    await panel.getByRole('switch', { name: 'Hide closed' }).check()
    await panel.getByRole('button', { name: 'Clear All Filters' }).press('Enter')
    await expect(page).toHaveURL('/summer-camps')
    await expect(panel.getByRole('heading')).toBeFocused()
    await expect(panel.getByRole('heading')).toBeInViewport()

    await panel.getByRole('link', { name: 'Skip to results' }).press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused()
  })

  test('each filter value shows its count', async ({ page }) => {
    const free = await fetchList(page, 'categories=STEM&cost=FREE')
    await page.goto('/summer-camps?categories=STEM')
    const option = page
      .getByRole('group', { name: 'Cost Range' })
      .locator('label')
      .filter({ hasText: 'FREE' })
    await expect(option).toHaveText(`FREE${free.total}`)
  })

  test('a search is in the URL, sorts by best match and adds no history entry', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Camps', exact: true }).click()
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search' }).fill('camp')
    await expect(page).toHaveURL('/summer-camps?search=camp')
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('best')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('a misspelled search shows its correction, and can be searched as typed', async ({ page }) => {
    await page.goto('/tutoring-providers?search=calclus')
    await expect(page.getByText('Showing results for calculus')).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Search for calclus instead' }).click()
    await expect(page).toHaveURL('/tutoring-providers?search=calclus&exactSearch=true')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Showing results for calculus')).toBeVisible()
  })

  test('a column sorts ascending, then descending, in step with the selector', async ({ page }) => {
    await page.goto('/summer-camps')
    const head = page.getByRole('columnheader', { name: 'Name' })
    const selector = page.getByRole('combobox', { name: 'Sort by' })
    for (const [order, aria, text] of [
      ['asc', 'ascending', 'Name, A to Z'],
      ['desc', 'descending', 'Name, Z to A'],
    ] as const) {
      await head.getByRole('button').click()
      await expect(head).toHaveAttribute('aria-sort', aria)
      await expect(selector.locator('option:checked')).toHaveText(text)
      const { camps } = await fetchList(page, `sortBy=name&sortOrder=${order}`)
      await expect(rows(page)).toHaveText(camps.map(shownName))
    }
    await selector.selectOption({ label: 'Cost, lowest first' })
    await expect(page.getByRole('columnheader', { name: 'Cost' })).toHaveAttribute('aria-sort', 'ascending')
    const { camps } = await fetchList(page, 'sortBy=costRange&sortOrder=asc')
    await expect(rows(page)).toHaveText(camps.map(shownName))
  })

  test('pagination works, and a new page size returns to the first page', async ({ page }) => {
    const second = await fetchList(page, 'offset=5')
    const ten = await fetchList(page, 'limit=10')
    await page.goto('/summer-camps')
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/summer-camps?page=2')
    await expect(rows(page)).toHaveText(second.camps.map(shownName))
    await page.getByRole('combobox', { name: 'Results per page' }).selectOption('10')
    await expect(page).toHaveURL('/summer-camps?limit=10')
    await expect(rows(page)).toHaveText(ten.camps.map(shownName))
    await page.goto('/summer-camps?page=9999')
    await expect(page).toHaveURL(`/summer-camps?page=${Math.ceil(ten.total / 5)}`)
  })

  test('a search from the address is cleared with the filters, and stays cleared', async ({ page }) => {
    await page.goto('/summer-camps?search=robot&state=CA')
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Clear All Filters' }).first().click()
    await expect(page).toHaveURL('/summer-camps')
    // Longer than the debounce of the field.
    await page.waitForTimeout(600)
    await expect(page).toHaveURL('/summer-camps')
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('')
  })

  test('an empty result offers to clear the filters', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/summer-camps?search=qqqqzzzzxxxx')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your filters or search terms')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Clear All Filters' }).last().click()
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeHidden()
    await expect(count(page)).toBeFocused()
  })

  test('a failed request shows an error and can be retried', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/api\/summer-camps/)
    await page.route('**/api/summer-camps?*', (route) => route.abort())
    await page.goto('/summer-camps')
    await expect(page.getByRole('alert')).toContainText('Error loading data')
    await expect(page.getByRole('alert')).toContainText('Failed to fetch summer camps')
    await page.unroute('**/api/summer-camps?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page)).toHaveCount(5)
  })

  test('on a phone the filters open in a sheet and results are cards', { tag: '@phone' }, async ({
    page,
  }) => {
    const music = await fetchList(page, 'categories=Music')
    await page.goto('/summer-camps')
    await expect(page.getByRole('table')).toBeHidden()
    const filters = page.getByRole('button', { name: 'Search & Filter' })
    const firstCard = page.getByRole('main').getByRole('listitem').first()
    await expect(firstCard.getByRole('heading')).toBeVisible()
    expect((await firstCard.boundingBox())?.y).toBeLessThanOrEqual(260)
    await page.mouse.wheel(0, 2000)
    await expect(filters).toBeInViewport({ ratio: 1 })

    // Back closes the sheet and keeps the choice.
    await filters.click()
    await dialog(page).getByRole('checkbox', { name: /^STEM/ }).check()
    await expect(page).toHaveURL('/summer-camps?categories=STEM')
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/summer-camps?categories=STEM')
    await page.getByRole('button', { name: 'Remove STEM' }).click()
    await expect(page).toHaveURL('/summer-camps')

    await filters.click()
    await dialog(page)
      .getByRole('checkbox', { name: /^Music/ })
      .check()
    await dialog(page)
      .getByRole('button', { name: `Show ${music.total} result` })
      .click()
    await expect(dialog(page)).toBeHidden()
    await expect(count(page)).toContainText(`${music.total} summer camp`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      music.camps.map(shownName),
    )
    await expect(page.getByRole('button', { name: 'Search & Filter' })).toContainText('1')
  })
})

test.describe('deciding at a glance', () => {
  test('jobs say their pay, are saved with one click, and stay cards when cards were chosen', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(/status of 503/)
    const { jobs } = await (await page.request.get('/api/jobs?sortBy=name&sortOrder=asc')).json()
    const { title } = jobs[0]
    await page.goto('/jobs?sortBy=name&sortOrder=asc')
    const save = page.getByRole('button', { name: `Save ${title}`, exact: true }).first()
    await expect(page.getByRole('columnheader', { name: 'Pay' })).toBeVisible()
    await expect(page.getByRole('cell', { name: /^(From )?\$[\d.,–]+\/(hr|mo|yr)$/ }).first()).toBeVisible()
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog(page)).toBeHidden()

    await page.getByRole('radio', { name: 'Cards' }).press('Space')
    await expect(page.getByRole('table')).toBeHidden()
    await page.reload()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('table')).toBeHidden()

    await page.route('**/api/bookmarks', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now' } }),
    )
    await save.click()
    await expect(page.getByText('Failed to toggle bookmark', { exact: true }).first()).toBeVisible()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('the detail dialog', () => {
  test('a row opens it, Back closes it, and focus returns', async ({ page }) => {
    const { camps } = await fetchList(page)
    const camp = camps[0] ?? { id: 0, name: '' }
    await page.goto('/summer-camps')
    await page.getByRole('row', { name: camp.name }).first().click()
    await expect(page).toHaveURL(`/summer-camps?view=camp-${camp.id}`)
    await expect(page.getByRole('dialog', { name: camp.name })).toBeVisible()
    await expect(dialog(page).getByRole('region', { name: 'Details' })).toBeVisible()
    // A click shows no focus ring, also where the dialog moves focus; a key does.
    const ring = () =>
      page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
    expect(await ring()).toBe('none')
    await page.keyboard.press('Tab')
    expect(await ring()).toBe('solid')
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/summer-camps')
    await expect(page.getByRole('button', { name: `View ${camp.name}` }).first()).toBeFocused()
    await page.goForward()
    await expect(page.getByRole('dialog', { name: camp.name })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog', { name: camp.name })).toBeVisible()
  })

  test('works with the keyboard alone', async ({ page }) => {
    const { camps } = await fetchList(page)
    await page.goto('/summer-camps')
    const view = page.getByRole('button', { name: `View ${camps[0]?.name}` }).first()
    await expect(view).toBeVisible()
    await page.getByRole('button', { name: 'Thumbs up', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: `Compare ${camps[0]?.name}` }).first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: `Save ${camps[0]?.name}` }).first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(view).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(view).toBeFocused()
    await expect(page).toHaveURL('/summer-camps')
  })

  test('opening it counts one view', async ({ page }) => {
    const { camps } = await fetchList(page, 'offset=5')
    const camp = camps[0] ?? { id: 0, name: '', viewCount: 0 }
    const expected = (camp.viewCount + 1).toLocaleString('en-US')
    const tracked: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/views/track')) tracked.push(request.postDataJSON())
    })
    await page.goto('/summer-camps?page=2')
    await page
      .getByRole('button', { name: `View ${camp.name}` })
      .first()
      .click()
    await expect(dialog(page)).toContainText(`${expected} view`)
    expect(tracked).toEqual([{ listingType: 'camp', listingId: camp.id }])
  })

  test('answers at a glance, sorts its reviews and leads to similar listings', { tag: '@both' }, async ({
    page,
  }) => {
    const { camps } = await fetchList(page, 'hideClosed=true&applicationAvailable=true&limit=100')
    const camp = camps.find(({ reviewCount, website }) => reviewCount > 1 && website) ?? { id: 0, name: '' }
    const { similar } = await (await page.request.get(`/api/summer-camps/${camp.id}/similar`)).json()
    const lowest = await (await page.request.get(`/api/reviews/camp/${camp.id}?sort=lowest&limit=1`)).json()

    await page.goto(`/summer-camps?categories=STEM&view=camp-${camp.id}`)
    const box = page.getByRole('dialog', { name: camp.name })
    await expect(box.getByRole('region', { name: 'At a glance' }).getByRole('term').first()).toBeVisible()
    const apply = box.getByRole('link', { name: /^(Apply|Visit website) \(/ })
    await expect(apply).toBeInViewport({ ratio: 1 })

    await box.getByLabel('Sort reviews').selectOption('Lowest rated')
    const reviews = box.getByRole('article', { name: /^Review by / })
    await expect(reviews.first().getByRole('heading')).toHaveText(lowest[0].title)

    const cards = box.getByRole('region', { name: 'Similar' }).getByRole('listitem')
    await box.getByText('Similar', { exact: true }).scrollIntoViewIfNeeded()
    await expect(cards.getByRole('link')).toHaveText(similar.map(({ listing }: Similar) => listing.name))
    await expect(cards.first()).toContainText(similar[0].reason)
    if (test.info().project.name === 'phone') await expect(apply).toBeInViewport({ ratio: 1 })

    await cards.getByRole('link').first().click()
    const other = page.getByRole('dialog', { name: similar[0].listing.name })
    await expect(
      other.getByRole('link', { name: /^(Apply|Visit website|Call|Email)/ }).first(),
    ).toBeInViewport()
    await expect(page).toHaveURL(`/summer-camps?categories=STEM&view=camp-${similar[0].listing.id}`)
    await page.goBack()
    await expect(box).toBeVisible()
    await page.goForward()
    await other.getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/summer-camps?categories=STEM')
  })

  test('a deleted listing shows a not-available message', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/summer-camps\/999999999/)
    await page.goto('/summer-camps?view=camp-999999999')
    await expect(dialog(page)).toContainText('This listing is no longer available')
    await dialog(page).getByRole('button', { name: 'Back to the list' }).click()
    await expect(page).toHaveURL('/summer-camps')
    await expect(rows(page).first()).toBeVisible()
  })
})
