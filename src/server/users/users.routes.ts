import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { routeOptions } from '#server/http/route-options.ts'
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

const user = routeOptions({ access: 'user' }, 'account')
const admin = routeOptions({ access: 'admin' }, 'admin')

export function registerUsersRoutes(routes: Routes, service: UsersService) {
  routes.get('/api/auth/user', user('Your account', { response: { 200: accountSchema } }), async (request) =>
    service.account(actorOf(request)),
  )

  routes.put(
    '/api/auth/profile',
    user('Change the names and details of your account', {
      body: profileBodySchema,
      response: { 200: accountSchema },
    }),
    async (request) => service.updateProfile(actorOf(request), request.body),
  )

  routes.get(
    '/api/auth/contribution-stats',
    user('The contributions of a person and their contributor level', {
      querystring: contributionStatsQuerySchema,
      response: { 200: contributionStatsSchema },
    }),
    async (request) => service.contributionStats(actorOf(request), request.query.userId),
  )

  routes.get(
    '/api/admin/users',
    admin('Accounts, searched and paged', {
      querystring: usersQuerySchema,
      response: { 200: usersPageSchema },
    }),
    async (request) => service.page(request.query),
  )

  routes.put(
    '/api/admin/users/:userId/role',
    admin(
      'Make a person an admin, or an admin a user',
      { params: userParamsSchema, body: roleBodySchema, response: { 200: adminAccountSchema } },
      { recentSignIn: true },
    ),
    async (request) => service.changeRole(actorOf(request), request.params.userId, request.body.role),
  )
}
