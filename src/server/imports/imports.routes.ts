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
const longestImportMs = 60 * 60_000

/** The calls that a CSV file is sent with, and the one that answers such a file. */
export async function registerImportRoutes(app: FastifyInstance, imports: ImportService, settings: Settings) {
  app.addHook('preClose', async () => imports.breakOff())

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
        schema: { ...request, response, summary: 'A CSV file, in the field csvFile' },
      },
      async (request, reply) => {
        const { type } = request.params
        const result = await withCsv(request, settings, (file) => {
          // Nothing moves on the line until the import has ended, and a large one takes minutes.
          request.raw.socket.setTimeout(longestImportMs)
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
          .send(Readable.from(await begun(rows, () => file.content.close())))
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

/** Whatever is wrong with a file, or with how it was sent, is said in the shape of every import that fails. */
function refuse(error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = errorAnswer(error)
  if (status !== 400 && status !== 413) throw error
  return reply.code(status).send(refused(body.errors?.map(({ message }) => message) ?? [body.message]))
}

/** What is done with the file of a request. Afterwards it is gone. */
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

/** Waits for the first piece, so that what cannot be read at all is an answer of its own. */
async function begun(pieces: AsyncGenerator<string>, close: () => Promise<void>) {
  const first = await pieces.next().catch(async (error: unknown) => {
    await close()
    throw error
  })
  return (async function* () {
    try {
      if (!first.done) yield first.value
      yield* pieces
    } finally {
      await close()
    }
  })()
}
