import { deviceOf } from '#server/device-name.ts'
import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { limits } from '#server/http/limits.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import {
  codeBodySchema,
  recoveryCodesSchema,
  totpSetupSchema,
  totpStateSchema,
} from '#shared/contract/second-factor.ts'
import type { TotpService } from './totp.service.ts'

const refusals = errorSchemas(400, 403, 404, 409)
const user = routeOptions({ access: 'user' }, 'account')
const change = routeOptions(
  { access: 'user', recentSignIn: true, limits: [limits.passwordPerPerson] },
  'account',
)

export const registerTotpRoutes = (routes: Routes, totp: TotpService): void => {
  routes.get(
    '/api/totp',
    user('Whether one-time codes are on, and how many recovery codes are left', {
      response: { 200: totpStateSchema },
    }),
    (request) => totp.state(actorOf(request)),
  )

  routes.post(
    '/api/totp',
    change('Begin to set up one-time codes', { response: { 200: totpSetupSchema, ...refusals } }),
    (request) => totp.begin(actorOf(request)),
  )

  routes.post(
    '/api/totp/confirm',
    change('Turn one-time codes on with a first code; answers the recovery codes', {
      body: codeBodySchema,
      response: { 200: recoveryCodesSchema, ...refusals },
    }),
    (request) => totp.confirm(actorOf(request), request.body.code, deviceOf(request)),
  )

  routes.post(
    '/api/totp/recovery-codes',
    change('Make ten new recovery codes; the old ones end', {
      response: { 200: recoveryCodesSchema, ...refusals },
    }),
    (request) => totp.renewRecoveryCodes(actorOf(request), deviceOf(request)),
  )

  routes.delete(
    '/api/totp',
    change('Turn one-time codes off', { response: { 200: acknowledgementSchema, ...refusals } }),
    async (request) => {
      await totp.remove(actorOf(request), deviceOf(request))
      return { message: 'One-time codes are off' }
    },
  )
}
