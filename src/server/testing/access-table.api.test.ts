import { expect, test } from 'vitest'
import { pagePaths } from '#shared/contract/page-paths.ts'
import { reviewSchema } from '#shared/contract/reviews.ts'
import { kindPaths } from '#shared/listings/kind-paths.ts'
import { routesOf } from './route-contracts.ts'
import { useTestApp } from './use-test-app.ts'

const t = useTestApp()

const roles = ['anonymous', 'user', 'author', 'admin', 'demoted'] as const
type Role = (typeof roles)[number]
type Person = Awaited<ReturnType<typeof t.aUser>>
type Caller = Pick<Person, 'send'>
/** The result for a role: a status that denies access, or 'in' if the route lets it in. */
type Verdict = 401 | 403 | 404 | 'in'
type Row = Record<Role, Verdict>

const rowOf = (
  anonymous: Verdict,
  user: Verdict,
  author: Verdict,
  admin: Verdict,
  demoted: Verdict,
): Row => ({
  anonymous,
  user,
  author,
  admin,
  demoted,
})
const open = rowOf('in', 'in', 'in', 'in', 'in')
const signedIn = rowOf(401, 'in', 'in', 'in', 'in')
const adminsOnly = rowOf(401, 403, 403, 'in', 403)
/** Only its author and admins can change a review. */
const authorOrAdmin = rowOf(401, 403, 'in', 'in', 403)
/** Only the owner of the reviewed listing can write a reply. */
const ownerOnly = rowOf(401, 403, 'in', 403, 403)
/** These routes return a submission only to its submitter, and 404 to all others, admins included. */
const authorOnly = rowOf(401, 404, 'in', 404, 404)

