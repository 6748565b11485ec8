import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { limits } from '#server/http/limits.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  mailSettingsBodySchema,
  mailSettingsSchema,
  unsubscribedSchema,
  unsubscribeQuerySchema,
} from '#shared/contract/mail-settings.ts'
import type { MailSettingsService } from './mail-settings.service.ts'

const forUsers = routeOptions({ access: 'user' }, 'account')
const forEveryone = routeOptions(
  { access: 'public', anonymous: true, limits: [limits.pagePerAddress] },
  'account',
)
const path = '/api/mail-settings'
const oneClickBytes = 4_096

export const registerMailSettingsRoutes = (routes: Routes, settings: MailSettingsService): void => {
  routes.get(
    path,
    forUsers('Which topics of mail you get', { response: { 200: mailSettingsSchema } }),
    (request) => settings.read(actorOf(request)),
  )

  routes.put(
    path,
    forUsers('Choose which topics of mail you get', {
      body: mailSettingsBodySchema,
      response: { 200: mailSettingsSchema, ...errorSchemas(400) },
    }),
    (request) => settings.save(actorOf(request), request.body),
  )

  routes.post(
    `${path}/retry`,
    forUsers('Try an address again that refused a mail', { response: { 200: mailSettingsSchema } }),
    (request) => settings.retry(actorOf(request)),
  )

  void routes.register(async (scope) => {
    // Mail clients post a form (RFC 8058); only the token in the URL matters.
    const ignoreBody = (_request: unknown, _body: unknown, done: (error: null) => void) => done(null)
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: oneClickBytes }, ignoreBody)

    const forms: Routes = scope.withTypeProvider<ZodTypeProvider>()
    forms.post(
      '/unsubscribe',
      forEveryone('Turn off one topic of mail, by the link in it; also in one click (RFC 8058)', {
        querystring: unsubscribeQuerySchema,
        response: { 200: unsubscribedSchema, ...errorSchemas(400) },
      }),
      async (request) => ({ topic: await settings.unsubscribe(request.query.token) }),
    )
  })
}
