import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parseMail } from '#server/testing/mail/parse-mail.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { clearSession, signUp } from './fixtures/accounts.ts'
import { runStatement } from './fixtures/run-statement.ts'
import { expect, test } from './fixtures/test.ts'

test('a saved camp moves across the board, reminds by bell and mail, and the mail is turned off', async ({
  page,
  server,
  database,
}) => {
  const { email } = await signUp(page)
  const camp = await saveCamp(page)
  await page.goto('/bookmarks')
  await page.locator('label', { has: page.getByRole('radio', { name: 'Board' }) }).click()
  const applying = page.getByRole('region', { name: 'Applying' })
  await page.getByRole('button', { name: `Move ${camp}` }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(applying.getByRole('heading', { name: camp })).toBeVisible()
  await expect(page.getByText(`${camp} moved to Applying`)).toBeAttached()
  await expect(applying.getByRole('button', { name: `Move ${camp}` })).toBeFocused()

  await applying.getByRole('button', { name: `Add notes on ${camp}` }).click()
  const dialog = page.getByRole('dialog', { name: camp })
  await dialog.getByLabel('My own date').fill(pacificDay(new Date()))
  await dialog.getByRole('button', { name: 'Transcript' }).click()
  await dialog.getByLabel('Note', { exact: true }).fill('Ask Ms. Lee')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(applying.getByText('0 of 1 done')).toBeVisible()
  await expect(applying.getByText('Ask Ms. Lee')).toBeVisible()

  await page.goto('/settings')
  const emails = page.getByRole('region', { name: 'Emails' })
  await emails.getByLabel('Time of day').selectOption('0')
  await emails.getByRole('switch', { name: /Reminders and changes/ }).check()
  await expect(page.getByText('Email settings saved').first()).toBeVisible()
  await runReminders(database, email)

  const link = () => unsubscribeLink(join(server.dataDir, 'mail'), email)
  await expect.poll(link).not.toBeNull()
  await page.reload()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByText(/^Your due date is today/)).toBeVisible()
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(panel.getByText('1 notification, 0 unread')).toBeVisible()

  await clearSession(page)
  await page.goto(link() ?? '')
  await page.getByRole('button', { name: 'Turn off these emails' }).click()
  await expect(page.getByRole('heading', { name: 'These emails are off' })).toBeVisible()
})

async function saveCamp(page: Page): Promise<string> {
  const response = await page.request.get('/api/summer-camps?limit=1')
  const { camps } = (await response.json()) as { camps: { id: number; name: string }[] }
  const [camp] = camps
  if (!camp) throw new Error('The demo has no camp')
  await page.request.post('/api/bookmarks', { data: { listingType: 'camp', listingId: camp.id } })
  return camp.name
}

/** Verifies the email address and runs today's reminders again, like the server after midnight. */
async function runReminders(database: string, email: string) {
  await runStatement(database, 'update users set email_verified_at = now() where email = $1', [email])
  await runStatement(database, 'delete from reminder_runs')
  await runStatement(database, `select graphile_worker.add_job('daily-notices')`)
}

function unsubscribeLink(folder: string, email: string): string | null {
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('-reminders.eml'))
    .map((name) => parseMail(readFileSync(join(folder, name), 'utf8')))
  const mail = mails.find(({ headers }) => headers.get('to')?.includes(email))
  return mail?.headers.get('list-unsubscribe')?.[0]?.replace(/[<>\s]/g, '') ?? null
}
