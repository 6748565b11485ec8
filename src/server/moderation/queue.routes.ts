import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  anyListingSchema,
  listingsByKindSchema,
  moderatedParamsSchema,
  overviewSchema,
  pendingApprovalsSchema,
  searchAllQuerySchema,
  searchAnswerSchema,
  searchParamsSchema,
  searchQuerySchema,
} from '#shared/contract/moderation.ts'
import type { QueueService } from './queue.service.ts'

const admin = routeOptions({ access: 'admin' }, 'admin')

export const registerQueueRoutes = (routes: Routes, queue: QueueService): void => {
  routes.get(
    '/api/admin/overview',
    admin('What an admin looks for first', { response: { 200: overviewSchema } }),
    () => queue.overview(),
  )

  routes.get(
    '/api/admin/pending-approvals',
    admin('Submissions and edits that wait, the oldest first', { response: { 200: pendingApprovalsSchema } }),
    () => queue.pending(),
  )

  routes.get(
    '/api/admin/live-listings',
    admin('The newest hundred live listings of each kind', { response: { 200: listingsByKindSchema } }),
    () => queue.live(),
  )

  routes.get(
    '/api/admin/past-deadlines',
    admin('Live listings whose deadline is past', { response: { 200: listingsByKindSchema } }),
    () => queue.pastDeadlines(),
  )

  routes.get(
    '/api/admin/search-listings/all',
    admin('Approved listings of all kinds or of one, active or not', {
      querystring: searchAllQuerySchema,
      response: { 200: searchAnswerSchema, ...errorSchemas(400) },
    }),
    ({ query: { query, type } }) => (type ? queue.search(type, query) : queue.searchAll(query)),
  )

  routes.get(
    '/api/admin/search-listings/:type',
    admin('Approved listings, active or not', {
      params: searchParamsSchema,
      querystring: searchQuerySchema,
      response: { 200: searchAnswerSchema, ...errorSchemas(400) },
    }),
    ({ params, query }) => queue.search(params.type, query.query),
  )

  routes.get(
    '/api/admin/listings/:type/:id',
    admin('One listing in whatever state it is', {
      params: moderatedParamsSchema,
      response: { 200: anyListingSchema, ...errorSchemas(404) },
    }),
    ({ params }) => queue.get(params.type, params.id),
  )
}
