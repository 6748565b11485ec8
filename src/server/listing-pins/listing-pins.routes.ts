import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { listingPinsQuerySchema, listingPinsSchema } from '#shared/contract/listing-pins.ts'
import { kindOf, listingKinds } from '#shared/listings/kinds.ts'
import type { ListingPinService } from './listing-pins.service.ts'

/** Map pins of each kind. Events have their own endpoint, which adds day and venue. */
export const registerListingPinRoutes = (routes: Routes, listingPins: ListingPinService): void => {
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
      ({ query }) => listingPins.pins(kind, query),
    )
  }
}
