import type { Locator, Page } from '@playwright/test'
import { truncateText } from '../src/client/lib/truncate-text.ts'
import { minimalForms } from '../src/server/testing/submissions/filled-forms.ts'
import { signUp } from './fixtures/accounts.ts'
import { fillForm, lastSubmitted, openForm, submitButton } from './fixtures/listing-form.ts'
import { mapTiles, stubMapTiles } from './fixtures/map-tiles.ts'
import { expect, test } from './fixtures/test.ts'

interface EventAnswer {
  id: number
  title: string
  organizer: string
  organizerEmail: string
  eventDate: string
  startTime: string | null
  viewCount: number
  thumbsUpCount: number
  zipcode: string | null
}

interface ListResponse {
  total: number
  events: EventAnswer[]
}

const fetchList = async (page: Page, query = ''): Promise<ListResponse> =>
  (await page.request.get(`/api/events?${query}`)).json()

const upcoming = 'upcoming=true'
const count = (page: Page) => page.getByRole('status').filter({ hasText: /events?/ })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
/** Lists truncate long titles. */
const shownTitle = ({ title }: EventAnswer) => truncateText(title, 90)
const panel = (page: Page) => page.getByRole('complementary', { name: /Search & Filter/ })
const dialog = (page: Page) => page.getByRole('dialog')
const firstOf = ({ events }: ListResponse): EventAnswer => {
  const event = events.find((found) => found.title === shownTitle(found))
  if (!event) throw new Error('The demo data has no such event')
  return event
}
/** An event that the month grid shows by title, not behind '+N more'. */
const firstOfItsDay = ({ total, events: [soonest, ...later] }: ListResponse): EventAnswer =>
  firstOf({ total, events: later.filter(({ eventDate }) => eventDate !== soonest?.eventDate) })
