import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { type Caller, signInAsAdmin, signUp } from './fixtures/accounts.ts'
import { mailsOf } from './fixtures/mails.ts'
import { expect, test } from './fixtures/test.ts'

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

const camp = (name: string) => ({
  name,
  description: 'A week outdoors, with maps.',
  categories: ['STEM'],
  deliveryMode: ['In-person'],
  city: 'Dublin',
  state: 'CA',
})

async function submitCamp({ request }: Caller, name: string): Promise<number> {
  const response = await request.post('/api/summer-camps', { data: camp(name) })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).id
}

async function liveCamp(owner: Caller, admin: Caller, name: string): Promise<number> {
  const id = await submitCamp(owner, name)
  expect((await admin.request.post(`/api/admin/approve/summer-camp/${id}`)).status()).toBe(200)
  return id
}

const isLive = async (page: Page, id: number) => (await page.request.get(`/api/summer-camps/${id}`)).ok()
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
/** A row stays in place after an action until the pointer leaves the list. */
async function leaveList(page: Page, row: Locator) {
  await row.hover()
  await page.mouse.move(0, 0)
}
/** Rows ignore clicks within half a second of the last action. */
const waitForClickGuard = (page: Page) => page.waitForTimeout(550)
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

/** All mail from the worker's server. */
function mails(): string[] {
  return mailsOf(join(process.env.WAYMARK_E2E_FOLDER ?? '', `worker-${test.info().workerIndex}`))
}

test('an approved submission appears in the directory', async ({ page }) => {
  const name = unique('Ridgeline Camp')
  await signUp(page)
  const id = await submitCamp(page, name)
  expect(await isLive(page, id)).toBe(false)

  await signInAsAdmin(page)
  await page.goto('/admin')
  await rowOf(page, name)
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(toast(page, 'Listing approved successfully')).toBeVisible()
  await expect(rowOf(page, name).getByRole('button', { name: `Undo ${name}` })).toBeVisible()
  await leaveList(page, rowOf(page, name))
  await expect(rowOf(page, name)).toHaveCount(0)

  await signUp(page)
  await page.goto(`/summer-camps?search=${encodeURIComponent(name)}`)
  await expect(page.getByText(name).first()).toBeVisible()
})

test('a rejected submission is mailed with its reason, fixed and resubmitted', async ({ page, newPage }) => {
  test.slow()
  const name = unique('Foggy Camp')
  const reason = `Dates missing ${randomUUID().slice(0, 6)}`
  const { email } = await signUp(page)
  await submitCamp(page, name)

  const admin = await newPage()
  await signInAsAdmin(admin)
  await admin.goto('/admin')
  await rowOf(admin, name)
    .getByRole('button', { name: /^Send back…/ })
    .click()
  const dialog = admin.getByRole('dialog', { name: 'Send back' })
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByText('Please write or choose a reason')).toBeVisible()
  await dialog.getByRole('button', { name: 'Details missing' }).click()
  await expect(dialog.getByLabel('What the submitter will read')).toHaveValue(/important details are missing/)
  await dialog.getByLabel('What the submitter will read').fill(reason)
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(toast(admin, 'Submission sent back')).toBeVisible()
  await expect(rowOf(admin, name).getByRole('button', { name: `Undo ${name}` })).toBeFocused()
  await leaveList(admin, rowOf(admin, name))

  await page.goto('/my-listings')
  await expect(page.getByText(reason)).toBeVisible()
  // The server sends mail when the undo period has ended.
  await expect
    .poll(() => mails().some((mail) => mail.includes(email) && mail.includes(`> ${reason}`)), {
      timeout: 40_000,
    })
    .toBe(true)

  await page.getByRole('button', { name: /Edit/ }).first().click()
  await expect(page.getByRole('dialog')).toContainText(reason)
  await page.getByRole('textbox', { name: 'Dates' }).fill('June 14 to June 25')
  await page.getByRole('button', { name: 'Save and resubmit' }).click()
  await expect(page.getByText(reason)).toHaveCount(0)
  await admin.getByRole('button', { name: 'Refresh' }).click()
  await expect(rowOf(admin, name)).toBeVisible()
})

