import type { Routes } from '#server/http/http-types.ts'
import { routeOptions } from '#server/http/route-options.ts'
import { sendStaticPage } from '#server/http/static-page.ts'
import { templateQuerySchema } from '#shared/contract/imports.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { csvLine } from './csv-line.ts'
import { importGuide } from './import-guide.ts'

const options = routeOptions({ access: 'public', anonymous: true }, 'Import')

export function registerImportHelpRoutes(routes: Routes, { siteName }: { siteName: string }) {
  routes.get(
    '/api/template',
    options('A header and an example', { querystring: templateQuerySchema }),
    async (request, reply) => {
      const { csv, example, names } = kindOf(request.query.type)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${names.path}-template.csv"`)
        .send(csvLine(csv) + csvLine(csv.map((name) => example[name] ?? '')))
    },
  )

  routes.get('/api/import-guide', options('Every column and its rules', {}), async (_request, reply) =>
    sendStaticPage(reply, importGuide(siteName)),
  )
}
