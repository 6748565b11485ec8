import type { Sessions } from '#server/auth/sessions.ts'
import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { limits } from '#server/http/limits.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  changePasswordBodySchema,
  deleteAccountBodySchema,
  personalDataSchema,
} from '#shared/contract/account.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import type { AccountService } from './account.service.ts'

interface AccountRouteDeps {
  account: AccountService
  sessions: Pick<Sessions, 'browserOf' | 'attach' | 'end'>
}

const options = routeOptions({ access: 'user' }, 'account')
const withPassword = routeOptions({ access: 'user', limits: [limits.passwordPerPerson] }, 'account')

export function registerAccountRoutes(routes: Routes, { account, sessions }: AccountRouteDeps) {
  routes.put(
    '/api/auth/password',
    withPassword('Choose another password; every other device is signed out', {
      body: changePasswordBodySchema,
      response: { 200: acknowledgementSchema, ...errorSchemas(400) },
    }),
    async (request, reply) => {
      const id = await account.changePassword(actorOf(request), request.body, sessions.browserOf(request))
      sessions.attach(reply, id)
      return { message: 'Password changed successfully' }
    },
  )

  routes.delete(
    '/api/auth/sessions',
    options('Sign out on every device, this one included', { response: { 200: acknowledgementSchema } }),
    async (request, reply) => {
      await account.signOutEverywhere(actorOf(request), sessions.browserOf(request).device)
      await sessions.end(request, reply)
      return { message: 'You are signed out everywhere' }
    },
  )

  routes.get(
    '/api/auth/data',
    options('Everything that is connected to your account, as a file', {
      response: { 200: personalDataSchema },
    }),
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"')
      return account.data(actorOf(request))
    },
  )

  routes.post(
    '/api/auth/delete-account',
    withPassword('Delete your account: by its password, or by its email if it has none', {
      body: deleteAccountBodySchema,
      response: { 200: acknowledgementSchema, ...errorSchemas(400, 409) },
    }),
    async (request, reply) => {
      await account.remove(actorOf(request), request.body)
      await sessions.end(request, reply)
      return { message: 'Your account is deleted' }
    },
  )
}
