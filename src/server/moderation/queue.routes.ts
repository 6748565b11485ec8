import type { Routes } from '#server/http/http-types.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
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
import type { OverviewService } from './overview.service.ts'
import type { QueueService } from './queue.service.ts'

const tags = ['admin']
const config = { access: 'admin' } as const

export const registerQueueRoutes = (
  routes: Routes,
  { queue, overview }: { queue: QueueService; overview: OverviewService },
): void => {
  routes.get(
    '/api/admin/overview',
    { config, schema: { tags, summary: 'What an admin looks for first', response: { 200: overviewSchema } } },
    () => overview.overview(),
  )

  routes.get(
    '/api/admin/pending-approvals',
    {
      config,
      schema: {
        tags,
        summary: 'Submissions and edits that wait, the oldest first',
        response: { 200: pendingApprovalsSchema },
      },
    },
    () => queue.pending(),
  )

  routes.get(
    '/api/admin/live-listings',
    {
      config,
      schema: {
        tags,
        summary: 'The newest hundred live listings of each kind',
        response: { 200: listingsByKindSchema },
      },
    },
    () => queue.live(),
  )

  routes.get(
    '/api/admin/past-deadlines',
    {
      config,
      schema: {
        tags,
        summary: 'Live listings whose deadline is past',
        response: { 200: listingsByKindSchema },
      },
    },
    () => queue.pastDeadlines(),
  )

  routes.get(
    '/api/admin/search-listings/all',
    {
      config,
      schema: {
        tags,
        summary: 'Approved listings of all kinds or of one, active or not',
        querystring: searchAllQuerySchema,
        response: { 200: searchAnswerSchema, 400: errorBodySchema },
      },
    },
    ({ query: { query, type } }) => (type ? queue.search(type, query) : queue.searchAll(query)),
  )

  routes.get(
    '/api/admin/search-listings/:type',
    {
      config,
      schema: {
        tags,
        summary: 'Approved listings, active or not',
        params: searchParamsSchema,
        querystring: searchQuerySchema,
        response: { 200: searchAnswerSchema, 400: errorBodySchema },
      },
    },
    ({ params, query }) => queue.search(params.type, query.query),
  )

  routes.get(
    '/api/admin/listings/:type/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One listing in whatever state it is',
        params: moderatedParamsSchema,
        response: { 200: anyListingSchema, 404: errorBodySchema },
      },
    },
    ({ params }) => queue.get(params.type, params.id),
  )
}
