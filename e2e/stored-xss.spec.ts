import type { Page } from '@playwright/test'
import { note, rounds } from '#server/testing/ordeals.ts'
import { filledForms } from '#server/testing/submissions/filled-forms.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { type Caller, firstAdmin, signIn, signInAsAdmin, signUp } from './fixtures/accounts.ts'
import { openScreen, type Screen } from './fixtures/screens.ts'
import { expect, test } from './fixtures/test.ts'
import { xssPayloads } from './fixtures/xss-payloads.ts'

/** Each round fills every field, with this many different payloads among them. */
const perRound = 20
const payloads = xssPayloads(rounds('xss'))

test('no stored text runs as a script on any screen that shows it', async ({
  browser,
  baseURL,
  newPerson,
}) => {
  test.setTimeout(120_000 + Math.ceil(payloads.length / perRound) * 90_000)
  // Bypasses the content security policy, which would block injected scripts.
  const context = await browser.newContext({ bypassCSP: true, baseURL })
  const ran: string[] = []
  await context.exposeFunction('ran', () => ran.push('a script ran'))
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`)
    return dialog.dismiss()
  })
  let opened = 0
  let shown = 0
  for (let start = 0; start < payloads.length; start += perRound) {
    const people = { provider: await newPerson(), reviewer: await newPerson(), admin: await newPerson() }
    const stored = await store(people, payloads.slice(start, start + perRound))
    for (const [account, screens] of screensOf(stored)) {
      await context.clearCookies()
      if (account) await signIn(context, account)
      for (const [index, screen] of screens.entries()) {
        // Signed-in screens open faster inside the app; the server renders public pages.
        await openScreen(page, screen, account !== null && index > 0)
        expect.soft(await foundIn(page), screen.name).toEqual([])
        opened += 1
        if ((await page.locator('body').innerText()).includes('ran()')) shown += 1
      }
    }
  }
  expect(ran).toEqual([])
  expect(shown, `of ${opened} screens showed a payload as text`).toBeGreaterThan(opened / 2)
  await context.close()
  note(
    `${opened} screens opened without the content security policy; ${shown} of them showed payloads as text`,
  )
})

/** Elements and URLs from payloads. */
const foundIn = (page: Page) =>
  page.evaluate(() => {
    const marked = [
      ...document.querySelectorAll('[data-ran], [href^="javascript:" i], [src^="javascript:" i]'),
    ]
    return marked.map((element) => element.outerHTML.slice(0, 200))
  })

type Stored = Awaited<ReturnType<typeof store>>
type Account = typeof firstAdmin
const pathOf = (kind: Kind) => kindOf(kind).names.path

/** Stores the texts in every field that accepts free text. */
async function store(people: Record<'provider' | 'reviewer' | 'admin', Caller>, texts: readonly string[]) {
  const { provider, reviewer, admin } = people
  let turn = 0
  const next = (max = 80) => {
    turn += 1
    return (texts[turn % texts.length] ?? '').slice(0, max)
  }
  const all = (max: number) => texts.join('\n\n').slice(0, max)
  const listing = (kind: Kind) => {
    const fields = Object.entries(kindOf(kind).fields)
    const free = fields.flatMap(([name, field]): [string, unknown][] => {
      if (field.type === 'longText') return [[name, all(field.max)]]
      if (field.type === 'text') return name === 'state' ? [] : [[name, next(field.max)]]
      if (field.type === 'list') return field.open ? [[name, [next(50)]]] : []
      if (field.type === 'url') return [[name, `https://example.org/?q=${next(60)}`]]
      return []
    })
    return { ...filledForms[kind], ...Object.fromEntries(free) }
  }

  const owner = await signUp(provider, { firstName: next(40), lastName: next(40) })
  const names = { firstName: next(40), lastName: next(40), nickname: next(30) }
  await send(provider, 'put', '/api/auth/profile', {
    ...names,
    location: next(),
    schoolName: next(),
    address: next(),
  })
  const author = await signUp(reviewer, { firstName: next(40), lastName: next(40) })
  await send(reviewer, 'put', '/api/auth/profile', { ...names, nickname: next(30) })
  await signInAsAdmin(admin)

  const ids: Record<string, number> = {}
  for (const kind of kindNames) {
    const id = (await send(provider, 'post', `/api/${pathOf(kind)}`, listing(kind))).id
    await send(admin, 'post', `/api/admin/approve/${kindOf(kind).names.adminType}/${id}`, {})
    const ref = { listingType: kind, listingId: id }
    await send(reviewer, 'post', '/api/bookmarks', ref)
    const checklist = [{ text: next(), done: false }]
    await send(reviewer, 'patch', `/api/bookmarks/${kind}/${id}`, { note: all(1_000), checklist })
    if (kindOf(kind).isReviewable) {
      const review = { ...ref, title: next(), rating: 3, content: all(1_000) }
      const { id: reviewId } = await send(reviewer, 'post', '/api/reviews', review)
      await send(provider, 'put', `/api/reviews/${reviewId}/reply`, { content: all(1_000) })
    }
    const item = { reportType: 'listing', itemType: kind, itemId: id }
    await send(reviewer, 'post', '/api/reports', { ...item, reason: next(), description: all(900) })
    ids[kind] = id
  }
  const camp = async () => (await send(provider, 'post', `/api/${pathOf('camp')}`, listing('camp'))).id
  await camp()
  const edited = listing('camp')
  await send(provider, 'put', `/api/my-listings/camp/${ids.camp}`, { ...edited, name: next() })
  await send(admin, 'post', `/api/admin/reject/summer-camp/${await camp()}`, { reason: next() })
  await send(admin, 'delete', `/api/admin/delete/camp/${await camp()}`)
  await send(reviewer, 'post', '/api/saved-searches', {
    name: next(),
    listingType: 'camp',
    query: { search: next(50) },
  })
  const items = [{ listingType: 'camp', listingId: ids.camp }]
  const { url } = await send(reviewer, 'post', '/api/shared-lists', { name: next(), items, showName: true })
  const { id: ownerId } = await (await provider.request.get('/api/auth/user')).json()
  await send(admin, 'post', `/api/admin/users/${ownerId}/notes`, { content: all(900) })
  return { owner, author, ids, ownerId, list: new URL(url).pathname, next }
}