const table: Record<string, Row> = {
  ...Object.fromEntries(pagePaths.map((path) => [`GET ${path}`, open])),
  'GET /api/docs': open,
  'GET /api/docs/json': open,
  'GET /api/docs/yaml': open,
  'GET /api/docs/static/*': open,
  'GET /api/docs/static/index.html': open,
  'GET /api/docs/static/swagger-initializer.js': open,
  'GET /.well-known/security.txt': open,
  'GET /robots.txt': open,
  'GET /sitemap.xml': open,
  'GET /site.webmanifest': open,
  'GET /sitemaps/pages.xml': open,
  'GET /sitemaps/:file': open,
  'GET /browse': open,
  'GET /browse/compare': open,
  ...Object.fromEntries(
    Object.values(kindPaths).flatMap((path) =>
      [
        `/browse/${path}`,
        `/browse/${path}/in/:town`,
        `/browse/${path}/:listing`,
        `/browse/${path}/feed.xml`,
        `/browse/${path}/feed.json`,
        `/pictures/${path}/:file`,
        `/embed/${path}`,
      ].map((route) => [`GET ${route}`, open]),
    ),
  ),
  'GET /api/openapi.json': open,
  'GET /api/health': open,
  'GET /api/health/live': open,
  'GET /api/health/ready': open,
  'GET /api/highlights': open,
  'GET /api/home': open,
  'GET /api/search': open,
  'GET /uploads/*': open,

  'GET /api/login': open,
  'GET /api/login/forgot': open,
  'GET /api/login/reset': open,
  'GET /api/login/verify': open,
  'GET /api/logout': open,
  'POST /api/register': open,
  'POST /api/login': open,
  'POST /api/login/forgot': open,
  'POST /api/login/reset': open,
  'POST /api/login/verify': open,

  'GET /api/auth/user': signedIn,
  'PUT /api/auth/profile': signedIn,
  'GET /api/auth/contribution-stats': signedIn,
  'POST /api/auth/verification': signedIn,
  'PUT /api/auth/password': signedIn,
  'DELETE /api/auth/sessions': signedIn,
  'GET /api/sessions': signedIn,
  'DELETE /api/sessions/:id': signedIn,
  'POST /api/reauthenticate': signedIn,
  'POST /api/login/second-factor': open,
  'GET /api/passkeys': signedIn,
  'POST /api/passkeys/options': signedIn,
  'POST /api/passkeys': signedIn,
  'PUT /api/passkeys/:id': signedIn,
  'DELETE /api/passkeys/:id': signedIn,
  'POST /api/login/passkey/options': open,
  'POST /api/login/passkey': open,
  'GET /api/totp': signedIn,
  'POST /api/totp': signedIn,
  'POST /api/totp/confirm': signedIn,
  'POST /api/totp/recovery-codes': signedIn,
  'DELETE /api/totp': signedIn,
  'POST /api/auth/email': signedIn,
  'GET /api/auth/data': signedIn,
  'POST /api/auth/delete-account': signedIn,
  'GET /api/preferences': signedIn,
  'PUT /api/preferences': signedIn,
  'GET /api/mail-settings': signedIn,
  'PUT /api/mail-settings': signedIn,
  'POST /api/mail-settings/retry': signedIn,
  'GET /unsubscribe': open,
  'POST /unsubscribe': open,
  'GET /api/suggestions': signedIn,
  'GET /api/plan': signedIn,
  'PUT /api/plan/:itemId': signedIn,

  'GET /api/tutoring-providers': open,
  'GET /api/tutoring-providers/:id': open,
  'GET /api/tutoring-providers/:id/similar': open,
  'GET /api/tutoring-providers/pins': open,
  'POST /api/tutoring-providers': signedIn,
  'GET /api/summer-camps': open,
  'GET /api/summer-camps/:id': open,
  'GET /api/summer-camps/:id/similar': open,
  'GET /api/summer-camps/pins': open,
  'POST /api/summer-camps': signedIn,
  'GET /api/internships': open,
  'GET /api/internships/:id': open,
  'GET /api/internships/:id/similar': open,
  'GET /api/internships/pins': open,
  'POST /api/internships': signedIn,
  'GET /api/jobs': open,
  'GET /api/jobs/:id': open,
  'GET /api/jobs/:id/similar': open,
  'GET /api/jobs/pins': open,
  'POST /api/jobs': signedIn,
  'GET /api/events': open,
  'GET /api/events/:id': open,
  'GET /api/events/:id/similar': open,
  'GET /api/events/days': open,
  'GET /api/events/pins': open,
  'GET /api/events/:id/place': open,
  'GET /api/events/:id/calendar.ics': open,
  'GET /api/events.ics': open,
  'GET /calendar/:file': open,
  'GET /api/calendar-address': signedIn,
  'POST /api/calendar-address': signedIn,
  'DELETE /api/calendar-address': signedIn,
  'POST /api/events': signedIn,
  'POST /api/upload': signedIn,
  'GET /api/listings/similar': signedIn,
  'GET /api/my-listings': signedIn,
  'GET /api/my-listings/:listingType/:id': authorOnly,
  'PUT /api/my-listings/:listingType/:id': authorOnly,
  'POST /api/my-listings/:listingType/:id/pause': authorOnly,
  'POST /api/my-listings/:listingType/:id/resume': authorOnly,
  'POST /api/my-listings/:listingType/:id/confirm': authorOnly,
  'DELETE /api/my-listings/:listingType/:id/edit': authorOnly,
  'DELETE /api/my-listings/:listingType/:id': authorOnly,

  'GET /api/reviews/:listingType/:id': open,
  'GET /api/reviews/:listingType/:id/summary': open,
  'GET /api/reviews/:listingType/:id/user-reviewed': signedIn,
  'POST /api/reviews': signedIn,
  'PUT /api/reviews/:id': authorOrAdmin,
  'DELETE /api/reviews/:id': authorOrAdmin,
  'PUT /api/reviews/:id/reply': ownerOnly,
  'DELETE /api/reviews/:id/reply': authorOrAdmin,
  'GET /api/thumbs-up/:listingType/:id': open,
  'GET /api/thumbs-up/:listingType/:id/user': signedIn,
  'POST /api/thumbs-up': signedIn,
  'GET /api/bookmarks': signedIn,
  'GET /api/bookmarks/ids': signedIn,
  'GET /api/bookmarks/counts': signedIn,
  'GET /api/bookmarks.csv': signedIn,
  'PATCH /api/bookmarks/:listingType/:listingId': signedIn,
  'GET /api/bookmarks/:listingType/:id/user': signedIn,
  'POST /api/bookmarks': signedIn,
  'GET /api/compare': open,
  'GET /api/saved-searches': signedIn,
  'POST /api/saved-searches': signedIn,
  'PATCH /api/saved-searches/:id': signedIn,
  'DELETE /api/saved-searches/:id': signedIn,
  'GET /api/shared-lists': signedIn,
  'POST /api/shared-lists': signedIn,
  'DELETE /api/shared-lists/:id': signedIn,
  'GET /api/lists/:token': open,
  'POST /api/lists/:token/save': signedIn,
  'GET /lists/:token': open,
  'GET /api/notifications': signedIn,
  'POST /api/notifications/read': signedIn,
  'POST /api/views/track': signedIn,
  'POST /api/reports': signedIn,

  'GET /api/admin/overview': adminsOnly,
  'GET /api/admin/pending-approvals': adminsOnly,
  'GET /api/admin/live-listings': adminsOnly,
  'GET /api/admin/past-deadlines': adminsOnly,
  'GET /api/admin/search-listings/all': adminsOnly,
  'GET /api/admin/search-listings/:type': adminsOnly,
  'GET /api/admin/listings/:type/:id': adminsOnly,
  'POST /api/admin/approve/:type/:id': adminsOnly,
  'POST /api/admin/approve': adminsOnly,
  'POST /api/admin/reject/:type/:id': adminsOnly,
  'POST /api/admin/deactivate/:type/:id': adminsOnly,
  'POST /api/admin/activate/:type/:id': adminsOnly,
  'DELETE /api/admin/delete/:type/:id': adminsOnly,
  'GET /api/admin/trash': adminsOnly,
  'POST /api/admin/restore/:type/:id': adminsOnly,
  'POST /api/admin/undo': adminsOnly,
  'PUT /api/admin/edit/:type/:id': adminsOnly,
  'POST /api/admin/edits/:type/:id/approve': adminsOnly,
  'POST /api/admin/edits/:type/:id/reject': adminsOnly,
  'GET /api/admin/reports': adminsOnly,
  'POST /api/admin/reports/:id/resolve': adminsOnly,
  'POST /api/admin/reviews/:id/hide': adminsOnly,
  'POST /api/admin/reviews/:id/unhide': adminsOnly,
  'GET /still-right': open,
  'POST /api/listings/confirm': open,
  'GET /api/admin/link-flags': adminsOnly,
  'POST /api/admin/link-flags/:id/dismiss': adminsOnly,
  'POST /api/claims': signedIn,
  'GET /claims/confirm': open,
  'POST /api/claims/confirm': signedIn,
  'GET /api/admin/claims': adminsOnly,
  'POST /api/admin/claims/:id/approve': adminsOnly,
  'POST /api/admin/claims/:id/reject': adminsOnly,
  'GET /api/admin/audit': adminsOnly,
  'GET /api/admin/operations': adminsOnly,
  'POST /api/admin/import/:type': adminsOnly,
  'POST /api/admin/import/:type/check': adminsOnly,
  'POST /api/admin/import/:type/failed-rows': adminsOnly,
  'GET /api/admin/imports': adminsOnly,
  'POST /api/admin/imports/:id/cancel': adminsOnly,
  'POST /api/admin/imports/:id/undo': adminsOnly,
  'GET /api/admin/export/:type': adminsOnly,
  'GET /api/template': open,
  'GET /api/import-guide': open,
  'GET /api/admin/users': adminsOnly,
  'PUT /api/admin/users/:userId/role': adminsOnly,
  'GET /api/admin/users/:userId': adminsOnly,
  'POST /api/admin/users/:userId/notes': adminsOnly,
  'DELETE /api/admin/users/:userId/notes/:noteId': adminsOnly,
  'POST /api/admin/users/:userId/suspend': adminsOnly,
  'POST /api/admin/users/:userId/restore': adminsOnly,
}

