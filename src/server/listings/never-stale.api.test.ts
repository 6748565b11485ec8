import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { stillRightToken } from '#server/freshness/still-right-token.ts'
import { routeHeader } from '#server/testing/route-contracts.ts'
import { sessionSecret, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'

/** Caches its lists. Nothing but a change ends them within the seconds that this takes. */
const t = useTestApp({ isCaching: true })
type Person = Awaited<ReturnType<typeof t.aUser>>

let plain: TestApp
let neighbor: TestApp

beforeAll(async () => {
  const database = await openTestDatabase()
  plain = await startTestApp(database)
  neighbor = await startTestApp(database, { isCaching: true })
})
afterAll(() => Promise.all([plain.close(), neighbor.close()]))

const lists = [
  '/api/summer-camps?facets=true&limit=10',
  '/api/summer-camps?search=meadow&sortBy=name&sortOrder=asc',
  '/api/summer-camps?search=meadow&sortBy=name&sortOrder=desc&limit=1',
  '/api/summer-camps?categories=STEM&sortBy=rating',
  '/api/summer-camps?sortBy=viewCount&limit=1',
]

const read = async (url: string, path: string) => {
  const answer = await fetch(url + path)
  return { path, status: answer.status, text: await answer.text() }
}
const readAll = (url: string, ids: number[]) =>
  Promise.all([...lists, ...ids.map((id) => `/api/summer-camps/${id}`)].map((path) => read(url, path)))

test('a change is in every list at once, whichever call made it, and in another process soon after', async () => {
  const [admin, ana, ben] = await Promise.all([
    t.anAdmin(),
    t.aUser({ nickname: 'Ana', passwordHash: null }),
    t.aUser({ passwordHash: null }),
  ])
  const owner = { userId: ana.user.id }
  const { id } = await t.aListing('camp', { name: 'Camp Meadowlark' }, owner)
  const other = await t.aListing('camp', { name: 'Camp Meadow' })
  const waiting = await t.aListing('camp', { name: 'Camp Later' }, { ...owner, isApproved: false })
  const refused = await t.aListing('camp', { name: 'Camp Never' }, { ...owner, isApproved: false })
  const doomed = await t.aListing('camp', { name: 'Camp Meadow Doomed' }, owner)
  const ref = { listingType: 'camp', listingId: id }
  const ids = [id, other.id]
  const answeredBy = new Set<string>()

  /** Everything is read before, so that it is cached, and again right after. */
  const step = async (what: string, person: Person, method: string, path: string, body?: object) => {
    for (const url of [t.url, neighbor.url]) await readAll(url, ids)
    const answer = await person.send(method, path, body)
    expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    answeredBy.add(answer.headers.get(routeHeader) ?? '')
    const [found, truth] = [await readAll(t.url, ids), await readAll(plain.url, ids)]
    expect(found, what).toEqual(truth)
    await expect.poll(() => readAll(neighbor.url, ids), { interval: 20 }).toEqual(truth)
    return answer
  }
  const auditIdOf = (answer: { body: unknown }) => (answer.body as { auditId: number }).auditId

  await step('a thumb up', ben, 'POST', '/api/thumbs-up', ref)
  await step('a thumb taken back', ben, 'POST', '/api/thumbs-up', ref)
  await step('a view', ben, 'POST', '/api/views/track', { ...ref, listingId: other.id })
  const words = { title: 'Good', rating: 4, content: 'We went twice.' }
  const review = await step('a review', ana, 'POST', '/api/reviews', {
    ...ref,
    listingId: other.id,
    ...words,
  })
  const reviewId = (review.body as { id: number }).id
  await step('a review changed', ana, 'PUT', `/api/reviews/${reviewId}`, { ...words, rating: 1 })
  await step('a review hidden', admin, 'POST', `/api/admin/reviews/${reviewId}/hide`)
  await step('a review shown again', admin, 'POST', `/api/admin/reviews/${reviewId}/unhide`)
  await step('a review deleted', ana, 'DELETE', `/api/reviews/${reviewId}`)
  await step('an approval', admin, 'POST', `/api/admin/approve/camp/${waiting.id}`)
  await step('a refusal', admin, 'POST', `/api/admin/reject/camp/${refused.id}`, { reason: 'No.' })
  await step('a refused one sent again', ana, 'PUT', `/api/my-listings/camp/${refused.id}`, {
    length: 'A day',
  })
  await step('approvals by the dozen', admin, 'POST', '/api/admin/approve', {
    items: [{ type: 'camp', id: refused.id }],
  })
  const hidden = await step('a deactivation', admin, 'POST', `/api/admin/deactivate/camp/${id}`)
  await step('an undo', admin, 'POST', '/api/admin/undo', { auditIds: [auditIdOf(hidden)] })
  await step('a deactivation', admin, 'POST', `/api/admin/deactivate/camp/${id}`)
  await step('an activation', admin, 'POST', `/api/admin/activate/camp/${id}`)
  await step('a pause', ana, 'POST', `/api/my-listings/camp/${id}/pause`)
  await step('the end of a pause', ana, 'POST', `/api/my-listings/camp/${id}/resume`)
  await step('a confirmation', ana, 'POST', `/api/my-listings/camp/${id}/confirm`)
  const askedAt = t.clock.now()
  await t.db.update(listings).set({ askedAt }).where(eq(listings.id, id))
  t.clock.advance({ days: 1 })
  const token = stillRightToken(sessionSecret, { userId: ana.user.id, askedAt })
  await step('a confirmation by mail', ben, 'POST', '/api/listings/confirm', { token })
  await step('an edit by an admin', admin, 'PUT', `/api/admin/edit/camp/${id}`, { name: 'Meadow Camp' })
  await step('an edit proposed', ana, 'PUT', `/api/my-listings/camp/${id}`, { length: 'Two weeks' })
  const { edits } = (await admin.get('/api/admin/pending-approvals')).body as {
    edits: { submittedAt: string; version: number }[]
  }
  await step('an edit approved', admin, 'POST', `/api/admin/edits/camp/${id}/approve`, edits[0])
  await step('an edit proposed', ana, 'PUT', `/api/my-listings/camp/${id}`, { length: 'Three weeks' })
  await step('an edit refused', admin, 'POST', `/api/admin/edits/camp/${id}/reject`, { reason: 'Too long.' })
  await step('an edit proposed', ana, 'PUT', `/api/my-listings/camp/${id}`, { length: 'Four weeks' })
  await step('an edit withdrawn', ana, 'DELETE', `/api/my-listings/camp/${id}/edit`)
  await step('a submission', ana, 'POST', '/api/summer-camps', {
    name: 'Camp New',
    description: 'A week outdoors.',
    categories: ['STEM'],
    deliveryMode: ['In-person'],
    city: 'Dublin',
    state: 'CA',
  })
  await step('an import', admin, 'POST', '/api/admin/import/summer-camps', csv())
  const { imports } = (await admin.get('/api/admin/imports')).body as { imports: { id: number }[] }
  await step('an import taken back', admin, 'POST', `/api/admin/imports/${imports[0]?.id}/undo`)
  await step('a new name', ana, 'PUT', '/api/auth/profile', { nickname: 'Anastasia' })
  await step('a deletion by its owner', ana, 'DELETE', `/api/my-listings/camp/${doomed.id}`)
  await step('a deletion', admin, 'DELETE', `/api/admin/delete/camp/${other.id}`)
  await step('a restoration', admin, 'POST', `/api/admin/restore/camp/${other.id}`)
  await step('a thumb up', ben, 'POST', '/api/thumbs-up', ref)
  const unowned = await t.aListing('camp', { name: 'Camp Meadow Unowned' })
  const claim = await ana.post('/api/claims', { ...ref, listingId: unowned.id, message: 'Mine' })
  await step('a claim', admin, 'POST', `/api/admin/claims/${(claim.body as { id: number }).id}/approve`)
  await step('a suspension', admin, 'POST', `/api/admin/users/${ana.user.id}/suspend`, { reason: 'Spam' })
  await step('its end', admin, 'POST', `/api/admin/users/${ana.user.id}/restore`)
  await step('an account that goes', ben, 'POST', '/api/auth/delete-account', { email: ben.user.email })

  const writes = [...plain.contracts.keys()].filter((route) => !/^(GET|HEAD|OPTIONS) /.test(route))
  expect(writes.filter((route) => !answeredBy.has(route)).sort()).toEqual(showsInNoList)
}, 120_000)

/** Calls that change nothing this story's lists show. A new call is tried above, or is named here. */
const showsInNoList = [
  'DELETE /api/admin/users/:userId/notes/:noteId',
  'DELETE /api/auth/sessions',
  'DELETE /api/calendar-address',
  'DELETE /api/passkeys/:id',
  'DELETE /api/reviews/:id/reply',
  'DELETE /api/saved-searches/:id',
  'DELETE /api/sessions/:id',
  'DELETE /api/shared-lists/:id',
  'DELETE /api/totp',
  'PATCH /api/bookmarks/:listingType/:listingId',
  'PATCH /api/saved-searches/:id',
  'POST /api/admin/claims/:id/reject',
  'POST /api/admin/import/:type/check',
  'POST /api/admin/imports/:id/cancel',
  'POST /api/admin/link-flags/:id/dismiss',
  'POST /api/admin/reports/:id/resolve',
  'POST /api/admin/users/:userId/notes',
  'POST /api/auth/email',
  'POST /api/auth/verification',
  'POST /api/bookmarks',
  'POST /api/calendar-address',
  'POST /api/claims',
  'POST /api/claims/confirm',
  'POST /api/events',
  'POST /api/internships',
  'POST /api/jobs',
  'POST /api/lists/:token/save',
  'POST /api/login',
  'POST /api/login/forgot',
  'POST /api/login/passkey',
  'POST /api/login/passkey/options',
  'POST /api/login/reset',
  'POST /api/login/second-factor',
  'POST /api/login/verify',
  'POST /api/mail-settings/retry',
  'POST /api/notifications/read',
  'POST /api/passkeys',
  'POST /api/passkeys/options',
  'POST /api/reauthenticate',
  'POST /api/register',
  'POST /api/reports',
  'POST /api/saved-searches',
  'POST /api/shared-lists',
  'POST /api/totp',
  'POST /api/totp/confirm',
  'POST /api/totp/recovery-codes',
  'POST /api/tutoring-providers',
  'POST /api/upload',
  'POST /unsubscribe',
  'PUT /api/admin/users/:userId/role',
  'PUT /api/auth/password',
  'PUT /api/mail-settings',
  'PUT /api/passkeys/:id',
  'PUT /api/plan/:itemId',
  'PUT /api/preferences',
  'PUT /api/reviews/:id/reply',
]

function csv() {
  const rows = [
    'name,description,categories,deliveryMode,city,state',
    'Camp Brought,A week.,STEM,In-person,Dublin,CA',
  ]
  const form = new FormData()
  form.append('csvFile', new Blob([rows.join('\n')], { type: 'text/csv' }), 'camps.csv')
  return form
}
