import { pagePaths } from '#shared/contract/page-paths.ts'
import { browseComparePath, browseListPath } from '#shared/listings/browse-paths.ts'
import { browseRoot } from '#shared/listings/browse-root.ts'
import { type Kind, kindNames, kindOf, listingKinds } from '#shared/listings/kinds.ts'

/** IDs and paths of data that belongs to one person. */
export interface CrawlFixture {
  userId: string
  /** The person's live listing of each kind. */
  ids: Record<string, number>
  /** Another person's live camp that this person reviewed. */
  reviewedCampId: number
  photoUrl: string
  /** The path of the person's private calendar. */
  calendarPath: string
  /** The token of a list that the person shares under their name. */
  listToken: string
}

/** Whether the response never depends on stored data or the caller. */
export const isStatic = (path: string) =>
  pagePaths.some((page) => page === path) || /^\/api\/(docs|openapi|login|template|import-guide)/.test(path)

type PathsOf = (fixture: CrawlFixture) => string[]

/** Routes without parameters. */
const withoutParameters = (paths: readonly string[]): Record<string, PathsOf> =>
  Object.fromEntries(paths.map((path) => [path, () => [path]]))

const perKind = (routes: (kind: string, path: string) => Record<string, PathsOf>) =>
  Object.assign({}, ...kindNames.map((kind) => routes(kind, `/api/${kindOf(kind).names.path}`)))

/** Public pages, feeds and pictures. */
function publicPathsOf(kind: Kind): Record<string, PathsOf> {
  const list = browseListPath(kind)
  return {
    [list]: () => [list, `${list}?search=keeps-this`],
    [`${list}/in/:town`]: () => [`${list}/in/dublin-ca`],
    [`${list}/:listing`]: ({ ids }) => [`${list}/${ids[kind]}`, `${list}/${ids[kind]}-${sampleSlugs[kind]}`],
    [`${list}/feed.xml`]: () => [`${list}/feed.xml`],
    [`${list}/feed.json`]: () => [`${list}/feed.json`],
    [`/embed/${kindOf(kind).names.path}`]: () => [`/embed/${kindOf(kind).names.path}`],
    [`/pictures/${kindOf(kind).names.path}/:file`]: ({ ids }) => [
      `/pictures/${kindOf(kind).names.path}/${ids[kind]}.png`,
    ],
  }
}

/** Slugs of the listings from `insertListing`. */
const sampleSlugs: Record<string, string> = {
  tutoring: 'hilltop-tutoring',
  camp: 'camp-meadowlark',
  internship: 'lab-intern',
  job: 'counter-help',
  event: 'science-night',
}

