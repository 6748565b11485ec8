import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type PublicPath, prerenderedFile, publicPaths } from '#shared/contract/page-paths.ts'
import { type SiteConfig, siteConfigElementId, siteConfigMarker } from '#shared/contract/site.ts'
import { escapeHtml, fillSiteTokens } from '#shared/contract/site-tokens.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Null until the client is built. */
    pages: Pages | null
  }
}

interface Pages {
  /** The empty page that the client renders into. */
  shell: string
  /** Public pages as rendered for anonymous visitors. */
  prerendered: ReadonlyMap<string, string>
}

const notBuilt = 'The web page is not built yet. Run `npm start`, or `npm run build`, and reload.'

export function sendPage(reply: FastifyReply, status = 200) {
  return send(reply, status, reply.server.pages?.shell)
}

/** Sends a public page that is readable without scripts. */
export function sendPrerendered(reply: FastifyReply, path: string) {
  return send(reply, 200, reply.server.pages?.prerendered.get(path) ?? reply.server.pages?.shell)
}

export function registerPage(app: FastifyInstance, clientDir: string, site: SiteConfig) {
  app.decorate('pages', readPages(clientDir, site))
}

function send(reply: FastifyReply, status: number, html: string | undefined) {
  reply.header('cache-control', 'no-cache')
  if (html === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
  return reply.code(status).type('text/html; charset=utf-8').send(html)
}

function readPages(clientDir: string, site: SiteConfig): Pages | null {
  const template = readIfThere(join(clientDir, 'index.html'))
  if (template === null) return null
  const title = `<title>${escapeHtml(site.siteName)}</title>`
  const shell = withSiteConfig(template, site).replace(/<title>[^<]*<\/title>/, () => title)
  const page = (path: PublicPath): [string, string][] => {
    const html = readIfThere(join(clientDir, prerenderedFile(path)))
    return html === null ? [] : [[path, withSiteConfig(fillSiteTokens(html, site), site)]]
  }
  return { shell, prerendered: new Map(publicPaths.flatMap(page)) }
}

/**
 * JSON in a data block, which the content security policy allows. `<` is escaped, so that no value can close the
 * block.
 */
function withSiteConfig(html: string, site: SiteConfig) {
  const json = JSON.stringify(site).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="${siteConfigElementId}">${json}</script>`
  return html.replace(siteConfigMarker, () => block)
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
