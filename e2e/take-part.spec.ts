import type { Page } from '@playwright/test'
import { clearSession, fillSignIn, password, signInAsAdmin, signUp } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

interface Camp {
  id: number
  name: string
  thumbsUpCount: number
  reviewCount: number
}

/** Tests share a server, so each uses its own camp. The oldest camps keep their order while tests add camps. */
const aCamp = async (page: Page, place: number): Promise<Camp> => {
  const response = await page.request.get('/api/summer-camps?sortBy=createdAt&sortOrder=asc&limit=30')
  // Lists truncate longer names.
  const camps: Camp[] = (await response.json()).camps.filter(({ name }: Camp) => name.length <= 90)
  const camp = camps[place]
  if (!camp) throw new Error('The demo data has too few camps')
  return camp
}
/**
 * Located by element, because a modal dialog hides toasts from the accessibility tree, where a live region announces them.
 */
const toast = (page: Page, text: string) =>
  page.locator('li[data-state=open]').getByText(text, { exact: true })
const reviewForm = (page: Page) => page.getByRole('dialog', { name: /Write a Review|Edit Review/ })
const openCamp = async (page: Page, camp: Camp) => {
  await page.goto(`/summer-camps?search=${encodeURIComponent(camp.name)}&view=camp-${camp.id}`)
  const dialog = page.getByRole('dialog', { name: camp.name })
  await expect(dialog.getByRole('button', { name: /^Thumbs Up/ })).toBeVisible()
  return dialog
}
/** Presses Escape when the next dialog is in the DOM, before it has a listener. */
const pressEscapeInNextDialog = (page: Page) =>
  page.evaluate(() => {
    const dialogs = () => document.querySelectorAll('[role=dialog]').length
    const before = dialogs()
    const watch = new MutationObserver(() => {
      if (dialogs() === before) return
      watch.disconnect()
      document.body.dataset.pressed = 'Escape'
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      )
    })
    watch.observe(document.body, { childList: true })
  })
/** Records toasts and errors, including those shown during navigation. */
const recordToasts = (page: Page) =>
  page.addInitScript(() => {
    const places = { 'last-toast': 'li[data-state=open]', 'last-error': 'main [role=alert]' }
    const record = () => {
      for (const [key, place] of Object.entries(places)) {
        const shown = document.querySelector(place)
        if (shown) sessionStorage.setItem(key, shown.textContent ?? '')
      }
    }
    new MutationObserver(record).observe(document, { subtree: true, childList: true })
  })
const lastToast = (page: Page) => page.evaluate(() => sessionStorage.getItem('last-toast'))
const lastError = (page: Page) => page.evaluate(() => sessionStorage.getItem('last-error'))
const loggedOut = 'UnauthorizedYou are logged out. Logging in again...'

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test.describe('reacting', () => {
  test('a thumbs up updates the dialog and the list', async ({ page }) => {
    const camp = await aCamp(page, 0)
    const dialog = await openCamp(page, camp)
    const thumb = dialog.getByRole('button', { name: /^Thumbs Up/ })
    await expect(thumb).toHaveAttribute('aria-pressed', 'false')
    await thumb.click()
    await expect(thumb).toHaveText(`Thumbs Up${camp.thumbsUpCount + 1}`)
    await expect(thumb).toHaveAttribute('aria-pressed', 'true')
    await expect(toast(page, 'Thumbs up toggled successfully')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: camp.name }) })
    await expect(row.getByRole('cell', { name: String(camp.thumbsUpCount + 1), exact: true })).toBeVisible()

    await openCamp(page, camp)
    await expect(thumb).toHaveAttribute('aria-pressed', 'true')
    await thumb.click()
    await expect(thumb).toHaveText(`Thumbs Up${camp.thumbsUpCount}`)
  })

  test('a double click is one click', async ({ page }) => {
    const camp = await aCamp(page, 1)
    const dialog = await openCamp(page, camp)
    let calls = 0
    await page.route('**/api/thumbs-up', async (route) => {
      calls += 1
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await dialog.getByRole('button', { name: /^Thumbs Up/ }).dblclick()
    await expect(toast(page, 'Thumbs up toggled successfully')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Thumbs Up/ })).toHaveAttribute('aria-pressed', 'true')
    expect(calls).toBe(1)
  })
})

