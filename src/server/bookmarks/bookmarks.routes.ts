import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import {
  bookmarksQuerySchema,
  bookmarksSchema,
  isBookmarkedSchema,
  savedIdsSchema,
  statusCountsSchema,
} from '#shared/contract/bookmarks.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { listingRefParamsSchema, listingRefSchema } from '#shared/contract/listing-ref.ts'
import type { BookmarkService } from './bookmarks.service.ts'

const tags = ['Saved items']

export const registerBookmarkRoutes = (routes: Routes, bookmarks: BookmarkService): void => {
  routes.get(
    '/api/bookmarks',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'The listings you saved, sorted and paged',
        querystring: bookmarksQuerySchema,
        response: { 200: bookmarksSchema, 400: errorBodySchema },
      },
    },
    (request) => bookmarks.list(actorOf(request), request.query),
  )

  routes.get(
    '/api/bookmarks/ids',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'The ids of all saved listings', response: { 200: savedIdsSchema } },
    },
    async (request) => ({ listingIds: await bookmarks.savedIds(actorOf(request)) }),
  )

  routes.get(
    '/api/bookmarks/counts',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'How many saved items have each status',
        response: { 200: statusCountsSchema },
      },
    },
    (request) => bookmarks.counts(actorOf(request)),
  )

  routes.get(
    '/api/bookmarks/:listingType/:id/user',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Whether you saved a listing',
        params: listingRefParamsSchema,
        response: { 200: isBookmarkedSchema, 404: errorBodySchema },
      },
    },
    async (request) => {
      const { listingType, id } = request.params
      return { isBookmarked: await bookmarks.isBookmarked(actorOf(request), { listingType, listingId: id }) }
    },
  )

  routes.post(
    '/api/bookmarks',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Save a listing, or remove it from what you saved',
        body: listingRefSchema,
        response: { 200: isBookmarkedSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request) => ({ isBookmarked: await bookmarks.toggle(actorOf(request), request.body) }),
  )
}
