import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { contributionStatsQuerySchema, contributionStatsSchema } from '#shared/contract/auth.ts'
import {
  accountSchema,
  adminAccountSchema,
  profileBodySchema,
  roleBodySchema,
  userParamsSchema,
  usersPageSchema,
  usersQuerySchema,
} from '#shared/contract/users.ts'
import type { UsersService } from './users.service.ts'

export function registerUsersRoutes(routes: Routes, service: UsersService) {
  routes.get(
    '/api/auth/user',
    {
      config: { access: 'user' },
      schema: { tags: ['account'], summary: 'Your account', response: { 200: accountSchema } },
    },
    async (request) => service.account(actorOf(request)),
  )

  routes.put(
    '/api/auth/profile',
    {
      config: { access: 'user' },
      schema: {
        tags: ['account'],
        summary: 'Change the names and details of your account',
        body: profileBodySchema,
        response: { 200: accountSchema },
      },
    },
    async (request) => service.updateProfile(actorOf(request), request.body),
  )

  routes.get(
    '/api/auth/contribution-stats',
    {
      config: { access: 'user' },
      schema: {
        tags: ['account'],
        summary: 'The contributions of a person and their contributor level',
        querystring: contributionStatsQuerySchema,
        response: { 200: contributionStatsSchema },
      },
    },
    async (request) => service.contributionStats(actorOf(request), request.query.userId),
  )

  routes.get(
    '/api/admin/users',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'Accounts, searched and paged',
        querystring: usersQuerySchema,
        response: { 200: usersPageSchema },
      },
    },
    async (request) => service.page(request.query),
  )

  routes.put(
    '/api/admin/users/:userId/role',
    {
      config: { access: 'admin', recentSignIn: true },
      schema: {
        tags: ['admin'],
        summary: 'Make a person an admin, or an admin a user',
        params: userParamsSchema,
        body: roleBodySchema,
        response: { 200: adminAccountSchema },
      },
    },
    async (request) => service.changeRole(actorOf(request), request.params.userId, request.body.role),
  )
}
