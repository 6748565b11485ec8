import { minimalForms } from '#server/testing/submissions/filled-forms.ts'
import { signInAsAdmin, signUp } from './fixtures/accounts.ts'
import { mailsOf } from './fixtures/mails.ts'
import { runStatement } from './fixtures/run-statement.ts'
import { expect, test } from './fixtures/test.ts'

const camp = (name: string, website: string) => ({ ...minimalForms.camp, name, website })

test('an admin fixes a dead link and dismisses a false alarm', async ({ page, database }) => {
  await signUp(page)
  const ids: number[] = []
  for (const [name, website] of [
    ['Camp Curlew', 'https://curlew.example/gone'],
    ['Camp Godwit', 'https://godwit.example/'],
  ] as const) {
    ids.push((await (await page.request.post('/api/summer-camps', { data: camp(name, website) })).json()).id)
  }
  await signInAsAdmin(page)
  for (const id of ids) await page.request.post(`/api/admin/approve/summer-camp/${id}`)
  await runStatement(
    database,
    `insert into link_checks (listing_id, field, url, checked_at, problem, detail, problem_since, flagged_at)
     select listing_id, 'website', website, now(), 'dead', 'Answered 404', now() - interval '8 days', now()
     from camp_facts where listing_id = any($1)`,
    [ids],
  )

  await page.goto('/admin?tab=reports')
  const flags = page.getByRole('region', { name: 'Links to look at' })
  await expect(flags.getByRole('listitem')).toHaveCount(2)
  await expect(flags).toContainText('Answered 404')
  await flags.getByRole('button', { name: 'Link is fine for Camp Godwit' }).click()
  await expect(page.getByText('Link kept as it is', { exact: true })).toBeVisible()
  await expect(flags.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(flags.getByRole('listitem')).toHaveCount(2)

  await flags.getByRole('button', { name: 'Edit Camp Curlew' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Website').fill('https://curlew.example/summer')
  await dialog.getByRole('button', { name: /^(Save|Update)/ }).click()
  await expect(dialog).toBeHidden()
  await expect(flags).not.toContainText('Camp Curlew')
  await expect(flags).toContainText('Camp Godwit')
})

test('an owner confirms a listing by the mailed link, and another in My Listings', async ({
  page,
  newPage,
  newPerson,
  database,
  server,
}) => {
  const owner = await signUp(page, { firstName: 'Odile' })
  const created = await page.request.post('/api/summer-camps', {
    data: camp('Camp Whimbrel', 'https://whimbrel.example/'),
  })
  const { id } = await created.json()
  const admin = await newPerson()
  await signInAsAdmin(admin)
  await admin.request.post(`/api/admin/approve/summer-camp/${id}`)
  const long = `now() - interval '200 days'`
  const makeOld = `update listings set approved_at = ${long}, confirmed_at = null where id = $1`
  await runStatement(database, makeOld, [id])
  await runStatement(database, 'update users set email_verified_at = now() where email = $1', [owner.email])
  await runStatement(
    database,
    `insert into mail_settings (user_id, hour) select id, 0 from users where email = $1`,
    [owner.email],
  )
  await runStatement(database, `select graphile_worker.add_job('ask-owners')`)

  let link = ''
  await expect
    .poll(() => {
      link = stillRightLinkIn(mailsOf(server.dataDir), owner.email)
      return link
    })
    .not.toBe('')
  const visitor = await newPage()
  await visitor.goto(link.slice(link.indexOf('/still-right')))
  await visitor.getByRole('button', { name: 'Yes, still right' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(visitor.getByText('Camp Whimbrel')).toBeVisible()
  const month = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    year: 'numeric',
    month: 'short',
  }).format(new Date())
  await visitor.goto(`/browse/summer-camps/${id}`)
  await expect(visitor.getByText(`Checked ${month}`)).toBeVisible()

  await runStatement(database, makeOld, [id])
  await page.goto('/my-listings')
  await page.getByRole('button', { name: 'Still right Camp Whimbrel' }).click()
  await expect(page.getByText('Thank you for keeping it right', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Still right Camp Whimbrel' })).toBeHidden()
})

function stillRightLinkIn(mails: string[], address: string): string {
  for (const encoded of mails) {
    const mail = encoded.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
    const [link] = /http\S+\/still-right#token=[\w.-]+/.exec(mail) ?? []
    if (link && mail.includes(address)) return link
  }
  return ''
}