const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test.describe('finding events', () => {
  test('the list shows the upcoming total and the next ten events', async ({ page }) => {
    const { total, events } = await fetchList(page, upcoming)
    const requests = page.waitForRequest((request) => /\/api\/events\?.*limit=10/.test(request.url()))
    await page.goto('/events')
    expect(new URL((await requests).url()).searchParams.get('upcoming')).toBe('true')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community Events')
    await expect(count(page)).toHaveText(`${total} events, 1 to 10 shown`)
    await expect(titles(page)).toHaveText(events.map(shownTitle))
  })

  test('every filter narrows the list, updates the URL and returns to the first page', async ({ page }) => {
    await page.goto('/events?page=2')
    await expect(page.getByText('Page 2 of')).toBeVisible()
    await panel(page)
      .getByRole('group', { name: 'Categories' })
      .getByRole('checkbox', { name: /^Music/ })
      .check()
    await expect(page).toHaveURL('/events?categories=Music')
    const music = await fetchList(page, `${upcoming}&categories=Music`)
    await expect(count(page)).toContainText(`${music.total} event`)

    await panel(page)
      .getByRole('group', { name: 'Target Audience' })
      .getByRole('checkbox', { name: /^All Ages/ })
      .check()
    await panel(page)
      .getByRole('radio', { name: /^Not required/ })
      .press('Space')
    await expect(page).toHaveURL('/events?categories=Music&targetAudience=All+Ages&registration=not-required')
    const fewer = await fetchList(
      page,
      `${upcoming}&categories=Music&targetAudience=All Ages&registrationRequired=false`,
    )
    await expect(count(page)).toContainText(`${fewer.total} event`)
    await expect(panel(page).getByRole('heading', { level: 2 })).toContainText('3 filters are set')
    await page.goBack()
    await page.goBack()
    await expect(count(page)).toContainText(`${music.total} event`)

    await panel(page).getByRole('switch', { name: 'Upcoming events only' }).uncheck()
    await expect(page).toHaveURL('/events?categories=Music&upcoming=false')
    const all = await fetchList(page, 'categories=Music')
    await expect(count(page)).toContainText(`${all.total} event`)
    await panel(page).getByRole('button', { name: 'Clear All Filters' }).click()
    await expect(page).toHaveURL('/events')
    await expect(panel(page).getByRole('button', { name: 'Clear All Filters' })).toBeHidden()

    const night = await fetchList(page, `${upcoming}&search=night`)
    await page.getByRole('searchbox', { name: 'Search' }).fill('night')
    await expect(page).toHaveURL('/events?search=night')
    await expect(count(page)).toContainText(`${night.total} event`)
  })

  test('each filter value shows its count', async ({ page }) => {
    const science = await fetchList(page, `${upcoming}&targetAudience=High School&categories=Science`)
    await page.goto('/events?targetAudience=High+School')
    const option = panel(page)
      .getByRole('group', { name: 'Categories' })
      .locator('label')
      .filter({ hasText: /^Science/ })
    await expect(option).toHaveText(`Science${science.total}`)
  })

  test('a ZIP code and a distance find nearby events', async ({ page }) => {
    const near = await fetchList(page, `${upcoming}&zipcode=94568&distance=5`)
    await page.goto('/events')
    await panel(page).getByLabel('Distance').selectOption('5')
    await expect(panel(page)).toContainText('Enter a ZIP code')
    await panel(page).getByLabel('ZIP code').fill('94568')
    await expect(page).toHaveURL('/events?zipcode=94568&distance=5')
    await expect(count(page)).toContainText(`${near.total} event`)
    await panel(page).getByLabel('Distance').selectOption('any')
    await expect(page).toHaveURL('/events?zipcode=94568')
    const all = await fetchList(page, upcoming)
    await expect(count(page)).toContainText(`${all.total} events`)
  })

  test('an unknown ZIP code shows an error at its field', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    await page.goto('/events?distance=10')
    const box = panel(page).getByLabel('ZIP code')
    await box.fill('00000')
    await expect(box).toHaveAccessibleDescription('We do not know that ZIP code')
    await expect(page.getByRole('heading', { name: 'No events found' })).toBeVisible()
    await box.fill('94568')
    await expect(titles(page).first()).toBeVisible()
    await expect(box).toHaveAccessibleDescription('')
  })

  test('sort and direction are separate choices', async ({ page }) => {
    await page.goto('/events')
    for (const [sortBy, sortOrder] of [
      ['title', 'asc'],
      ['title', 'desc'],
      ['organizer', 'desc'],
      ['thumbsUp', 'desc'],
      ['viewCount', 'asc'],
      ['eventDate', 'desc'],
    ]) {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption(sortBy ?? '')
      await page.getByRole('combobox', { name: 'Direction' }).selectOption(sortOrder ?? '')
      const { events } = await fetchList(page, `${upcoming}&sortBy=${sortBy}&sortOrder=${sortOrder}`)
      await expect(titles(page)).toHaveText(events.map(shownTitle))
    }
    await expect(page).toHaveURL('/events?sortOrder=desc')
  })

  test('First, Previous, Next and Last change the page', { tag: '@phone' }, async ({ page }) => {
    const { total } = await fetchList(page, upcoming)
    const last = Math.ceil(total / 10)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    const press = (name: string) => pages.getByRole('button', { name, exact: true }).click()
    await page.goto('/events')
    await expect(pages.getByRole('button', { name: 'First' })).toBeDisabled()
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await press('Next')
    await expect(pages).toContainText(`Page 2 of ${last}`)
    const second = await fetchList(page, `${upcoming}&offset=10`)
    await expect(titles(page)).toHaveText(second.events.map(shownTitle))
    await press('Last')
    await expect(pages).toContainText(`Page ${last} of ${last}`)
    await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled()
    await press('Previous')
    await expect(page).toHaveURL(`/events?page=${last - 1}`)
    await press('First')
    await expect(page).toHaveURL('/events')
    await page.goto('/events?page=9999')
    await expect(page).toHaveURL(`/events?page=${last}`)
  })

  test('an empty result offers to clear the filters', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/events?search=qqqqzzzzxxxx')
    await expect(page.getByRole('heading', { name: 'No events found' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Clear All Filters' }).last().click()
    await expect(titles(page)).toHaveCount(10)
  })

  test('a failed request shows an error and can be retried', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/api\/events/)
    await page.route('**/api/events?*', (route) => route.abort())
    await page.goto('/events')
    await expect(page.getByRole('alert')).toContainText('Error loading data')
    await expect(page.getByRole('alert')).toContainText('Failed to fetch events')
    await page.unroute('**/api/events?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(titles(page)).toHaveCount(10)
  })

  test('on a phone the filters open in a sheet', { tag: '@phone' }, async ({ page }) => {
    const music = await fetchList(page, `${upcoming}&categories=Music`)
    await page.goto('/events')
    await expect(titles(page).first()).toBeVisible()
    const firstCard = page.getByRole('main').getByRole('listitem').first()
    expect((await firstCard.boundingBox())?.y).toBeLessThanOrEqual(260)
    await page.getByRole('button', { name: 'Search & Filter' }).click()
    await dialog(page)
      .getByRole('checkbox', { name: /^Music/ })
      .check()
    await dialog(page)
      .getByRole('button', { name: `Show ${music.total} event` })
      .click()
    await expect(dialog(page)).toBeHidden()
    await expect(titles(page)).toHaveText(music.events.map(shownTitle))
  })
})

