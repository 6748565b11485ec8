import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { limits } from '#server/http/limits.ts'
import {
  adminClaimsSchema,
  claimSchema,
  confirmClaimAnswerSchema,
  confirmClaimBodySchema,
  createClaimBodySchema,
} from '#shared/contract/claims.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { idParamsSchema } from '#shared/contract/listing-ref.ts'
import { doneSchema } from '#shared/contract/moderation.ts'
import type { ClaimService } from './claims.service.ts'

const refusals = { 400: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema, 409: errorBodySchema }

export const registerClaimRoutes = (routes: Routes, claims: ClaimService): void => {
  routes.post(
    '/api/claims',
    {
      config: { access: 'user' },
      schema: {
        tags: ['claims'],
        summary: 'Ask to own a listing that has no owner, with or without an address at its domain',
        body: createClaimBodySchema,
        response: { 201: claimSchema, ...refusals },
      },
    },
    async (request, reply) => reply.code(201).send(await claims.create(actorOf(request), request.body)),
  )

  routes.post(
    '/api/claims/confirm',
    {
      config: { access: 'user', limits: [limits.tokenPerAddress] },
      schema: {
        tags: ['claims'],
        summary: 'Use the link that was mailed to the address at the domain of the listing',
        body: confirmClaimBodySchema,
        response: { 200: confirmClaimAnswerSchema, ...refusals },
      },
    },
    (request) => claims.confirm(actorOf(request), request.body.token),
  )

  routes.get(
    '/api/admin/claims',
    {
      config: { access: 'admin' },
      schema: { tags: ['admin'], summary: 'Open claims, oldest first', response: { 200: adminClaimsSchema } },
    },
    () => claims.open(),
  )

  for (const decision of ['approve', 'reject'] as const) {
    routes.post(
      `/api/admin/claims/:id/${decision}`,
      {
        config: { access: 'admin' },
        schema: {
          tags: ['admin'],
          summary:
            decision === 'approve' ? 'Make the claimant the owner' : 'Leave the listing without an owner',
          params: idParamsSchema,
          response: { 200: doneSchema, ...refusals },
        },
      },
      (request) => claims[decision](actorOf(request), request.params.id),
    )
  }
}
