import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { picture } from '#server/testing/uploads/pictures.ts'
import { signInAsAdmin } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

/** A live camp whose name nothing else contains. */
async function liveCamp(page: Page, word: string, photoUrl: string | null = null) {
  const name = `${word} ${photoUrl ? 'Pictured' : 'Plain'}`
  const camp = { name, description: 'A week outdoors.', categories: ['Music'], deliveryMode: ['In-person'] }
  const answer = await page.request.post('/api/summer-camps', {
    data: { ...camp, city: 'Dublin', state: 'CA', photoUrl },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await answer.json()
  expect((await page.request.post(`/api/admin/approve/summer-camp/${id}`)).status()).toBe(200)
  return { id, name }
}

async function upload(page: Page): Promise<string> {
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await picture('png', 600, 900) }
  const answer = await page.request.post('/api/upload', { multipart: { photo } })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).url
}

const unique = () => `Zither${randomUUID().replace(/\W/g, '').slice(0, 8)}`

test('a listing shows its photo, or a tile of its category with the initial', async ({ page }) => {
  const word = unique()
  await signInAsAdmin(page)
  const plain = await liveCamp(page, word)
  const pictured = await liveCamp(page, word, await upload(page))
  await page.goto(`/summer-camps?search=${word}`)
  const results = page.getByRole('main')
  await expect(results.getByRole('link', { name: plain.name })).toBeVisible()
  await expect(results.getByRole('link', { name: pictured.name })).toBeVisible()

  const photo = results.locator('img[src*="-small.webp"]')
  await expect(photo).toHaveCount(1)
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const initial = results.locator('svg text')
  await expect(initial).toHaveText('Z')
  // Decorative: a screen reader does not say the letter before the name.
  await expect(results.locator('[aria-hidden=true] svg text')).toHaveCount(1)
  await expect(results.locator('[aria-hidden=true] svg use')).not.toHaveCount(0)
})

test('a photo in the detail is enlarged and closed by keyboard', async ({ page }) => {
  await signInAsAdmin(page)
  const { id, name } = await liveCamp(page, unique(), await upload(page))
  await page.goto(`/summer-camps?view=camp-${id}`)
  const enlarge = page.getByRole('button', { name: `Enlarge photo: ${name}` })
  const cropped = await enlarge.boundingBox()
  expect((cropped?.width ?? 0) / (cropped?.height ?? 1)).toBeCloseTo(16 / 9, 1)

  await enlarge.press('Enter')
  const photo = page.getByRole('dialog', { name }).getByRole('img', { name: `Photo of ${name}` })
  await expect.poll(async () => (await photo.boundingBox())?.height).toBeGreaterThan(300)
  const whole = await photo.boundingBox()
  expect((whole?.width ?? 0) / (whole?.height ?? 1)).toBeCloseTo(2 / 3, 1)

  await page.keyboard.press('Escape')
  await expect(enlarge).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
