import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  bookmarksQuerySchema,
  bookmarksSchema,
  isBookmarkedSchema,
  savedIdsSchema,
  statusCountsSchema,
} from '#shared/contract/bookmarks.ts'
import { listingRefParamsSchema, listingRefSchema } from '#shared/contract/listing-ref.ts'
import type { BookmarkService } from './bookmarks.service.ts'

const user = routeOptions({ access: 'user' }, 'Saved items')

export const registerBookmarkRoutes = (routes: Routes, bookmarks: BookmarkService): void => {
  routes.get(
    '/api/bookmarks',
    user('The listings you saved, sorted and paged', {
      querystring: bookmarksQuerySchema,
      response: { 200: bookmarksSchema, ...errorSchemas(400) },
    }),
    (request) => bookmarks.list(actorOf(request), request.query),
  )

  routes.get(
    '/api/bookmarks/ids',
    user('The ids of all saved listings', { response: { 200: savedIdsSchema } }),
    async (request) => ({ listingIds: await bookmarks.savedIds(actorOf(request)) }),
  )

  routes.get(
    '/api/bookmarks/counts',
    user('How many saved items have each status', { response: { 200: statusCountsSchema } }),
    (request) => bookmarks.counts(actorOf(request)),
  )

  routes.get(
    '/api/bookmarks/:listingType/:id/user',
    user('Whether you saved a listing', {
      params: listingRefParamsSchema,
      response: { 200: isBookmarkedSchema, ...errorSchemas(404) },
    }),
    async (request) => {
      const { listingType, id } = request.params
      return { isBookmarked: await bookmarks.isBookmarked(actorOf(request), { listingType, listingId: id }) }
    },
  )

  routes.post(
    '/api/bookmarks',
    user('Save a listing, or remove it from what you saved', {
      body: listingRefSchema,
      response: { 200: isBookmarkedSchema, ...errorSchemas(400, 404) },
    }),
    async (request) => ({ isBookmarked: await bookmarks.toggle(actorOf(request), request.body) }),
  )
}
