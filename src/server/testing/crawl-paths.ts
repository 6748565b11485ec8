import { pagePaths } from '#shared/contract/page-paths.ts'
import { kindNames, kindOf, listingKinds } from '#shared/listings/kinds.ts'

/** What a crawl asks for: things that one person had a hand in. */
export interface CrawledWorld {
  userId: string
  /** A live listing of each kind, all of them by that person. */
  ids: Record<string, number>
  /** A live camp by somebody else, with a review by that person. */
  reviewedCampId: number
  photoUrl: string
}

type PathsOf = (world: CrawledWorld) => string[]

/** Routes that are asked as they stand. */
const asTheyStand = (paths: readonly string[]): Record<string, PathsOf> =>
  Object.fromEntries(paths.map((path) => [path, () => [path]]))

const ofEachKind = (routes: (kind: string, path: string) => Record<string, PathsOf>) =>
  Object.assign({}, ...kindNames.map((kind) => routes(kind, `/api/${kindOf(kind).names.path}`)))

/**
 * How to ask each GET route for something that a person had a hand in. Whoever adds a route says here how it is crawled;
 * the crawl fails until they do.
 */
export const crawlPaths: Record<string, PathsOf> = {
  ...asTheyStand(pagePaths),
  ...asTheyStand([
    '/api/admin/audit',
    '/api/admin/imports',
    '/api/admin/overview',
    '/api/admin/past-deadlines',
    '/api/admin/pending-approvals',
    '/api/admin/reports',
    '/api/admin/trash',
    '/api/auth/data',
    '/api/auth/user',
    '/api/docs',
    '/api/docs/json',
    '/api/docs/static/index.html',
    '/api/docs/static/swagger-initializer.js',
    '/api/docs/yaml',
    '/api/events.ics',
    '/api/health',
    '/api/home',
    '/api/login',
    '/api/login/forgot',
    '/api/login/reset',
    '/api/login/verify',
    '/api/my-listings',
    '/api/openapi.json',
    '/api/plan',
    '/api/sessions',
    '/api/import-guide',
    '/api/template',
    '/robots.txt',
    '/site.webmanifest',
    '/sitemap.xml',
  ]),
  ...ofEachKind((kind, path) => ({
    [path]: () => [`${path}?limit=100&facets=true`, `${path}?search=keeps-this`],
    [`${path}/:id`]: ({ ids }) => [`${path}/${ids[kind]}`],
  })),
  // It ends the session that asks, and has nothing to say.
  '/api/logout': () => [],
  '/api/docs/static/*': () => ['/api/docs/static/swagger-ui.css'],
  '/uploads/*': ({ photoUrl }) => [photoUrl],
  '/api/auth/contribution-stats': ({ userId }) => [`/api/auth/contribution-stats?userId=${userId}`],
  '/api/reviews/:listingType/:id': ({ reviewedCampId }) => [`/api/reviews/camp/${reviewedCampId}`],
  '/api/reviews/:listingType/:id/user-reviewed': ({ reviewedCampId }) => [
    `/api/reviews/camp/${reviewedCampId}/user-reviewed`,
  ],
  '/api/thumbs-up/:listingType/:id': ({ ids }) => [`/api/thumbs-up/camp/${ids.camp}`],
  '/api/thumbs-up/:listingType/:id/user': ({ ids }) => [`/api/thumbs-up/camp/${ids.camp}/user`],
  '/api/bookmarks': () => ['/api/bookmarks?limit=100'],
  '/api/bookmarks/:listingType/:id/user': ({ ids }) => [`/api/bookmarks/camp/${ids.camp}/user`],
  '/api/events/days': () => ['/api/events/days?month=2027-03'],
  '/api/events/pins': () => ['/api/events/pins'],
  '/api/events/:id/place': ({ ids }) => [`/api/events/${ids.event}/place`],
  '/api/events/:id/calendar.ics': ({ ids }) => [`/api/events/${ids.event}/calendar.ics`],
  '/api/my-listings/:listingType/:id': ({ ids }) => [`/api/my-listings/camp/${ids.camp}`],
  '/api/listings/similar': () => ['/api/listings/similar?kind=camp&name=Camp%20Meadowlark&city=Dublin'],
  '/api/admin/export/:type': () => listingKinds.map((kind) => `/api/admin/export/${kindOf(kind).names.path}`),
  '/api/admin/users': () => ['/api/admin/users?limit=100', '/api/admin/users?search=keeps-this'],
  '/api/admin/live-listings': () => ['/api/admin/live-listings'],
  '/api/admin/search-listings/all': () => ['/api/admin/search-listings/all?query=a'],
  '/api/admin/search-listings/:type': () =>
    kindNames.map((kind) => `/api/admin/search-listings/${kindOf(kind).names.path}?query=a`),
  '/api/admin/listings/:type/:id': ({ ids }) =>
    listingKinds.map((kind) => `/api/admin/listings/${kindOf(kind).names.adminType}/${ids[kind]}`),
}
