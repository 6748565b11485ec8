import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { eventPinsQuerySchema, eventPinsSchema, eventPlaceSchema } from '#shared/contract/event-places.ts'
import { listingIdParamsSchema } from '#shared/contract/listings.ts'
import type { EventPlaceService } from './event-places.service.ts'

const options = routeOptions({ access: 'public', anonymous: true }, 'Events')

export const registerEventPlaceRoutes = (routes: Routes, places: EventPlaceService): void => {
  routes.get(
    '/api/events/pins',
    options(
      'Where events are, by the filters of the list',
      { querystring: eventPinsQuerySchema, response: { 200: eventPinsSchema, ...errorSchemas(400) } },
      { weight: 3 },
    ),
    ({ query }) => places.pins(query),
  )

  routes.get(
    '/api/events/:id/place',
    options('Where an event is: its own coordinates, else the middle of its ZIP code', {
      params: listingIdParamsSchema,
      response: { 200: eventPlaceSchema, ...errorSchemas(404) },
    }),
    async ({ params }) => ({ place: await places.place(params.id) }),
  )
}
