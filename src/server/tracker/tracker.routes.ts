import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { listingRefSchema } from '#shared/contract/listing-ref.ts'
import { trackerBodySchema, trackerSchema } from '#shared/contract/tracker.ts'
import type { TrackerService } from './tracker.service.ts'

const options = routeOptions({ access: 'user' }, 'Saved items')

export const registerTrackerRoutes = (routes: Routes, tracker: TrackerService): void => {
  routes.patch(
    '/api/bookmarks/:listingType/:listingId',
    options('Status, note, due date and checklist of a saved item', {
      params: listingRefSchema,
      body: trackerBodySchema,
      response: { 200: trackerSchema, ...errorSchemas(400, 404) },
    }),
    (request) => tracker.change(actorOf(request), request.params, request.body),
  )

  routes.get('/api/bookmarks.csv', options('All saved items as a CSV file', {}), async (request, reply) => {
    const csv = await tracker.csv(actorOf(request))
    return reply
      .header('content-disposition', 'attachment; filename="saved-items.csv"')
      .type('text/csv; charset=utf-8')
      .send(csv)
  })
}
