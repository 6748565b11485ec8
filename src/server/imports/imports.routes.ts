import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '#server/config.ts'
import { actorOf } from '#server/http/access.ts'
import { errorAnswer } from '#server/http/error-answer.ts'
import {
  type ImportResult,
  importParamsSchema,
  importQuerySchema,
  importResultSchema,
} from '#shared/contract/imports.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import type { ImportFile } from './check-file.ts'
import { csvUpload } from './csv-upload.ts'
import { refused } from './import-result.ts'
import type { ImportService } from './imports.service.ts'

type Settings = Pick<Config, 'dataDir' | 'importMaxBytes'>
const tags = ['Import']
const importTimeoutMs = 60 * 60_000

/** Import, check and failed rows take a CSV file; export returns one. */
export async function registerImportRoutes(app: FastifyInstance, imports: ImportService, settings: Settings) {
  app.addHook('preClose', async () => imports.stop())

  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: settings.importMaxBytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
      throwFileSizeLimit: false,
    })
    const routes = scope.withTypeProvider<ZodTypeProvider>()
    const bodyLimit = settings.importMaxBytes + 64 * 1024
    const writing = { config: { access: 'admin' }, bodyLimit } as const
    const reading = { config: { access: 'admin' }, bodyLimit } as const
    const request = {
      tags,
      consumes: ['multipart/form-data'],
      params: importParamsSchema,
      querystring: importQuerySchema,
    }
    const response = { 200: importResultSchema, 400: importResultSchema, 413: importResultSchema }

    routes.post(
      '/api/admin/import/:type',
      {
        ...writing,
        errorHandler: refuse,
        schema: { ...request, response, summary: 'Import a CSV file, sent in the field csvFile' },
      },
      async (request, reply) => {
        const { type } = request.params
        const result = await withCsv(request, settings, (file) => {
          // The socket is idle until the import ends, and a large one takes minutes.
          request.raw.socket.setTimeout(importTimeoutMs)
          return imports.run(actorOf(request), type, file, request.query.duplicates)
        })
        return reply.code(result.success ? 200 : 400).send(result)
      },
    )

    routes.post(
      '/api/admin/import/:type/check',
      {
        ...reading,
        errorHandler: refuse,
        schema: { ...request, response, summary: 'What an import would do' },
      },
      async (request) =>
        withCsv(request, settings, (file) =>
          imports.check(request.params.type, file, request.query.duplicates),
        ),
    )

    routes.post(
      '/api/admin/import/:type/failed-rows',
      {
        ...reading,
        schema: { ...request, summary: 'The rows that an import would refuse, as CSV with the reasons' },
      },
      async (request, reply) => {
        const { type } = request.params
        const file = await csvUpload(request, settings)
        const rows = imports.failedRows(type, file, request.query.duplicates)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${kindOf(type).names.path}-failed-rows.csv"`)
          .send(Readable.from(await started(rows, () => file.content.close())))
      },
    )
  })

  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/export/:type',
    {
      config: { access: 'admin' },
      schema: { tags, summary: 'Live listings as CSV', params: importParamsSchema },
    },
    async (request, reply) => {
      const { path } = kindOf(request.params.type).names
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${path}.csv"`)
        .send(Readable.from(imports.export(request.params.type)))
    },
  )
}

/** Errors of the upload have the same shape as those of the file (docs/product.md 13.7). */
function refuse(error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = errorAnswer(error)
  if (status !== 400 && status !== 413) throw error
  return reply.code(status).send(refused(body.errors?.map(({ message }) => message) ?? [body.message]))
}

/** Receives the file of a request, and removes it after the work. */
async function withCsv(
  request: FastifyRequest,
  settings: Settings,
  work: (file: ImportFile) => Promise<ImportResult>,
): Promise<ImportResult> {
  const file = await csvUpload(request, settings)
  try {
    return await work(file)
  } finally {
    await file.content.close()
  }
}

/** Waits for the first chunk, so that a file that cannot be read gets an error response. */
async function started(chunks: AsyncGenerator<string>, close: () => Promise<void>) {
  const first = await chunks.next().catch(async (error: unknown) => {
    await close()
    throw error
  })
  return (async function* () {
    try {
      if (!first.done) yield first.value
      yield* chunks
    } finally {
      await close()
    }
  })()
}