test('the table lists exactly the registered routes', () => {
  const routes = [...routesOf(t.app)].sort()
  expect(routes.length).toBeGreaterThan(50)
  expect(
    routes.filter((route) => !(route in table)),
    'routes without an entry in the table',
  ).toEqual([])
  const gone = Object.keys(table).filter((route) => !routes.includes(route) && !isDocsAsset(route))
  expect(gone, 'entries whose route is gone').toEqual([])
})

/** The documentation page registers a route per installed file. */
const isDocsAsset = (route: string) => route.startsWith('GET /api/docs/')

test('every route allows exactly the roles in the table', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  let people = await onePersonPerRole()
  for (const [route, expected] of Object.entries(table)) {
    if (!routesOf(t.app).has(route)) continue
    const verdicts = await Promise.all(roles.map((role) => verdictOn(route, people[role], people.author)))
    for (const [index, role] of roles.entries()) {
      const verdict = verdicts[index]
      if (verdict !== expected[role]) wrong.push(`${route}: ${role} gets ${verdict}, not ${expected[role]}`)
    }
    if (endsSessions.has(route)) people = await onePersonPerRole()
  }
  expect(wrong).toEqual([])
})

const endsSessions = new Set([
  'GET /api/logout',
  'DELETE /api/auth/sessions',
  'POST /api/auth/delete-account',
])

