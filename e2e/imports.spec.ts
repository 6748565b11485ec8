import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signInAsAdmin } from './fixtures/accounts.ts'
import { holdImports } from './fixtures/hold-imports.ts'
import { expect, test } from './fixtures/test.ts'

const header = 'name,description,categories,deliveryMode,city,state'
const camp = (name: string, categories = 'STEM') =>
  `${name},A week outdoors.,${categories},In-person,Dublin,CA`
const manyCamps = (name: string) => Array.from({ length: 1200 }, (_, at) => camp(`${name} ${at}`))

async function openTab(page: Page) {
  await signInAsAdmin(page)
  await page.goto('/admin?tab=import')
  await expect(page.getByRole('heading', { name: 'Bulk Data Import' })).toBeVisible()
}

const cardOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Summer Camps' }) })

const choose = (page: Page, name: string, rows: string[]) =>
  cardOf(page)
    .getByLabel('Choose a CSV file of summer camps')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from([header, ...rows].join('\r\n')) })

const importButton = (page: Page) => cardOf(page).getByRole('button', { name: 'Import', exact: true })
const progress = (page: Page) => cardOf(page).getByRole('progressbar')
const entryOf = (page: Page, file: string) =>
  page.getByRole('region', { name: 'Past imports' }).getByRole('listitem').filter({ hasText: file })

test('a file is previewed and checked, failed rows can be downloaded, and the fixed file imports', async ({
  page,
}) => {
  const name = `Ridge ${randomUUID().slice(0, 8)}`
  await openTab(page)
  await expect(importButton(page)).toBeDisabled()
  const template = await page.request.get('/api/template?type=summer-camps')
  expect(await template.text()).toContain('name,')

  await choose(page, 'camps.csv', [camp(name), camp(`${name} Two`, 'Steam'), camp(name)])
  await expect(cardOf(page).getByRole('table', { name: 'First rows of camps.csv' })).toContainText(name)
  const alert = cardOf(page).getByRole('alert')
  await expect(alert).toContainText('The file has 2 errors. Nothing was imported.')
  await expect(alert).toContainText("Line 3, categories: 'Steam' is not known here.")
  await expect(alert).toContainText("Did you mean 'STEM'?")
  await expect(alert).toContainText('Line 4: the same name, city and state stand on line 2.')
  await expect(importButton(page)).toBeDisabled()

  const downloading = page.waitForEvent('download')
  await alert.getByRole('button', { name: 'Download failed rows' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('camps - failed rows.csv')
  const failed = await readFile(await download.path(), 'utf8')
  expect(failed.trimEnd().split('\r\n')).toHaveLength(3)
  expect(failed).toContain(`,${name} Two,`)

  await choose(page, 'camps.csv', [camp(name), camp(`${name} Two`)])
  await expect(cardOf(page).getByText('2 summer camps would be imported.')).toBeVisible()
  await importButton(page).click()
  await expect(cardOf(page).getByText('Imported 2 summer camps.')).toBeVisible()
  await page.goto(`/summer-camps?search=${encodeURIComponent(`${name} Two`)}`)
  await expect(page.getByText(`${name} Two`).first()).toBeVisible()
})

test('an import continues across a reload and can be undone', async ({ page, database }) => {
  const name = randomUUID().slice(0, 8)
  await openTab(page)
  await choose(page, `${name}.csv`, manyCamps(name))
  await expect(cardOf(page).getByText('1200 summer camps would be imported.')).toBeVisible()
  const release = await holdImports(database)
  await importButton(page).click()
  await expect(progress(page)).toBeVisible()
  await page.reload()
  await expect(progress(page)).toBeVisible()
  await expect(cardOf(page).getByRole('button', { name: 'Importing...' })).toBeDisabled()
  await release()

  const entry = entryOf(page, name)
  await expect(entry.getByText('Imported', { exact: true })).toBeVisible({ timeout: 40_000 })
  await expect(progress(page)).toBeHidden()
  await expect(entry).toContainText('1,200 rows')
  await entry.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(entry.getByText('Undone', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(entry).toContainText('Removed 1200 summer camps.')
  expect((await (await page.request.get(`/api/summer-camps?search=${name}`)).json()).total).toBe(0)
})

test('an import can be canceled on a phone @phone', async ({ page, database, consoleWatch }) => {
  consoleWatch.allow(/400.*\/api\/admin\/import\/summer-camps/)
  const name = randomUUID().slice(0, 8)
  await openTab(page)
  await choose(page, `${name}.csv`, manyCamps(name))
  await expect(importButton(page)).toBeEnabled()
  const release = await holdImports(database)
  await importButton(page).click()
  await cardOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(entryOf(page, name).getByText('Cancelled', { exact: true })).toBeVisible()
  // The statement that waits for the lock has to end before the import can see that it was cancelled.
  await release()
  await expect(cardOf(page).getByText('The import was cancelled. Nothing was imported.')).toBeVisible()
  expect((await (await page.request.get(`/api/summer-camps?search=${name}`)).json()).total).toBe(0)
})