test.describe('the calendar', () => {
  test('a day shows its event count, and selecting it shows the events', async ({ page }) => {
    const { eventDate } = firstOf(await fetchList(page, `${upcoming}&offset=8`))
    const onDay = await fetchList(page, `eventDate=${eventDate}`)
    await page.goto(`/events?month=${eventDate.slice(0, 7)}`)
    const text = `${longDay(eventDate)}, ${onDay.total} ${onDay.total === 1 ? 'event' : 'events'}`
    await panel(page).getByRole('button', { name: text }).click()
    await expect(page).toHaveURL(new RegExp(`eventDate=${eventDate}`))
    await expect(panel(page).getByRole('switch')).not.toBeChecked()
    await expect(titles(page)).toHaveText(onDay.events.map(shownTitle))
    await expect(panel(page).getByRole('button', { name: text })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: `Remove ${longDay(eventDate)}` }).click()
    await expect(panel(page).getByRole('switch')).toBeChecked()
    await expect(titles(page)).toHaveCount(10)
  })

  test('the month view shows each result on its day', async ({ page }) => {
    const event = firstOf(await fetchList(page, `${upcoming}&offset=12`))
    const month = event.eventDate.slice(0, 7)
    const inMonth = await fetchList(page, `${upcoming}&month=${month}&limit=100`)
    await page.goto(`/events?month=${month}`)
    await page.getByRole('radio', { name: 'Month' }).press('Space')
    await expect(page).toHaveURL(`/events?month=${month}&show=month`)
    await expect(count(page)).toContainText(`${inMonth.total} event`)
    // The date picker shows the same counts.
    const onDay = (scope: Locator) =>
      scope
        .getByRole('button', { name: /, \d+ events?$/ })
        .evaluateAll((days) => days.map((day) => day.ariaLabel))
    const inGrid = page.getByRole('main').getByRole('table').last()
    await expect.poll(() => onDay(inGrid)).toEqual(await onDay(panel(page)))
    await page.getByRole('main').getByRole('table').getByRole('link').first().click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('table')
      .getByRole('button', { name: new RegExp(`^${longDay(event.eventDate)}`) })
      .last()
      .click()
    await expect(page).toHaveURL(`/events?eventDate=${event.eventDate}&month=${month}`)
    await expect(titles(page).filter({ hasText: event.title })).toBeVisible()
  })

  test('the current filters can be subscribed to', async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const music = await fetchList(page, `${upcoming}&categories=Music`)
    await page.goto('/events?categories=Music')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await dialog(page).getByRole('button', { name: 'Copy calendar address' }).click()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toBe(`${server.url}/api/events.ics?categories=Music`)
    await expect(dialog(page).getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
      'href',
      address.replace('http:', 'webcal:'),
    )
    const feed = await page.request.get(address)
    expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect((await feed.text()).match(/BEGIN:VEVENT/g)).toHaveLength(music.total)
  })
})