/** Sends data, and again without the fields that the server refuses. */
async function send(
  { request }: Caller,
  method: 'post' | 'put' | 'patch' | 'delete',
  path: string,
  data: object = {},
) {
  const answer = await request[method](path, { data })
  if (answer.ok()) return answer.status() === 204 ? {} : answer.json()
  const { errors = [] } = await answer.json()
  const refused = errors.map(({ field }: { field: string }) => field.split(/[.[]/)[0])
  expect(refused, `${method} ${path} ${await answer.text()}`).not.toEqual([])
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !refused.includes(name)))
  const again = await request[method](path, { data: kept })
  expect(again.ok(), `${method} ${path} ${await again.text()}`).toBe(true)
  return again.json()
}

function screensOf({ owner, author, ids, ownerId, list, next }: Stored): [Account | null, Screen[]][] {
  const query = encodeURIComponent(next())
  return [
    [
      null,
      [
        { name: 'browse', path: `/browse/summer-camps?search=${query}` },
        ...kindNames.map((kind) => ({
          name: `public ${kind}`,
          path: `/browse/${pathOf(kind)}/${ids[kind]}`,
        })),
        { name: 'shared list', path: list },
        { name: 'sign-in', path: `/api/login?returnTo=${query}&error=${query}` },
      ],
    ],
    [
      author,
      [
        { name: 'home', path: '/' },
        { name: 'camps', path: `/${pathOf('camp')}?sortBy=createdAt&sortOrder=desc` },
        { name: 'events of a month', path: '/events?show=month&month=2027-03' },
        ...kindNames.map((kind) => ({
          name: `detail ${kind}`,
          path: `/${pathOf(kind)}?view=${kind}-${ids[kind]}`,
        })),
        { name: 'search', path: `/search?q=${query}` },
        { name: 'saved items', path: '/bookmarks' },
        { name: 'compare', path: `/compare?camp=${ids.camp}` },
        { name: 'plan', path: '/my-plan' },
        { name: 'settings', path: '/settings' },
        { name: 'notifications', path: '/coming-soon', press: /^notifications/i },
      ],
    ],
    [
      owner,
      [
        { name: 'own listings', path: '/my-listings' },
        { name: 'own listing', path: `/my-listings?edit=camp-${ids.camp}` },
      ],
    ],
    [
      firstAdmin,
      [
        { name: 'pending', path: '/admin' },
        { name: 'preview', path: '/admin', press: 'main li h3 button' },
        { name: 'pending edit', path: '/admin', press: /^edit (?!listings)/i },
        { name: 'activity', path: '/admin', press: /^activity/i },
        { name: 'trash', path: '/admin', press: /^trash/i },
        { name: 'reports', path: '/admin?tab=reports' },
        { name: 'all listings', path: '/admin?tab=edit' },
        { name: 'users', path: '/admin?tab=users' },
        { name: 'person', path: `/admin/users/${ownerId}` },
      ],
    ],
  ]
}
