import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import { listingRefParamsSchema } from '#shared/contract/listing-ref.ts'
import {
  myListingBodySchema,
  myListingDetailSchema,
  myListingsQuerySchema,
  myListingsSchema,
} from '#shared/contract/submissions.ts'
import type { MyListingService } from './my-listings.service.ts'

const user = routeOptions({ access: 'user' }, 'My listings')

const params = listingRefParamsSchema
const refusals = errorSchemas(400, 401, 404)

export const registerMyListingRoutes = (routes: Routes, mine: MyListingService): void => {
  routes.get(
    '/api/my-listings',
    user('The listings you submitted, with their state', {
      querystring: myListingsQuerySchema,
      response: { 200: myListingsSchema, ...refusals },
    }),
    (request) => mine.list(actorOf(request), request.query),
  )

  routes.get(
    '/api/my-listings/:listingType/:id',
    user('One of your listings with all fields of its form', {
      params,
      response: { 200: myListingDetailSchema, ...refusals },
    }),
    (request) => mine.get(actorOf(request), request.params),
  )

  routes.put(
    '/api/my-listings/:listingType/:id',
    user('Changes what is not live yet; a change of what is live waits for approval', {
      params,
      body: myListingBodySchema,
      response: { 200: myListingDetailSchema, ...refusals, ...errorSchemas(409) },
    }),
    (request) => mine.edit(actorOf(request), request.params, request.body),
  )

  for (const [action, summary] of [
    ['pause', 'Hides a live listing until its owner resumes it'],
    ['resume', 'Shows a paused listing again, without a new approval'],
    ['confirm', 'Says that a live listing is still right'],
  ] as const) {
    routes.post(
      `/api/my-listings/:listingType/:id/${action}`,
      user(summary, { params, response: { 200: myListingDetailSchema, ...refusals, ...errorSchemas(409) } }),
      (request) => mine[action](actorOf(request), request.params),
    )
  }

  routes.delete(
    '/api/my-listings/:listingType/:id/edit',
    user('Take back a change that waits for approval', {
      params,
      response: { 200: acknowledgementSchema, ...refusals },
    }),
    async (request) => {
      await mine.withdrawEdit(actorOf(request), request.params)
      return { message: 'Your change was taken back' }
    },
  )

  routes.delete(
    '/api/my-listings/:listingType/:id',
    user('Withdraw one of your listings', { params, response: { 200: acknowledgementSchema, ...refusals } }),
    async (request) => {
      await mine.withdraw(actorOf(request), request.params)
      return { message: 'Listing withdrawn' }
    },
  )
}