test.describe('the map', () => {
  test('loads on request, shows the same results, and a pin opens its event', {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    const { total } = await fetchList(page, upcoming)
    const tileRequests: string[] = []
    const scriptRequests: string[] = []
    page.on('request', (request) => {
      if (mapTiles.test(request.url())) tileRequests.push(request.url())
      if (/leaflet/.test(request.url())) scriptRequests.push(request.url())
    })
    await page.goto('/events')
    await expect(titles(page).first()).toBeVisible()
    expect([tileRequests, scriptRequests]).toEqual([[], []])
    await stubMapTiles(page)
    await page.getByRole('radio', { name: 'Map' }).press('Space')
    await expect(count(page)).toContainText(`${total} events`)
    const map = page.getByRole('region', { name: 'Events on a map' })
    await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
    const pins = map.getByRole('button', { name: /event|,/ })
    await expect(pins.first()).toBeVisible()
    await expect.poll(() => tileRequests.length).toBeGreaterThan(0)

    const list = page.getByRole('list', { name: 'Events on the map' })
    await list.getByRole('link').last().focus()
    await expect(map.locator('.event-pin-highlighted')).toHaveCount(1)
    const farther = page.getByRole('button', { name: /\d+ farther away/ })
    if (await farther.isVisible()) {
      await farther.click()
      await page.getByRole('button', { name: 'Back to most events' }).click()
    }

    const card = page.getByRole('region', { name: 'At this place' })
    for (let step = 0; step < 12 && !(await card.isVisible()); step += 1) {
      await pins.first().focus()
      await page.keyboard.press('Enter')
      await page.waitForTimeout(200)
    }
    const link = card.getByRole('link').first()
    const title = await link.locator('span.font-semibold').innerText()
    // Saving in the popup updates the list.
    const save = page.getByRole('button', { name: `Save ${title}`, exact: true })
    await card.getByRole('button', { name: `Save ${title}`, exact: true }).click()
    await expect(save.first()).toHaveAttribute('aria-pressed', 'true')
    // On a phone, the list is a separate scroll area below the map.
    if (!isMobile) await expect(list.locator('[aria-current=true]').first()).toBeInViewport()
    await link.click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await page.unroute(mapTiles)
    await page.goto(`/events?search=${encodeURIComponent(title)}`)
    await expect(save.first()).toHaveAttribute('aria-pressed', 'true')
  })

  test('still works without background tiles', async ({ page, consoleWatch }) => {
    consoleWatch.allow(mapTiles)
    await page.route(mapTiles, (route) => route.abort())
    const event = firstOf(await fetchList(page, upcoming))
    await page.goto(`/events?view=event-${event.id}`)
    await dialog(page).getByRole('button', { name: 'Show map' }).click()
    await expect(dialog(page).getByText('The map background could not be loaded')).toBeVisible()
    await expect(dialog(page).locator('.event-pin')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Copy address' })).toBeVisible()
  })
})

test.describe('the event dialog', () => {
  test('a card opens it, Back closes it, and focus returns', async ({ page }) => {
    const event = firstOf(await fetchList(page, upcoming))
    await page.goto('/events')
    await page.getByRole('button', { name: `View ${event.title}` }).click()
    await expect(page).toHaveURL(`/events?view=event-${event.id}`)
    await expect(page.getByRole('dialog', { name: event.title })).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: `View ${event.title}` })).toBeFocused()
    await page.goForward()
    await page.reload()
    await expect(page.getByRole('dialog', { name: event.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('shows every field and loads nothing from third parties', async ({ page, server }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) foreign.push(request.url())
    })
    const event = firstOf(await fetchList(page, `${upcoming}&registrationRequired=true`))
    await page.goto(`/events?view=event-${event.id}`)
    const box = page.getByRole('dialog', { name: event.title })
    await expect(box.getByRole('region', { name: 'Details' })).toContainText(longDay(event.eventDate))
    await expect(box.getByRole('region', { name: 'Organizer' })).toContainText(event.organizerEmail)
    await expect(box.getByRole('link', { name: /^Register/ }).first()).toHaveAttribute('target', '_blank')
    for (const name of ['OpenStreetMap', 'Google Maps', 'Apple Maps']) {
      await expect(box.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', /^https:/)
    }
    await expect(box.getByRole('region', { name: 'Activity' })).toContainText('No ratings yet')
    expect(foreign).toEqual([])
  })

  test('opening it counts one view', async ({ page }) => {
    const event = firstOf(await fetchList(page, `${upcoming}&offset=3`))
    const views = `${(event.viewCount + 1).toLocaleString('en-US')} view`
    await page.goto('/events')
    await page.getByRole('button', { name: `View ${event.title}` }).click()
    await expect(dialog(page).getByRole('region', { name: 'Activity' })).toContainText(views)
  })

  test('a thumbs up can be given and removed', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/api\/thumbs-up/)
    const event = firstOf(await fetchList(page, `${upcoming}&offset=4`))
    await page.goto(`/events?view=event-${event.id}`)
    const thumb = dialog(page).getByRole('button', { name: /Thumbs Up/ })
    const likes = (number: number) =>
      expect(dialog(page).getByRole('region', { name: 'Activity' })).toContainText(`${number} like`)
    await thumb.click()
    await expect(page.getByText('Thumbs up added!', { exact: true })).toBeVisible()
    await likes(event.thumbsUpCount + 1)
    await thumb.click()
    await expect(page.getByText('Thumbs up removed', { exact: true })).toBeVisible()
    await likes(event.thumbsUpCount)
    await page.route('**/api/thumbs-up', (route) => route.abort())
    await thumb.click()
    await expect(
      page.getByText('Failed to update thumbs up. Please try again.', { exact: true }),
    ).toBeVisible()
    await likes(event.thumbsUpCount)
  })

  test('a shared link opens the same event', async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const event = firstOf(await fetchList(page, upcoming))
    await page.goto(`/events?search=night&view=event-${event.id}`)
    await dialog(page).getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`^${server.url}/browse/events/${event.id}-`))
  })

  test('downloads as a calendar file', async ({ page }) => {
    const event = firstOf(await fetchList(page, upcoming))
    await page.goto(`/events?view=event-${event.id}`)
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('link', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toMatch(/^[a-z0-9-]+\.ics$/)
    await expect(dialog(page)).toBeVisible()
  })

  test('a deleted event shows a not-available message', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/events\/999999999/)
    await page.goto('/events?view=event-999999999')
    await expect(dialog(page)).toContainText('This event is no longer available')
    await dialog(page).getByRole('button', { name: 'Back to the list' }).click()
    await expect(page).toHaveURL('/events')
  })
})