/** Paths for each GET route that return the person's data. A route without an entry fails the crawl. */
export const crawlPaths: Record<string, PathsOf> = {
  ...withoutParameters(pagePaths),
  ...withoutParameters([
    '/api/admin/audit',
    '/api/admin/claims',
    '/claims/confirm',
    '/api/admin/imports',
    '/api/admin/link-flags',
    '/api/admin/operations',
    '/api/admin/overview',
    '/api/admin/past-deadlines',
    '/api/admin/pending-approvals',
    '/api/admin/reports',
    '/api/admin/trash',
    '/api/auth/data',
    '/api/auth/user',
    '/api/calendar-address',
    '/api/docs',
    '/api/docs/json',
    '/api/docs/static/index.html',
    '/api/docs/static/swagger-initializer.js',
    '/api/docs/yaml',
    '/api/events.ics',
    '/api/health',
    '/api/health/live',
    '/api/health/ready',
    '/api/highlights',
    '/api/home',
    '/api/login',
    '/api/login/forgot',
    '/api/login/reset',
    '/api/login/verify',
    '/api/mail-settings',
    '/api/my-listings',
    '/api/notifications',
    '/api/openapi.json',
    '/api/plan',
    '/api/preferences',
    '/api/sessions',
    '/api/saved-searches',
    '/api/shared-lists',
    '/api/suggestions',
    '/api/totp',
    '/api/passkeys',
    '/api/import-guide',
    '/api/template',
    '/.well-known/security.txt',
    '/robots.txt',
    '/site.webmanifest',
    '/still-right',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/unsubscribe',
    browseRoot,
  ]),
  '/sitemaps/:file': () => ['/sitemaps/listings-1.xml'],
  ...perKind((kind, path) => ({
    [path]: () => [`${path}?limit=100&facets=true`, `${path}?search=keeps-this`],
    [`${path}/pins`]: () => [`${path}/pins`],
    [`${path}/:id`]: ({ ids }) => [`${path}/${ids[kind]}`],
    [`${path}/:id/similar`]: ({ ids }) => [`${path}/${ids[kind]}/similar`],
  })),
  ...Object.assign({}, ...kindNames.map(publicPathsOf)),
  // It ends the session and returns no data.
  '/api/logout': () => [],
  '/api/docs/static/*': () => ['/api/docs/static/swagger-ui.css'],
  '/uploads/*': ({ photoUrl }) => [photoUrl],
  '/calendar/:file': ({ calendarPath }) => [calendarPath],
  [browseComparePath]: ({ ids }) => [
    `${browseComparePath}?camp=${ids.camp}`,
    `${browseComparePath}?event=${ids.event}`,
  ],
  '/api/compare': ({ ids }) => [`/api/compare?listingType=camp&ids=${ids.camp}`],
  '/lists/:token': ({ listToken }) => [`/lists/${listToken}`],
  '/api/lists/:token': ({ listToken }) => [`/api/lists/${listToken}`],
  '/api/auth/contribution-stats': ({ userId }) => [`/api/auth/contribution-stats?userId=${userId}`],
  '/api/reviews/:listingType/:id': ({ reviewedCampId }) => [`/api/reviews/camp/${reviewedCampId}`],
  '/api/reviews/:listingType/:id/summary': ({ reviewedCampId }) => [
    `/api/reviews/camp/${reviewedCampId}/summary`,
  ],
  '/api/reviews/:listingType/:id/user-reviewed': ({ reviewedCampId }) => [
    `/api/reviews/camp/${reviewedCampId}/user-reviewed`,
  ],
  '/api/thumbs-up/:listingType/:id': ({ ids }) => [`/api/thumbs-up/camp/${ids.camp}`],
  '/api/thumbs-up/:listingType/:id/user': ({ ids }) => [`/api/thumbs-up/camp/${ids.camp}/user`],
  '/api/search': () => ['/api/search?q=keeps-this&limit=100', '/api/search?q=camp'],
  '/api/bookmarks': () => ['/api/bookmarks?limit=100'],
  '/api/bookmarks/ids': () => ['/api/bookmarks/ids'],
  '/api/bookmarks/counts': () => ['/api/bookmarks/counts'],
  '/api/bookmarks.csv': () => ['/api/bookmarks.csv'],
  '/api/bookmarks/:listingType/:id/user': ({ ids }) => [`/api/bookmarks/camp/${ids.camp}/user`],
  '/api/events/days': () => ['/api/events/days?month=2027-03'],
  '/api/events/:id/place': ({ ids }) => [`/api/events/${ids.event}/place`],
  '/api/events/:id/calendar.ics': ({ ids }) => [`/api/events/${ids.event}/calendar.ics`],
  '/api/my-listings/:listingType/:id': ({ ids }) => [`/api/my-listings/camp/${ids.camp}`],
  '/api/listings/similar': () => ['/api/listings/similar?kind=camp&name=Camp%20Meadowlark&city=Dublin'],
  '/api/admin/export/:type': () => listingKinds.map((kind) => `/api/admin/export/${kindOf(kind).names.path}`),
  '/api/admin/users/:userId': ({ userId }) => [`/api/admin/users/${userId}`],
  '/api/admin/users': () => ['/api/admin/users?limit=100', '/api/admin/users?search=keeps-this'],
  '/api/admin/live-listings': () => ['/api/admin/live-listings'],
  '/api/admin/search-listings/all': () => ['/api/admin/search-listings/all?query=a'],
  '/api/admin/search-listings/:type': () =>
    kindNames.map((kind) => `/api/admin/search-listings/${kindOf(kind).names.path}?query=a`),
  '/api/admin/listings/:type/:id': ({ ids }) =>
    listingKinds.map((kind) => `/api/admin/listings/${kindOf(kind).names.adminType}/${ids[kind]}`),
}
