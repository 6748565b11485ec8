import { join } from 'node:path'
import { Readable } from 'node:stream'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '#server/config.ts'
import { badRequest, tooLarge } from '#server/errors.ts'
import { actorOf } from '#server/http/access.ts'
import { withIncomingFile } from '#server/uploads/incoming-file.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import {
  type ImportResult,
  importParamsSchema,
  importQuerySchema,
  importResultSchema,
  templateQuerySchema,
} from '#shared/contract/imports.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { csvLine } from './csv-line.ts'
import { importGuide } from './import-guide.ts'
import type { ImportFile, ImportService } from './imports.service.ts'

type Settings = Pick<Config, 'dataDir' | 'importMaxBytes' | 'siteName'>
const tags = ['Import']
const response = {
  200: importResultSchema,
  400: importResultSchema.or(errorBodySchema),
  413: errorBodySchema,
}

export async function registerImportRoutes(app: FastifyInstance, imports: ImportService, settings: Settings) {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: settings.importMaxBytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
      throwFileSizeLimit: false,
    })
    const routes = scope.withTypeProvider<ZodTypeProvider>()
    const schema = {
      tags,
      consumes: ['multipart/form-data'],
      params: importParamsSchema,
      querystring: importQuerySchema,
      response,
    }
    const bodyLimit = settings.importMaxBytes + 64 * 1024

    routes.post(
      '/api/admin/import/:type',
      {
        config: { access: 'admin' },
        bodyLimit,
        schema: { ...schema, summary: 'A CSV file, in the field csvFile' },
      },
      async (request, reply) => {
        const { params, query } = request
        const result = await withCsvFile(request, settings, (file) =>
          imports.run(actorOf(request), params.type, file, query.duplicates),
        )
        return reply.code(result.success ? 200 : 400).send(result)
      },
    )

    routes.post(
      '/api/admin/import/:type/check',
      { config: { access: 'admin' }, bodyLimit, schema: { ...schema, summary: 'What an import would do' } },
      async (request) => {
        const { params, query } = request
        return withCsvFile(request, settings, (file) => imports.check(params.type, file, query.duplicates))
      },
    )
  })

  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/template',
    {
      config: { access: 'public', anonymous: true },
      schema: { tags, summary: 'A header and an example', querystring: templateQuerySchema },
    },
    async (request, reply) => {
      const { csv, example, names } = kindOf(request.query.type)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${names.path}-template.csv"`)
        .send(csvLine(csv) + csvLine(csv.map((name) => example[name] ?? '')))
    },
  )

  routes.get(
    '/api/import-guide',
    {
      config: { access: 'public', anonymous: true },
      schema: { tags, summary: 'Every column and its rules' },
    },
    async (_request, reply) => reply.type('text/html; charset=utf-8').send(importGuide(settings.siteName)),
  )

  routes.get(
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

/** The one file of the form, kept on disk while it is read: it is never whole in memory. */
async function withCsvFile(
  request: FastifyRequest,
  { dataDir, importMaxBytes }: Settings,
  work: (file: ImportFile) => Promise<ImportResult>,
): Promise<ImportResult> {
  const part = request.isMultipart() ? await partOf(request) : undefined
  if (part?.fieldname !== 'csvFile') {
    part?.file.resume()
    return nothing('Please select a file to import')
  }
  if (!/\.csv$/i.test(part.filename)) {
    part.file.resume()
    return nothing('Please choose a .csv file')
  }
  return withIncomingFile(join(dataDir, 'imports'), part.file, async (path) => {
    if (part.file.truncated) {
      throw tooLarge(
        `The file is larger than ${Math.round(importMaxBytes / 1024 / 1024)} MB. Please split it.`,
      )
    }
    return work({ path, name: part.filename.slice(0, 255) })
  })
}

/** What was sent is no file to read: an answer in the shape of every other import that fails. */
const nothing = (message: string): ImportResult => ({
  success: false,
  message,
  errors: [message],
  details: [message],
  imported: 0,
  skipped: 0,
})

const partOf = (request: FastifyRequest): Promise<MultipartFile | undefined> =>
  request.file().catch(() => {
    throw badRequest('We could not read that form.')
  })
