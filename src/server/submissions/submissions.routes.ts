import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { listingSchema } from '#shared/contract/listings.ts'
import { similarListingsSchema, similarQuerySchema } from '#shared/contract/submissions.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { submitSchema } from '#shared/listings/schemas.ts'
import type { SubmissionService } from './submissions.service.ts'

const user = routeOptions({ access: 'user' }, 'my listings')

export const registerSubmissionRoutes = (routes: Routes, submissions: SubmissionService): void => {
  for (const kind of kindNames) registerKind(routes, submissions, kind)

  routes.get(
    '/api/listings/similar',
    user('Up to three listings that may be the one about to be submitted', {
      querystring: similarQuerySchema,
      response: { 200: similarListingsSchema, ...errorSchemas(400, 401) },
    }),
    async (request) => ({ listings: await submissions.similar(actorOf(request), request.query) }),
  )
}

const registerKind = (routes: Routes, submissions: SubmissionService, kind: Kind): void => {
  const { path, plural } = kindOf(kind).names
  const userOfKind = routeOptions({ access: 'user' }, plural)
  routes.post(
    `/api/${path}`,
    userOfKind('Submit one for review', {
      body: submitSchema(kind),
      response: { 201: listingSchema(kind), ...errorSchemas(400, 401) },
    }),
    async (request, reply) => {
      const listing = await submissions.submit(actorOf(request), kind, request.body)
      return reply.code(201).send(listing)
    },
  )
}
