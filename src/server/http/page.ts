import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  deferScripts,
  type PublicPath,
  preloadLink,
  preloadsFile,
  prerenderedFile,
  publicPaths,
  serverRenderedTemplate,
} from '#shared/contract/page-paths.ts'
import { type SiteConfig, siteConfigElementId, siteConfigMarker } from '#shared/contract/site.ts'
import { escapeHtml, fillSiteTokens } from '#shared/contract/site-tokens.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Null until the client is built. */
    pages: Pages | null
  }
}

export interface Pages {
  /** The empty page that the client renders into. */
  shell: string
  /** The same, marked so that the client does not request a session. */
  visitorShell: string
  /** The same for server-rendered pages. */
  readableShell: string
  /** Public pages as rendered for anonymous visitors. */
  prerendered: ReadonlyMap<string, string>
  /** Files to preload for a rendered page, by template name. */
  preloads: ReadonlyMap<string, readonly string[]>
}

export interface FilledPage {
  template: string
  /** Embedded in the page for hydration. */
  data?: { id: string; value: unknown }
  /** Without these the client renders the page. */
  title?: string
  head?: string
  body?: string
}

const notBuilt = 'The web page is not built yet. Run `npm start`, or `npm run build`, and reload.'

export function sendPage(reply: FastifyReply, status = 200) {
  return send(reply, status, reply.server.pages?.shell)
}

/** For a browser without a session. */
export function sendVisitorPage(reply: FastifyReply, status = 200) {
  return send(reply, status, reply.server.pages?.visitorShell)
}

/** Sends visitors a public page that is readable without scripts. */
export function sendPrerendered(reply: FastifyReply, path: string) {
  return send(reply, 200, reply.server.pages?.prerendered.get(path) ?? reply.server.pages?.visitorShell)
}

export function registerPage(app: FastifyInstance, clientDir: string, site: SiteConfig) {
  app.decorate('pages', readPages(clientDir, site))
}

/** Fills the shell with rendered content, or with the data from which the client renders it. */
export function fillPage(pages: Pages, { template, data, title, head, body = '' }: FilledPage): string {
  const files = pages.preloads.get(template) ?? []
  const isReadable = body !== ''
  const links = files.map(preloadLink).join('\n    ')
  // Blocks rendering until the page is parsed, because a half-parsed row would shift.
  const renderBlocker = data ? `<link rel="expect" href="#${data.id}" blocking="render">` : ''
  const preloads = isReadable ? `${renderBlocker}\n    ${deferScripts(links)}` : links
  return (isReadable ? pages.readableShell : pages.shell)
    .replace(/<title>[^<]*<\/title>/, (given) =>
      title === undefined ? given : `<title>${escapeHtml(title)}</title>`,
    )
    .replace(/<meta\s+name="description"[^>]*>/, (given) => [head ?? given, preloads].join('\n    '))
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div>${data ? `\n    ${dataBlock(data.id, data.value)}` : ''}`,
    )
}

export function sendNotBuilt(reply: FastifyReply) {
  return reply.code(503).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(notBuilt)
}

function send(reply: FastifyReply, status: number, html: string | undefined) {
  if (html === undefined) return sendNotBuilt(reply)
  reply.header('cache-control', 'no-cache')
  return reply.code(status).type('text/html; charset=utf-8').send(html)
}

function readPages(clientDir: string, site: SiteConfig): Pages | null {
  const template = readIfExists(join(clientDir, 'index.html'))
  if (template === null) return null
  const title = `<title>${escapeHtml(site.siteName)}</title>`
  const shell = withSiteConfig(template, site).replace(/<title>[^<]*<\/title>/, () => title)
  const page = (path: PublicPath): [string, string][] => {
    const html = readIfExists(join(clientDir, prerenderedFile(path)))
    return html === null ? [] : [[path, withSiteConfig(fillSiteTokens(html, site), site)]]
  }
  const preloads = JSON.parse(readIfExists(join(clientDir, preloadsFile)) ?? '{}') as Record<string, string[]>
  return {
    shell,
    visitorShell: shell.replace('<html', '<html data-visitor'),
    readableShell: serverRenderedTemplate(shell),
    prerendered: new Map(publicPaths.flatMap(page)),
    preloads: new Map(Object.entries(preloads)),
  }
}

function withSiteConfig(html: string, site: SiteConfig) {
  const page = site.publicBrowsing ? html : html.replace('<html', '<html data-browsing="off"')
  return page.replace(siteConfigMarker, () => dataBlock(siteConfigElementId, site))
}

/** JSON in a data block, which the content security policy allows. Escapes `<`, so that no value can close the block. */
function dataBlock(id: string, value: unknown) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}

const readIfExists = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)
