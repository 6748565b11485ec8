import { deviceOf } from '#server/device-name.ts'
import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { limits } from '#server/http/limits.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  acknowledgementSchema,
  changeEmailBodySchema,
  forgotPasswordBodySchema,
  resetPasswordBodySchema,
  verifyEmailBodySchema,
} from '#shared/contract/auth.ts'
import type { AccountLinkService } from './account-links.service.ts'

const visitor = routeOptions({ access: 'public' }, 'account')
const user = routeOptions({ access: 'user' }, 'account')

export function registerAccountLinkRoutes(routes: Routes, service: AccountLinkService) {
  routes.post(
    '/api/login/forgot',
    visitor(
      'Ask for a mail with a link to choose a new password',
      { body: forgotPasswordBodySchema, response: { 200: acknowledgementSchema } },
      { limits: [limits.mailPerAddress] },
    ),
    async (request) => {
      await service.forgot(request.body.email)
      return {
        message: 'If there is an account with this email, a link to choose a new password is on its way.',
      }
    },
  )

  routes.post(
    '/api/login/reset',
    visitor(
      'Choose a new password, by the link that was mailed',
      { body: resetPasswordBodySchema, response: { 200: acknowledgementSchema } },
      { limits: [limits.tokenPerAddress] },
    ),
    async (request) => {
      await service.reset(request.body, deviceOf(request))
      return { message: 'Your password is changed. Please sign in with the new one.' }
    },
  )

  routes.post(
    '/api/login/verify',
    visitor(
      'Confirm an email address, by the link that was mailed',
      { body: verifyEmailBodySchema, response: { 200: acknowledgementSchema, ...errorSchemas(409) } },
      { limits: [limits.tokenPerAddress] },
    ),
    async (request) => {
      await service.verify(request.body.token, deviceOf(request))
      return { message: 'Thank you. Your email address is confirmed.' }
    },
  )

  routes.post(
    '/api/auth/email',
    user(
      'Ask to change the email address; a link to the new one confirms it',
      {
        body: changeEmailBodySchema,
        response: { 200: acknowledgementSchema, ...errorSchemas(400, 403, 409) },
      },
      { recentSignIn: true, limits: [limits.mailPerPerson] },
    ),
    async (request) => {
      await service.requestEmailChange(actorOf(request), request.body.email)
      return { message: 'Please open the link that we sent to the new address. Until then, nothing changes.' }
    },
  )

  routes.post(
    '/api/auth/verification',
    user(
      'Ask for another mail to confirm the email address',
      { response: { 200: acknowledgementSchema } },
      { limits: [limits.mailPerPerson] },
    ),
    async (request) => {
      const isSent = await service.sendVerificationAgain(actorOf(request))
      return { message: isSent ? 'A new link is on its way.' : 'Your email address is already confirmed.' }
    },
  )
}