test.describe('reviewing', () => {
  test('a review is written by keyboard, edited and deleted, and the rating follows', async ({ page }) => {
    const camp = await aCamp(page, 4)
    const dialog = await openCamp(page, camp)
    await dialog.getByRole('button', { name: 'Write a Review' }).press('Enter')
    const form = reviewForm(page)
    const submit = form.getByRole('button', { name: 'Submit Review' })
    await expect(form.getByText('Please select a rating')).toBeVisible()
    await expect(submit).toBeDisabled()

    await expect(form.getByRole('radio', { name: '1 star, Poor' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(form.getByText('Poor', { exact: true })).toBeVisible()
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight')
    await expect(form.getByText('Very Good', { exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form.getByText('Title is required')).toBeVisible()
    await page.keyboard.type('Worth the drive')
    await page.keyboard.press('Tab')
    await page.keyboard.type('We went twice.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Review submitted successfully')).toBeVisible()
    await expect(form).toBeHidden()

    const mine = dialog.getByRole('article', { name: 'Review by Ana Rivera' })
    await expect(mine).toContainText('Worth the drive')
    await expect(mine).toContainText('Contributor')
    await expect(mine).toContainText('New')
    const many = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`
    await expect(dialog.getByText(many(camp.reviewCount + 1), { exact: true })).toBeVisible()
    await expect(dialog.getByText(`(${many(camp.reviewCount + 1)})`)).toBeVisible()

    await mine.getByRole('button', { name: 'Edit' }).click()
    await expect(form.getByLabel('Title')).toHaveValue('Worth the drive')
    await expect(form.getByRole('radio', { name: '4 stars, Very Good' })).toBeChecked()
    await form.getByLabel('Title').fill('Worth every mile')
    await form.getByRole('button', { name: 'Update Review' }).click()
    await expect(toast(page, 'Review updated successfully')).toBeVisible()
    await expect(mine).toContainText('Worth every mile')

    await dialog.getByRole('button', { name: 'Edit Your Review' }).click()
    await form.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this review?',
    })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await form.getByRole('button', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Review deleted successfully')).toBeVisible()
    await expect(mine).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Write a Review' })).toBeEnabled()
  })

  test('Escape closes the topmost dialog, even while it opens', async ({ page }) => {
    const dialog = await openCamp(page, await aCamp(page, 5))
    await pressEscapeInNextDialog(page)
    await dialog.getByRole('button', { name: 'Write a Review' }).click()
    await expect.poll(() => page.evaluate(() => document.body.dataset.pressed)).toBe('Escape')
    await expect(reviewForm(page)).toBeHidden()
    await expect(dialog).toBeVisible()
  })

  test('closing an unsaved review asks for confirmation', async ({ page }) => {
    const dialog = await openCamp(page, await aCamp(page, 5))
    const write = dialog.getByRole('button', { name: 'Write a Review' })
    await write.click()
    const form = reviewForm(page)
    await expect(form).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await write.click()
    await form.getByLabel('Title').fill('Half a thought')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(form.getByLabel('Title')).toBeFocused()
    await expect(form.getByLabel('Title')).toHaveValue('Half a thought')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(form).toBeHidden()
    await expect(write).toBeFocused()
  })

  test('other users can report a review but not edit it; admins can do both', async ({ page, newPage }) => {
    const camp = await aCamp(page, 6)
    const review = { listingType: 'camp', listingId: camp.id, title: 'Mine', rating: 2, content: '' }
    expect((await page.request.post('/api/reviews', { data: review })).status()).toBe(201)

    const ben = await newPage()
    await signUp(ben, { firstName: 'Ben', lastName: 'Ortiz' })
    await openCamp(ben, camp)
    const seen = ben.getByRole('article', { name: 'Review by Ana Rivera' })
    await expect(seen.getByRole('button', { name: 'Edit' })).toHaveCount(0)
    await seen.getByRole('button', { name: 'Report' }).click()
    const form = ben.getByRole('dialog', { name: 'Report this review' })
    await form.getByRole('radio', { name: 'Something else' }).check()
    await form.getByRole('button', { name: 'Send Report' }).click()
    await expect(form.getByText('Please tell us what is wrong')).toBeVisible()
    await form.getByLabel('What is it?').fill('It names my child')
    const sent = ben.waitForRequest('**/api/reports')
    await form.getByRole('button', { name: 'Send Report' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      reportType: 'review',
      itemType: 'review',
      reason: 'It names my child',
      description: '',
    })

    const admin = await newPage()
    await signInAsAdmin(admin)
    await openCamp(admin, camp)
    await admin
      .getByRole('article', { name: 'Review by Ana Rivera' })
      .getByRole('button', { name: 'Edit' })
      .click()
    await expect(reviewForm(admin).getByLabel('Title')).toHaveValue('Mine')
  })
})

test.describe('an expired session', () => {
  test('keeps the review that was being written', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 401/)
    const { email } = await signUp(page)
    const camp = await aCamp(page, 8)
    const dialog = await openCamp(page, camp)
    await dialog.getByRole('button', { name: 'Write a Review' }).click()
    const form = reviewForm(page)
    await form.getByRole('radio', { name: '5 stars, Excellent' }).press('Space')
    await form.getByLabel('Title').fill('Half an hour of typing')
    await clearSession(page)
    await form.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page).toHaveURL(/\/api\/login\?returnTo=/)
    await fillSignIn(page, { email, password })
    await expect(form.getByLabel('Title')).toHaveValue('Half an hour of typing')
    await form.getByRole('button', { name: 'Submit Review' }).click()
    await expect(toast(page, 'Review submitted successfully')).toBeVisible()
  })

  test('on Saved Items redirects to sign-in and back', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 401/)
    const { email } = await signUp(page)
    await recordToasts(page)
    // A page without data requests, so that only the link sends one.
    await page.goto('/coming-soon')
    const link = page.getByRole('banner').getByRole('link', { name: 'Saved items' })
    await expect(link).toBeVisible()
    await clearSession(page)
    await link.click()
    await expect(page).toHaveURL(/\/api\/login\?returnTo=%2Fbookmarks/)
    expect(await lastToast(page)).toBe(loggedOut)
    expect(await lastError(page), 'no error besides the toast').toBeNull()
    await fillSignIn(page, { email, password })
    await expect(page.getByRole('heading', { name: 'No saved items' })).toBeVisible()
  })
})

test.describe('saved items', () => {
  const save = async (page: Page, kind: string, path: string, count: number) => {
    const response = await (
      await page.request.get(`/api/${path}${path.includes('?') ? '&' : '?'}limit=${count}`)
    ).json()
    const rows = Object.values(response).find(Array.isArray) as { id: number }[]
    for (const { id } of rows)
      await page.request.post('/api/bookmarks', { data: { listingType: kind, listingId: id } })
  }

  test('a saved listing appears, opens and can be removed', {
    tag: '@phone',
  }, async ({ page }) => {
    const camp = await aCamp(page, 9)
    const dialog = await openCamp(page, camp)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Bookmark toggled successfully')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Saved items' }).click()

    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: camp.name }) })
    await expect(item).toContainText('Summer Camp')
    await expect(item).toContainText('Verified')
    await expect(item).toContainText(/Saved \w{3} \d+, \d{4}/)
    await item.getByRole('button', { name: /^View Details/ }).click()
    await expect(page).toHaveURL(`/bookmarks?view=camp-${camp.id}`)
    await expect(dialog.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()

    await item.getByRole('button', { name: `Remove ${camp.name}` }).click()
    await expect(toast(page, 'Bookmark removed successfully')).toBeVisible()
    await item.hover()
    // To the margin, because on a phone the top has the toast, which keeps the row in place.
    await page.mouse.move(1, 500)
    await expect(page.getByRole('heading', { name: 'No saved items' })).toBeVisible()
  })

  test('a saved event opens in its own dialog', async ({ page }) => {
    await save(page, 'event', 'events?upcoming=true', 1)
    await page.goto('/bookmarks')
    await page.getByRole('button', { name: /^View Details/ }).click()
    await expect(page).toHaveURL(/\/bookmarks\?view=event-\d+$/)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Thumbs Up/ }).click()
    await expect(toast(page, 'Thumbs up added!')).toBeVisible()
    await dialog.getByRole('button', { name: /^Thumbs Up/ }).click()
    await expect(toast(page, 'Thumbs up removed')).toBeVisible()
  })

  test('a deactivated listing keeps its name and can be removed', async ({ page, newPerson }) => {
    const camp = await aCamp(page, 10)
    await page.request.post('/api/bookmarks', { data: { listingType: 'camp', listingId: camp.id } })
    const admin = await newPerson()
    await signInAsAdmin(admin)
    await admin.request.post(`/api/admin/deactivate/summer-camp/${camp.id}`)
    await page.goto('/bookmarks')
    const item = page.getByRole('listitem').filter({ hasText: camp.name })
    await expect(item).toContainText('No longer available')
    await expect(item.getByRole('button', { name: /^View Details/ })).toHaveCount(0)
    await item.getByRole('button', { name: `Remove ${camp.name}` }).click()
    await expect(toast(page, 'Bookmark removed successfully')).toBeVisible()
    await expect(item.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
    await item.hover()
    await page.mouse.move(0, 0)
    await expect(page.getByRole('heading', { name: 'No saved items' })).toBeVisible()
    await admin.request.post(`/api/admin/activate/summer-camp/${camp.id}`)
  })
})

test.describe('settings', () => {
  test('personal information is validated, saved and shown in the header', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/settings')
    await expect(page.getByRole('region', { name: 'Your Contributions' })).toContainText('Newcomer')
    await expect(page.getByRole('region', { name: 'Account Information' })).toContainText('User')
    const card = page.getByRole('region', { name: 'Personal Information' })
    await card.getByLabel('First name').fill(' ')
    await card.getByLabel('Last name').fill('')
    await card.getByRole('button', { name: 'Save Changes' }).click()
    await expect(card.getByText('First name is required')).toBeVisible()
    await expect(card.getByText('Last name is required')).toBeVisible()
    await card.getByLabel('First name').fill('Anna')
    await card.getByLabel('Last name').fill('Rivera')
    await card.getByLabel('Nickname').fill('Trail Ana')
    await card.getByLabel('Grade').selectOption('11th Grade')
    await card.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Profile updated successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Your account' }).click()
    await expect(page.getByText('Trail Ana', { exact: true })).toBeVisible()
    await page.reload()
    await expect(card.getByLabel('Grade')).toHaveValue('11th Grade')
  })

  test('unsaved changes are not lost to a link, Back or a closed tab', async ({ page }) => {
    await page.goto('/bookmarks')
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    const nickname = page.getByLabel('Nickname')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await nickname.fill('Trail Ana')

    await page.getByRole('navigation').getByRole('link', { name: 'Camps' }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/settings')
    await page.goBack()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(nickname).toHaveValue('Trail Ana')
    const asked = page.waitForEvent('dialog')
    const reload = page.reload({ timeout: 3000 }).catch(() => null)
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await reload
    await expect(nickname).toHaveValue('Trail Ana')

    await page.goBack()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/bookmarks')
    await page.goForward()
    await expect(nickname).toHaveValue('')
    await nickname.fill('Trail Ana')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Profile updated successfully')).toBeVisible()

    await page.getByText('Math & Science', { exact: true }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Camps' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/summer-camps')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/bookmarks')
  })

  test('an avatar is validated, cropped by keyboard and shown', async ({ page, consoleWatch }) => {
    // Playwright's trace recorder, not the page, requests the picture that failed to decode.
    consoleWatch.allow(/Connecting to 'blob:/)
    await page.goto('/settings')
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
    await expect(toast(page, 'Please select an image file')).toBeVisible()
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not one') })
    await expect(toast(page, 'Please select an image file')).toBeVisible()
    await file.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    })
    await expect(toast(page, 'Image size must be less than 5MB')).toBeVisible()

    const picture = await page.screenshot()
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
    await expect(dialog.getByLabel('Zoom')).toBeFocused()
    await expect(dialog.getByLabel('Vertical position')).toBeDisabled()
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight')
    await expect(dialog.getByLabel('Vertical position')).toBeEnabled()
    await dialog.getByRole('button', { name: 'Save Picture' }).click()
    await expect(toast(page, 'Avatar updated successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
    const { profileImageUrl } = await (await page.request.get('/api/auth/user')).json()
    expect(profileImageUrl).toMatch(/^\/uploads\//)
    await expect(page.getByRole('button', { name: 'Your account' }).locator('img')).toBeVisible()
  })

  test('a password can be changed', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 400.*\/api\/auth\/password/)
    const { email } = await signUp(page)
    await page.goto('/settings')
    const card = page.getByRole('region', { name: 'Password' })
    await card.getByLabel('Current password').fill('a quiet walk downhill')
    await card.getByLabel('New password').fill('seven herons on a wire')
    await card.getByRole('button', { name: 'Change Password' }).click()
    await expect(card.getByText('That is not your current password')).toBeVisible()
    await card.getByLabel('Current password').fill(password)
    await card.getByRole('button', { name: 'Change Password' }).click()
    await expect(toast(page, 'Password changed successfully')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await clearSession(page)
    await page.goto('/api/login')
    await fillSignIn(page, { email, password: 'seven herons on a wire' })
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  })

  test('signing out everywhere ends this session too', async ({ page }) => {
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your complete educational journey')
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  })

  test('personal data can be downloaded', async ({ page }) => {
    await page.goto('/settings')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ account: { firstName: 'Ana' } })
  })

  test('a deleted account keeps its reviews without a name', async ({ page, newPage, consoleWatch }) => {
    consoleWatch.allow(/status of 400.*delete-account/)
    consoleWatch.allow(/status of 401.*\/api\/login/)
    const { email } = await signUp(page)
    const camp = await aCamp(page, 12)
    const review = { listingType: 'camp', listingId: camp.id, title: 'I was here', rating: 4, content: '' }
    await page.request.post('/api/reviews', { data: review })

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await dialog.getByLabel('Password', { exact: true }).fill('a quiet walk downhill')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByText('That is not your password')).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your complete educational journey')
    await page.goto('/api/login')
    await fillSignIn(page, { email, password })
    await expect(page.getByRole('alert')).toHaveText('Wrong email or password. Please try again.')

    const ben = await newPage()
    await signUp(ben, { firstName: 'Ben', lastName: 'Ortiz' })
    const shown = await openCamp(ben, camp)
    await expect(shown.getByRole('article', { name: 'Review by Anonymous User' })).toContainText('I was here')
  })
})
