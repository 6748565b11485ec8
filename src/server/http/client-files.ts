import { existsSync } from 'node:fs'
import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '#server/errors.ts'
import { mailedPaths, pagePaths } from '#shared/contract/page-paths.ts'
import { declarePublic, type Sessions } from './access.ts'
import { sendPage, sendPrerendered, sendVisitorPage } from './page.ts'
import { expectsPage } from './unavailable-page.ts'

/** Serves the built client: files, pages and the not-found page. */
export async function registerClientFiles(
  app: FastifyInstance,
  clientDir: string,
  sessions: Pick<Sessions, 'idOf'>,
) {
  if (existsSync(clientDir)) await registerFiles(app, clientDir)

  const isPage = { config: { access: 'public', anonymous: true }, schema: { hide: true } } as const
  for (const path of pagePaths) {
    app.get(path, isPage, async (request, reply) => {
      // The prerendered page and the empty shell differ by session.
      reply.header('vary', 'Cookie')
      return sessions.idOf(request) === null ? sendPrerendered(reply, path) : sendPage(reply)
    })
  }
  for (const path of mailedPaths) app.get(path, isPage, async (_request, reply) => sendPage(reply))

  app.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request)) {
      reply.header('vary', 'Cookie')
      return sessions.idOf(request) === null ? sendVisitorPage(reply, 404) : sendPage(reply, 404)
    }
    throw notFound('There is nothing at this address.')
  })
}

async function registerFiles(app: FastifyInstance, clientDir: string) {
  await app.register(async (scope) => {
    declarePublic(scope)
    await scope.register(fastifyStatic, {
      root: clientDir,
      // One route per existing file, so that a missing file is an ordinary 404.
      wildcard: false,
      index: false,
      globIgnore: ['index.html', 'prerendered/**', '**/*.br', '**/*.gz', '**/*.map'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  })
}

/** Only the names under assets/ contain a content hash. */
const isHashed = (path: string) => path.includes(`${sep}assets${sep}`)

function isPageRequest(request: FastifyRequest) {
  const { method, url } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  const [path = ''] = url.split('?')
  if (/^\/(api|assets|uploads)(\/|$)/.test(path)) return false
  return expectsPage(request)
}
