import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { actorOf } from '#server/http/access.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { routeOptions } from '#server/http/route-options.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { importParamsSchema, importQuerySchema, importResultSchema } from '#shared/contract/imports.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import type { ImportSource } from './check-file.ts'
import { withCsvUpload } from './csv-upload.ts'
import { refused } from './import-result.ts'
import type { ImportService } from './imports.service.ts'

type Settings = Pick<Config, 'dataDir' | 'importMaxBytes'>
const options = routeOptions({ access: 'admin' }, 'Import')
const importTimeoutMs = 60 * 60_000

/** Import, check and failed rows take a CSV file; export returns one. */
export async function registerImportRoutes(app: FastifyInstance, imports: ImportService, settings: Settings) {
  app.addHook('preClose', () => imports.stop())

  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: settings.importMaxBytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
      throwFileSizeLimit: false,
    })
    const routes = scope.withTypeProvider<ZodTypeProvider>()
    const bodyLimit = settings.importMaxBytes + 64 * 1024
    const request = {
      consumes: ['multipart/form-data'],
      params: importParamsSchema,
      querystring: importQuerySchema,
    }
    // An undecodable URL fails before the route, with the common error shape.
    const refusal = z.union([importResultSchema, errorBodySchema])
    const response = { 200: importResultSchema, 400: refusal, 413: importResultSchema, 503: errorBodySchema }

    routes.post(
      '/api/admin/import/:type',
      {
        ...options('Import a CSV file, sent in the field csvFile', { ...request, response }),
        bodyLimit,
        errorHandler: refuse,
      },
      async (request, reply) => {
        const result = await withCsvUpload(request, settings, (file) => {
          // The socket is idle until the import ends, and a large one takes minutes.
          request.raw.socket.setTimeout(importTimeoutMs)
          return imports.run(actorOf(request), sourceOf(request, file))
        })
        return reply.code(result.success ? 200 : 400).send(result)
      },
    )

    routes.post(
      '/api/admin/import/:type/check',
      { ...options('What an import would do', { ...request, response }), bodyLimit, errorHandler: refuse },
      (request) => withCsvUpload(request, settings, (file) => imports.check(sourceOf(request, file))),
    )

    routes.post(
      '/api/admin/import/:type/failed-rows',
      { ...options('The rows that an import would refuse, as CSV with the reasons', request), bodyLimit },
      (request, reply) =>
        withCsvUpload(request, settings, async (file) => {
          const rows = Readable.from(await startStream(imports.failedRows(sourceOf(request, file))))
          reply.type('text/csv; charset=utf-8')
          reply.header(
            'content-disposition',
            `attachment; filename="${kindOf(request.params.type).names.path}-failed-rows.csv"`,
          )
          reply.send(rows)
          // The file is deleted once the response is sent, or its connection is lost.
          await finished(rows).catch(() => undefined)
          return reply
        }),
    )
  })

  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/admin/export/:type',
      options('Live listings as CSV', { params: importParamsSchema }),
      async (request, reply) => {
        const { path } = kindOf(request.params.type).names
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${path}.csv"`)
          .send(Readable.from(imports.export(request.params.type)))
      },
    )
}

/** Upload errors have the same shape as errors in the file (docs/product.md 13.7). */
function refuse(error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = errorResponse(error)
  if (status !== 400 && status !== 413) throw error
  return reply.code(status).send(refused(body.errors?.map(({ message }) => message) ?? [body.message]))
}

interface SourceRequest {
  params: { type: ImportSource['kind'] }
  query: { duplicates: ImportSource['duplicates'] }
}

const sourceOf = ({ params, query }: SourceRequest, file: ImportSource['file']): ImportSource => ({
  kind: params.type,
  duplicates: query.duplicates,
  file,
})

/** Waits for the first chunk, so that an unreadable file gets an error response. */
async function startStream(chunks: AsyncGenerator<string>) {
  const first = await chunks.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* chunks
  })()
}
