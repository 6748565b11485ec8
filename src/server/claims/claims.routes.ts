import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { limits } from '#server/http/limits.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  adminClaimsSchema,
  claimSchema,
  confirmClaimAnswerSchema,
  confirmClaimBodySchema,
  createClaimBodySchema,
} from '#shared/contract/claims.ts'
import { idParamsSchema } from '#shared/contract/listing-ref.ts'
import { doneSchema } from '#shared/contract/moderation.ts'
import type { ClaimService } from './claims.service.ts'

const refusals = errorSchemas(400, 403, 404, 409)

const forUsers = routeOptions({ access: 'user' }, 'claims')
const withToken = routeOptions({ access: 'user', limits: [limits.tokenPerAddress] }, 'claims')
const forAdmins = routeOptions({ access: 'admin' }, 'admin')

export const registerClaimRoutes = (routes: Routes, claims: ClaimService): void => {
  routes.post(
    '/api/claims',
    forUsers('Ask to own a listing that has no owner, with or without an address at its domain', {
      body: createClaimBodySchema,
      response: { 201: claimSchema, ...refusals },
    }),
    async (request, reply) => reply.code(201).send(await claims.create(actorOf(request), request.body)),
  )

  routes.post(
    '/api/claims/confirm',
    withToken('Use the link that was mailed to the address at the domain of the listing', {
      body: confirmClaimBodySchema,
      response: { 200: confirmClaimAnswerSchema, ...refusals },
    }),
    (request) => claims.confirm(actorOf(request), request.body.token),
  )

  routes.get(
    '/api/admin/claims',
    forAdmins('Open claims, oldest first', { response: { 200: adminClaimsSchema } }),
    () => claims.open(),
  )

  for (const decision of ['approve', 'reject'] as const) {
    routes.post(
      `/api/admin/claims/:id/${decision}`,
      forAdmins(
        decision === 'approve' ? 'Make the claimant the owner' : 'Leave the listing without an owner',
        { params: idParamsSchema, response: { 200: doneSchema, ...refusals } },
      ),
      (request) => claims[decision](actorOf(request), request.params.id),
    )
  }
}
