import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { eventPinsQuerySchema, eventPinsSchema, eventPlaceSchema } from '#shared/contract/event-places.ts'
import { listingPinsQuerySchema, listingPinsSchema } from '#shared/contract/listing-pins.ts'
import { listingIdParamsSchema } from '#shared/contract/listings.ts'
import { kindOf, listingKinds } from '#shared/listings/kinds.ts'
import type { PinService } from './pins.service.ts'

const options = routeOptions({ access: 'public', anonymous: true }, 'Events')

export const registerPinRoutes = (routes: Routes, pins: PinService): void => {
  routes.get(
    '/api/events/pins',
    options(
      'Where events are, by the filters of the list',
      { querystring: eventPinsQuerySchema, response: { 200: eventPinsSchema, ...errorSchemas(400) } },
      { weight: 3 },
    ),
    ({ query }) => pins.ofEvents(query),
  )

  routes.get(
    '/api/events/:id/place',
    options('Where an event is: its own coordinates, else the middle of its ZIP code', {
      params: listingIdParamsSchema,
      response: { 200: eventPlaceSchema, ...errorSchemas(404) },
    }),
    async ({ params }) => ({ place: await pins.placeOfEvent(params.id) }),
  )

  for (const kind of listingKinds) {
    const { path, plural } = kindOf(kind).names
    const anyone = routeOptions({ access: 'public', anonymous: true }, plural)
    routes.get(
      `/api/${path}/pins`,
      anyone(
        `Where ${plural.toLowerCase()} are, by the filters of the list`,
        {
          querystring: listingPinsQuerySchema(kind),
          response: { 200: listingPinsSchema, ...errorSchemas(400) },
        },
        { weight: 3 },
      ),
      ({ query }) => pins.ofListings(kind, query),
    )
  }
}