test('a report is opened, handled and resolved', async ({ page, newPerson }) => {
  const name = unique('Lapsed Camp')
  const reason = unique('Closed for good')
  await signInAsAdmin(page)
  const ana = await newPerson()
  await signUp(ana)
  const id = await liveCamp(ana, page, name)
  const report = { reportType: 'listing', itemType: 'camp', itemId: id, reason, description: '' }
  expect((await ana.request.post('/api/reports', { data: report })).status()).toBe(201)

  await page.goto('/admin')
  await page.getByRole('tab', { name: /Reports/ }).click()
  await expect(page.getByRole('heading', { name: 'Community Reports' })).toBeVisible()
  const card = rowOf(page, reason)
  await card.getByRole('button', { name: 'Open listing' }).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await card.getByRole('button', { name: 'Deactivate listing' }).click()
  await expect(toast(page, 'Listing deactivated successfully')).toBeVisible()
  expect(await isLive(page, id)).toBe(false)
  await leaveList(page, card)
  await expect(card.getByText('Not live')).toBeVisible()
  await waitForClickGuard(page)
  await card.getByRole('button', { name: 'Mark Resolved' }).click()
  await expect(toast(page, 'Report resolved successfully')).toBeVisible()
  await expect(card.getByText('Resolved', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Undo' })).toBeFocused()
  await waitForClickGuard(page)
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('button', { name: 'Mark Resolved' })).toBeVisible()
})

test('a reported review is read and hidden', async ({ page, newPerson }) => {
  const name = unique('Quarrel Camp')
  const title = unique('Rude words')
  await signInAsAdmin(page)
  const [ana, ben] = [await newPerson(), await newPerson()]
  await signUp(ana)
  await signUp(ben)
  const id = await liveCamp(ana, page, name)
  const review = { title, rating: 1, content: 'Very rude.', listingType: 'camp', listingId: id }
  const { id: reviewId } = await (await ben.request.post('/api/reviews', { data: review })).json()
  const report = { reportType: 'review', itemType: 'review', itemId: reviewId, reason: unique('Offensive') }
  await ana.request.post('/api/reports', { data: report })

  await page.goto('/admin?tab=reports')
  await rowOf(page, report.reason).getByRole('button', { name: 'Open review' }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByText('Very rude.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Hide review' }).click()
  await expect(dialog.getByRole('button', { name: 'Show review' })).toBeVisible()
  expect(await (await ana.request.get(`/api/reviews/camp/${id}`)).json()).toEqual([])
})

test('a listing is found, edited with a photo, deactivated and activated', async ({ page, newPerson }) => {
  const name = unique('Plain Camp')
  await signInAsAdmin(page)
  const ana = await newPerson()
  await signUp(ana)
  const id = await liveCamp(ana, page, name)

  await page.goto('/admin?tab=edit')
  const card = page.getByRole('region', { name: 'Summer Camps' })
  await card.getByRole('searchbox').fill(name)
  await card.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Summer Camp Listing' })
  await expect(dialog.getByText('Update the details for this listing')).toBeVisible()
  await dialog.getByLabel('Length').fill('Six weeks')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'camp.png', mimeType: 'image/png', buffer: redDot })
  await expect(dialog.getByRole('img', { name: /camp\.png/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Listing updated successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  const saved = await (await page.request.get(`/api/summer-camps/${id}`)).json()
  expect(saved).toMatchObject({ length: 'Six weeks', photoUrl: expect.stringMatching(/^\/uploads\//) })
  expect((await page.request.get(saved.photoUrl)).status()).toBe(200)

  await card.getByRole('button', { name: `Deactivate ${name}` }).click()
  await expect(toast(page, 'Listing deactivated successfully')).toBeVisible()
  await expect(card.getByRole('button', { name: `Undo ${name}` })).toBeFocused()
  expect(await isLive(page, id)).toBe(false)
  await leaveList(page, rowOf(page, name))
  await waitForClickGuard(page)
  await card.getByRole('button', { name: `Activate ${name}` }).click()
  await expect(toast(page, 'Listing activated successfully')).toBeVisible()
  expect(await isLive(page, id)).toBe(true)

  // The search over all kinds finds it too, and deleting a live listing needs confirmation.
  const all = page.getByRole('region', { name: 'All Listings' })
  await all.getByRole('searchbox').fill(name)
  await expect(all.getByText('1 listing matches')).toBeVisible()
  await all.getByLabel('Kind').selectOption('Job Opportunities')
  await expect(all.getByText('No listings match')).toBeVisible()
  await all.getByLabel('Kind').selectOption('All kinds')
  await leaveList(page, all.getByRole('listitem'))
  await waitForClickGuard(page)
  await all.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('alertdialog', { name: `Delete “${name}”?` })
  await expect(question).toContainText('stays in the trash for 30 days')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await isLive(page, id)).toBe(true)
  await all.getByRole('button', { name: `Delete ${name}` }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Listing deleted successfully')).toBeVisible()
  await expect(all.getByRole('button', { name: `Undo ${name}` })).toBeFocused()
  await expect(all.getByText('1 listing matches')).toBeVisible()
  expect(await isLive(page, id)).toBe(false)
})

test('a version conflict shows a warning and overwrites nothing', async ({
  page,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 409.*\/api\/admin\/edit/)
  const name = unique('Contested Camp')
  await signInAsAdmin(page)
  const ana = await newPerson()
  await signUp(ana)
  const id = await submitCamp(ana, name)
  await page.goto('/admin')
  await rowOf(page, name).getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Length').fill('Mine')

  await page.request.put(`/api/admin/edit/summer-camp/${id}`, { data: { length: 'Theirs' } })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Someone else changed this listing after you opened it.')).toBeVisible()
  const lengthOf = async () =>
    (await (await page.request.get(`/api/admin/listings/camp/${id}`)).json()).length as string
  expect(await lengthOf()).toBe('Theirs')
  await expect(dialog.getByLabel('Length')).toHaveValue('Mine')

  await dialog.getByRole('button', { name: 'Load latest version' }).click()
  await expect(dialog.getByLabel('Length')).toHaveValue('Theirs')
  await dialog.getByLabel('Length').fill('Mine again')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  expect(await lengthOf()).toBe('Mine again')
})

test('an admin role takes effect immediately when granted and removed', async ({ page, newPage }) => {
  const firstName = `Zora${randomUUID().slice(0, 6)}`
  const zora = await newPage()
  await signUp(zora, { firstName, lastName: 'Quill' })
  await zora.goto('/admin')
  await expect(zora.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(zora.getByText('You need admin privileges to access this page.')).toBeVisible()

  await signInAsAdmin(page)
  await page.goto('/admin?tab=users')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(firstName)
  const row = rowOf(page, firstName)
  await expect(page.getByText('1 user matches')).toBeVisible()
  await row.getByRole('button', { name: /View Profile/ }).click()
  await expect(page.getByRole('dialog').getByText('Member since')).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /Make Admin/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('approve, edit and delete every listing')
  await question.getByRole('button', { name: 'Make Admin' }).click()
  await expect(toast(page, 'User role updated successfully')).toBeVisible()
  await zora.reload()
  await expect(zora.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(row.getByRole('button', { name: /Remove Admin/ })).toBeFocused()
  await row.getByRole('button', { name: /Remove Admin/ }).click()
  await question.getByRole('button', { name: 'Remove Admin' }).click()
  await expect(row.getByRole('button', { name: /Make Admin/ })).toBeVisible()
  await zora.getByRole('button', { name: 'Refresh' }).click()
  await expect(zora.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
})

test('users can be paged and searched', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/admin?tab=users')
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Last' }).click()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
  await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody is called this')
  await expect(page.getByText('No users found matching your search')).toBeVisible()
})

test('a double click deletes one row, every action can be undone, and the trash restores listings', async ({
  page,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 409.*\/api\/admin\/undo/)
  const names = ['Alder', 'Birch', 'Cedar'].map((tree) => unique(`${tree} Camp`))
  const [first = '', second = '', third = ''] = names
  const ana = await newPerson()
  await signUp(ana)
  const ids: number[] = []
  for (const name of names) ids.push(await submitCamp(ana, name))
  await signInAsAdmin(page)
  const exists = async (at: number) => (await page.request.get(`/api/admin/listings/camp/${ids[at]}`)).ok()
  const button = (name: string, action: string) =>
    rowOf(page, name).getByRole('button', { name: `${action} ${name}` })

  await page.goto('/admin')
  const top = () => rowOf(page, second).evaluate((row) => row.getBoundingClientRect().top + window.scrollY)
  const before = await top()
  await button(first, 'Delete').dblclick()
  await expect(toast(page, 'Listing deleted successfully')).toBeVisible()
  await expect(button(first, 'Undo')).toBeVisible()
  expect(await top()).toBe(before)
  expect([await exists(0), await exists(1), await exists(2)]).toEqual([false, true, true])
  await expect.poll(() => coveredControls(page)).toEqual([])

  // Undo is per row, so an older action can still be undone.
  await waitForClickGuard(page)
  await button(second, 'Approve').click()
  await expect(toast(page, 'Listing approved successfully')).toBeVisible()
  await waitForClickGuard(page)
  await button(first, 'Undo').click()
  await expect(button(first, 'Approve')).toBeVisible()
  await waitForClickGuard(page)
  await button(second, 'Undo').click()
  await expect(button(second, 'Approve')).toBeVisible()
  expect([await exists(0), await isLive(page, ids[1] ?? 0)]).toEqual([true, false])

  // Another admin acts before the undo.
  await waitForClickGuard(page)
  await button(third, 'Delete').click()
  await expect(toast(page, 'Listing deleted successfully')).toBeVisible()
  await page.request.post(`/api/admin/restore/camp/${ids[2]}`)
  await waitForClickGuard(page)
  await button(third, 'Undo').click()
  await expect(toast(page, 'Something else was done to this since, so it cannot be undone.')).toBeVisible()
  expect(await exists(2)).toBe(true)

  await waitForClickGuard(page)
  await button(first, 'Delete').click()
  await expect(button(first, 'Undo')).toBeVisible()
  await leaveList(page, rowOf(page, first))
  await expect(rowOf(page, first)).toHaveCount(0)
  await page.getByRole('button', { name: 'Trash' }).click()
  const trash = page.getByRole('dialog', { name: 'Trash' })
  const trashed = trash.getByRole('listitem').filter({ hasText: first })
  await expect(trashed).toContainText(/Deleted by .*30 days left/)
  await trashed.getByRole('button', { name: `Restore ${first}` }).click()
  await expect(toast(page, 'Listing restored successfully')).toBeVisible()
  await expect(trashed.getByRole('button', { name: `Undo ${first}` })).toBeVisible()
  expect(await exists(0)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(button(first, 'Approve')).toBeVisible()

  await button(second, 'Delete').click()
  await expect(button(second, 'Undo')).toBeVisible()
  await page.getByRole('button', { name: 'Activity' }).click()
  const activity = page.getByRole('dialog', { name: 'Activity' })
  await expect(activity.getByText('Signed in')).toHaveCount(0)
  await activity.getByRole('button', { name: 'Restore' }).first().click()
  await expect(toast(page, 'Listing restored successfully')).toBeVisible()
  expect(await exists(1)).toBe(true)
  await activity.getByText('Account events').click()
  await expect(activity.getByRole('listitem').filter({ hasText: 'Signed in' }).first()).toBeVisible()
})

/** Row buttons that the toast covers. */
function coveredControls(page: Page) {
  return page.evaluate(() => {
    const box = document.querySelector('[data-toasts] li')?.getBoundingClientRect()
    return [...document.querySelectorAll('main li button')].flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const isCovered = box && left < box.right && right > box.left && top < box.bottom && bottom > box.top
      return isCovered && button.checkVisibility({ visibilityProperty: true }) ? button.textContent : []
    })
  })
}

test('bulk approval works, and the log lists each listing', async ({ page, newPerson }) => {
  const names = [unique('Twin Camp'), unique('Twin Camp')]
  const ana = await newPerson()
  await signUp(ana)
  const ids = [await submitCamp(ana, names[0] ?? ''), await submitCamp(ana, names[1] ?? '')]
  await signInAsAdmin(page)
  await page.goto('/admin')
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Approve selected' }).click()
  await expect(toast(page, '2 approved successfully')).toBeVisible()
  for (const id of ids) expect(await isLive(page, id)).toBe(true)

  await page.getByRole('button', { name: 'Activity' }).click()
  const dialog = page.getByRole('dialog', { name: 'Activity' })
  await dialog.getByLabel('Action', { exact: true }).selectOption('Approved')
  for (const name of names) await expect(dialog.getByText(name)).toBeVisible()
})

test('the queue works with the keyboard alone', async ({ page, newPerson }) => {
  const ana = await newPerson()
  await signUp(ana)
  const id = await submitCamp(ana, unique('Aardvark Camp'))
  await signInAsAdmin(page)
  await page.goto('/admin')
  await expect(page.getByText(/pending approval\(s\)/).first()).toBeVisible()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-queue-row') ?? '')
  await expect.poll(focused).not.toBe('')
  const row = await focused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(focused).toBe(row)

  await expect(async () => {
    await page.keyboard.press('j')
    expect(await focused()).toBe(`camp-${id}`)
  }).toPass({ intervals: [10] })
  await page.keyboard.press('a')
  await expect(toast(page, 'Listing approved successfully')).toBeVisible()
  await expect.poll(() => isLive(page, id)).toBe(true)
  await page.keyboard.press('u')
  await expect.poll(() => isLive(page, id)).toBe(false)
})

test('an edit of a live listing is compared and approved', async ({ page, newPerson }) => {
  const name = unique('Growing Camp')
  const ana = await newPerson()
  await signUp(ana)
  await signInAsAdmin(page)
  const id = await liveCamp(ana, page, name)
  const change = { length: 'Two weeks', description: 'Two weeks outdoors, with maps.' }
  expect((await ana.request.put(`/api/my-listings/camp/${id}`, { data: change })).status()).toBe(200)

  await page.goto('/admin')
  const section = page.getByRole('region', { name: 'Edits of live listings' })
  const row = section.getByRole('listitem').filter({ hasText: name })
  await expect(row.getByText('A week outdoors, with maps.')).toBeVisible()
  await expect(row.getByText('Two weeks outdoors, with maps.')).toBeVisible()
  await row.getByRole('button', { name: /^Approve edit/ }).click()
  await expect(row.getByRole('button', { name: `Undo ${name}` })).toBeVisible()
  const live = async () => (await page.request.get(`/api/summer-camps/${id}`)).json()
  await expect.poll(live).toMatchObject(change)
})

test('the overview links to listings past their deadline', async ({ page, newPerson }) => {
  const name = unique('Bygone Camp')
  const ana = await newPerson()
  await signUp(ana)
  await signInAsAdmin(page)
  const id = await liveCamp(ana, page, name)
  await page.request.put(`/api/admin/edit/camp/${id}`, { data: { applicationDeadline: '2020-01-31' } })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(rowOf(page, name).getByText('Closed Jan 31, 2020')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, name)).toBeVisible()
})

test('the dashboard fits a phone screen', { tag: '@phone' }, async ({ page }) => {
  await signInAsAdmin(page)
  for (const tab of ['pending', 'reports', 'edit', 'import', 'users']) {
    await page.goto(`/admin?tab=${tab}`)
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport()
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(excess, tab).toBeLessThanOrEqual(0)
  }

  // A toast covers no button of a row.
  await page.goto('/admin')
  const approve = page.getByRole('button', { name: /^Approve / }).nth(1)
  await approve.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await approve.click()
  await expect(toast(page, 'Listing approved successfully')).toBeVisible()
  await expect.poll(() => coveredControls(page)).toEqual([])
  await waitForClickGuard(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Undo / })
    .click()
  await expect(toast(page, 'Undone')).toBeVisible()
})

/** An 8×8 pixel image. */
const redDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
)
