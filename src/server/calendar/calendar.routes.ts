import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  eventDaysQuerySchema,
  eventDaysSchema,
  eventFeedQuerySchema,
  icsSchema,
} from '#shared/contract/calendar.ts'
import { listingIdParamsSchema } from '#shared/contract/listings.ts'
import type { CalendarService } from './calendar.service.ts'

const options = routeOptions({ access: 'public', anonymous: true }, 'Events')
const contentType = 'text/calendar; charset=utf-8'

export const registerCalendarRoutes = (routes: Routes, calendar: CalendarService): void => {
  routes.get(
    '/api/events/days',
    options('The number of events on each day of a month, with the filters of the list', {
      querystring: eventDaysQuerySchema,
      response: { 200: eventDaysSchema, ...errorSchemas(400) },
    }),
    async ({ query }) => ({ days: await calendar.days(query) }),
  )

  routes.get(
    '/api/events.ics',
    options(
      'Events as a calendar feed, with the filters of the list; only upcoming events by default',
      { querystring: eventFeedQuerySchema, response: { 200: icsSchema, ...errorSchemas(400) } },
      // Serializes up to 500 events.
      { weight: 6 },
    ),
    async ({ query }, reply) =>
      reply
        .type(contentType)
        .header('content-disposition', 'inline; filename="events.ics"')
        .send(await calendar.feed(query)),
  )

  routes.get(
    '/api/events/:id/calendar.ics',
    options('One event to add to a calendar', {
      params: listingIdParamsSchema,
      response: { 200: icsSchema, ...errorSchemas(404) },
    }),
    async ({ params }, reply) => {
      const { name, ics } = await calendar.event(params.id)
      return reply.type(contentType).header('content-disposition', `attachment; filename="${name}"`).send(ics)
    },
  )
}