/** Calls the route, with an item of the author's if the route is for items that have one. */
async function verdictOn(route: string, caller: Caller, author: Person): Promise<Verdict> {
  const [method = '', pattern = ''] = route.split(' ')
  const path = await addressOf(pattern, author)
  const sent = method === 'GET' || method === 'DELETE' ? undefined : bodyFor(route)
  const { status } = await caller.send(method, path, sent)
  // Without a client build, page routes answer 503. Any other 5xx is a defect.
  if (status >= 500 && !(status === 503 && method === 'GET')) throw new Error(`${route} answered ${status}`)
  if (status === 401 || status === 403) return status
  // On other routes, a 404 for the fake ID means that the caller was let in.
  return status === 404 && table[route] === authorOnly ? 404 : 'in'
}

async function onePersonPerRole() {
  const [user, author, admin, demoted] = [
    await t.aUser(),
    await t.aUser(),
    await t.anAdmin(),
    await t.anAdmin(),
  ]
  const answer = await admin.put(`/api/admin/users/${demoted.user.id}/role`, { role: 'user' })
  expect(answer.status).toBe(200)
  return { anonymous: t.anonymous, user, author, admin, demoted } satisfies Record<Role, Caller>
}

/** Fills in the ID of the author's own item, or an ID that does not exist. */
async function addressOf(pattern: string, author: Person): Promise<string> {
  if (pattern === '/api/reviews/:id') {
    const { id: listingId } = await t.aListing('camp')
    const review = { title: 'Good', rating: 5, listingType: 'camp', listingId }
    return `/api/reviews/${(await author.post('/api/reviews', review)).as(reviewSchema).id}`
  }
  if (pattern === '/api/reviews/:id/reply') {
    const { id: listingId } = await t.aListing('camp', {}, { userId: author.user.id })
    const review = { title: 'Good', rating: 5, listingType: 'camp', listingId }
    const { id } = (await (await t.aUser()).post('/api/reviews', review)).as(reviewSchema)
    await author.put(`/api/reviews/${id}/reply`, { content: 'Thank you!' })
    return `/api/reviews/${id}/reply`
  }
  if (pattern.startsWith('/api/my-listings/')) {
    const { id } = await t.aListing('camp', {}, { userId: author.user.id })
    const path = pattern.replace(':listingType', 'camp').replace(':id', String(id))
    if (path.endsWith('/edit')) await author.put(`/api/my-listings/camp/${id}`, { name: 'Another name' })
    return path
  }
  return pattern
    .replace(/:listingType|:type/, 'camp')
    .replace(':userId', '00000000-0000-4000-8000-000000000000')
    .replace(':id', '999999')
    .replace(/:\w+/, 'nothing')
    .replace('*', 'nothing.webp')
}

const bodyFor = (route: string): object =>
  route === 'PUT /api/reviews/:id'
    ? { title: 'Good', rating: 4 }
    : route === 'PUT /api/reviews/:id/reply'
      ? { content: 'Thank you!' }
      : {}
