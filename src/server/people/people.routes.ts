import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import { noteBodySchema, noteParamsSchema, noteSchema, personSchema } from '#shared/contract/person.ts'
import { userParamsSchema } from '#shared/contract/users.ts'
import type { PeopleService } from './people.service.ts'

const options = routeOptions({ access: 'admin' }, 'admin')
const refusals = errorSchemas(400, 404)

export const registerPeopleRoutes = (routes: Routes, people: PeopleService): void => {
  routes.get(
    '/api/admin/users/:userId',
    options('One person: account, listings, reviews, reports, sign-ins, activity and notes', {
      params: userParamsSchema,
      response: { 200: personSchema, ...refusals },
    }),
    (request) => people.get(request.params.userId),
  )

  routes.post(
    '/api/admin/users/:userId/notes',
    options('Write a note about a person, for admins', {
      params: userParamsSchema,
      body: noteBodySchema,
      response: { 201: noteSchema, ...refusals },
    }),
    async (request, reply) =>
      reply
        .code(201)
        .send(await people.addNote(actorOf(request), request.params.userId, request.body.content)),
  )

  routes.delete(
    '/api/admin/users/:userId/notes/:noteId',
    options('Delete a note about a person', {
      params: noteParamsSchema,
      response: { 200: acknowledgementSchema, ...refusals },
    }),
    async (request) => {
      await people.removeNote(request.params.userId, request.params.noteId)
      return { message: 'Note deleted' }
    },
  )
}
