import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { badRequest, invalidField, notFound, unsupportedMedia } from '#server/errors.ts'
import { actorOf } from '#server/http/access.ts'
import { limits } from '#server/http/limits.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { photoLimits, uploadSchema } from '#shared/contract/uploads.ts'
import type { UploadService } from './uploads.service.ts'

const options = routeOptions({ access: 'user', limits: [limits.uploadPerPerson] }, 'uploads')
const refusals = errorSchemas(400, 401, 413, 415, 429, 503)

export async function registerUploadRoutes(app: FastifyInstance, uploads: UploadService) {
  // In its own scope: other routes do not accept multipart.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: photoLimits.bytes, files: 1, fields: 10, fieldSize: 1_000, parts: 11 },
      throwFileSizeLimit: false,
    })
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/api/upload',
      options('A picture, as a form with the file in the field photo', {
        consumes: ['multipart/form-data'],
        response: { 201: uploadSchema, ...refusals },
      }),
      async (request, reply) => {
        const { file: stream } = await photoOf(request)
        const stored = await uploads.add(actorOf(request), {
          stream,
          isTruncated: () => stream.truncated,
        })
        return reply.code(201).send(stored)
      },
    )
  })

  app.get<{ Params: { '*': string } }>(
    '/uploads/*',
    { config: { access: 'public', anonymous: true }, schema: { hide: true } },
    async (request, reply) => {
      const name = request.params['*']
      const file = await uploads.open(name)
      if (file === null) throw notFound('There is no such picture.')
      // Names are never reused, so the name is the ETag.
      const tag = `"${name}"`
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', tag)
        .type('image/webp')
      if (request.headers['if-none-match'] === tag) {
        file.stream.destroy()
        return reply.code(304).send()
      }
      return reply.header('content-length', file.bytes).send(file.stream)
    },
  )
}

/** Replaces the parser's errors with our own messages. */
async function photoOf(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) throw unsupportedMedia('Please send the picture as a form, in the field photo.')
  const file = await request.file().catch(() => {
    throw badRequest('We could not read that form.')
  })
  if (file?.fieldname === 'photo') return file
  file?.file.resume()
  throw invalidField('photo', 'Please select an image file.')
}
