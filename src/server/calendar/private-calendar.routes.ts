import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { limits } from '#server/http/limits.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { calendarAddressSchema, calendarFileParamsSchema, icsSchema } from '#shared/contract/calendar.ts'
import type { PrivateCalendarService } from './private-calendar.service.ts'

const forUsers = routeOptions({ access: 'user' }, 'Private calendar')
const forEveryone = routeOptions(
  { access: 'public', anonymous: true, limits: [limits.pagePerAddress] },
  'Private calendar',
)
const path = '/api/calendar-address'

export const registerPrivateCalendarRoutes = (routes: Routes, calendar: PrivateCalendarService): void => {
  const response = { 200: calendarAddressSchema }
  routes.get(
    path,
    forUsers('The address of your private calendar, if you have one', { response }),
    (request) => calendar.address(actorOf(request)),
  )
  routes.post(path, forUsers('Make an address, or a new one that replaces it', { response }), (request) =>
    calendar.renew(actorOf(request)),
  )
  routes.delete(path, forUsers('Switch the private calendar off', { response }), (request) =>
    calendar.switchOff(actorOf(request)),
  )

  // The log has the route pattern, never the token in the URL.
  routes.get(
    '/calendar/:file',
    forEveryone('Saved deadlines and events, and the dates of the guide, for calendar programs', {
      params: calendarFileParamsSchema,
      response: { 200: icsSchema, ...errorSchemas(404) },
    }),
    async ({ params }, reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="my-dates.ics"')
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .send(await calendar.read(params.file.replace(/\.ics$/, ''))),
  )
}
