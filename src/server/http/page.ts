import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type SiteConfig, siteConfigElementId, siteConfigMarker } from '#shared/contract/site.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The one HTML document there is, ready to send; null while the web page is not built. */
    pageHtml: string | null
  }
}

const notBuilt = 'The web page is not built yet. Run `npm start`, or `npm run build`, and reload.'

/** Answers with the web page, whatever it shows at this address. */
export function sendPage(reply: FastifyReply, status = 200) {
  const html = reply.server.pageHtml
  reply.header('cache-control', 'no-cache')
  if (html === null) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
  return reply.code(status).type('text/html; charset=utf-8').send(html)
}

export function registerPage(app: FastifyInstance, clientDir: string, site: SiteConfig) {
  const template = readTemplate(clientDir)
  app.decorate('pageHtml', template === null ? null : fillTemplate(template, site))
}

/**
 * Configuration travels as a block of data, which the content security policy lets stand where it would stop a
 * script. `<` is escaped, so that no value can close the block.
 */
export function fillTemplate(template: string, site: SiteConfig) {
  const json = JSON.stringify(site).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="${siteConfigElementId}">${json}</script>`
  return template
    .replace(siteConfigMarker, () => block)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(site.siteName)}</title>`)
}

function readTemplate(clientDir: string) {
  try {
    return readFileSync(join(clientDir, 'index.html'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
