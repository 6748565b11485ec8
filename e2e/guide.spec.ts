import { guide } from '#shared/reference/guide/index.ts'
import { quickResources } from '#shared/reference/guide/quick-resources.ts'
import { signUp } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

const [ninth] = guide
const [goal] = ninth?.goals ?? []

test('the guide opens step by step, saves progress, and has a URL per step', async ({ page }) => {
  await signUp(page)
  await page.goto('/guides')
  const steps = page.getByRole('list', { name: 'Plan steps' })
  await expect(steps.getByRole('button')).toHaveCount(8)
  await page.getByRole('button', { name: 'Start with 9th Grade' }).click()
  await expect(page).toHaveURL('/guides?step=9th')
  const title = page.getByRole('heading', { level: 2, name: ninth?.title })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport({ ratio: 1 })
  const box = page.getByRole('checkbox', { name: goal?.text ?? '' })
  await expect(box).toBeEnabled()
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  expect(await box.evaluate(isCheckedBeforePaint), 'checked before the next paint').toBe(true)
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(box).toBeChecked()
  await expect(steps.getByRole('button', { name: /9th Grade/ }).first()).toContainText('1 of')
  await steps.getByRole('button', { expanded: true }).click()
  await expect(page).toHaveURL('/guides')
  await expect(page.getByRole('button', { name: 'Start with 9th Grade' })).toBeVisible()
})

/** Whether the checkbox is checked before the browser can paint: a flicker would be visible. */
async function isCheckedBeforePaint(box: Element) {
  if (!(box instanceof HTMLInputElement)) throw new Error('Not a checkbox')
  box.click()
  for (let microtask = 0; microtask < 1000; microtask += 1) await null
  return box.checked
}

test('the guide links to resources in new tabs', { tag: '@phone' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/guides?step=12th')
  await expect(page.getByRole('heading', { level: 3, name: 'Milestones' })).toBeVisible()
  await expect(page.locator('summary')).toHaveCount(quickResources.length)
  await page.locator('summary').first().click()
  for (const link of await page.getByRole('link', { name: /opens in a new tab/ }).all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})
