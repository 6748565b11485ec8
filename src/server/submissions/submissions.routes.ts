import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { listingSchema } from '#shared/contract/listings.ts'
import { similarListingsSchema, similarQuerySchema } from '#shared/contract/submissions.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { submitSchema } from '#shared/listings/schemas.ts'
import type { SubmissionService } from './submissions.service.ts'

export const registerSubmissionRoutes = (routes: Routes, submissions: SubmissionService): void => {
  for (const kind of kindNames) registerKind(routes, submissions, kind)

  routes.get(
    '/api/listings/similar',
    {
      config: { access: 'user' },
      schema: {
        tags: ['my listings'],
        summary: 'Up to three listings that may be the one about to be submitted',
        querystring: similarQuerySchema,
        response: { 200: similarListingsSchema, 400: errorBodySchema, 401: errorBodySchema },
      },
    },
    async (request) => ({ listings: await submissions.similar(actorOf(request), request.query) }),
  )
}

const registerKind = (routes: Routes, submissions: SubmissionService, kind: Kind): void => {
  const { path, plural } = kindOf(kind).names
  routes.post(
    `/api/${path}`,
    {
      config: { access: 'user' },
      schema: {
        tags: [plural],
        summary: `Submit one for review`,
        body: submitSchema(kind),
        response: { 201: listingSchema(kind), 400: errorBodySchema, 401: errorBodySchema },
      },
    },
    async (request, reply) => {
      const listing = await submissions.submit(actorOf(request), kind, request.body)
      return reply.code(201).send(listing)
    },
  )
}