for (const timezoneId of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('no date shifts by a day, and the form keeps the typed date', async ({ page }) => {
      const event = firstOfItsDay(await fetchList(page, upcoming))
      const { eventDate, id, title } = event
      const text = longDay(eventDate)
      await page.goto('/events')
      const card = page.getByRole('listitem').filter({ hasText: title })
      await expect(card).toContainText(text)
      await expect(card).toContainText(String(Number(eventDate.slice(8))))

      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date())
      await expect(panel(page).locator('[aria-current="date"]')).toHaveAttribute('data-day', today)
      const months = Number(eventDate.slice(5, 7)) - Number(today.slice(5, 7))
      for (let month = 0; month < (months + 12) % 12; month += 1) {
        await panel(page).getByRole('button', { name: 'Next month' }).click()
      }
      const day = panel(page).getByRole('button', { name: new RegExp(`^${text}, [1-9]`) })
      await expect(day).toHaveAttribute('data-day', eventDate)
      await day.click()
      await expect(page).toHaveURL(new RegExp(`eventDate=${eventDate}`))
      await page.getByRole('button', { name: `View ${title}` }).click()
      await expect(dialog(page).getByRole('region', { name: 'Details' })).toContainText(text)
      const ics = await (await page.request.get(`/api/events/${id}/calendar.ics`)).text()
      const start = `${eventDate.replaceAll('-', '')}T${event.startTime?.replace(':', '')}00`
      expect(ics).toContain(`DTSTART;TZID=America/Los_Angeles:${start}\r\n`)

      await page.keyboard.press('Escape')
      await page.getByRole('radio', { name: 'Month' }).press('Space')
      const cell = page.getByRole('main').getByRole('table').getByRole('cell').filter({ hasText: title })
      await expect(cell.getByRole('button', { name: new RegExp(`^${text}`) }).first()).toBeVisible()

      await openForm(page, 'event')
      await fillForm(page.getByRole('main'), 'event', minimalForms.event)
      await submitButton(page).click()
      await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible()
      expect(await lastSubmitted(page)).toMatchObject({ values: { eventDate: minimalForms.event.eventDate } })
    })
  })
}
