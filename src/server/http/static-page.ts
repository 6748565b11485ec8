import type { FastifyReply } from 'fastify'
import { escapeHtml } from '#shared/contract/site-tokens.ts'

interface StaticPage {
  title: string
  /** Rules for this page, on top of the site's style sheet and its tokens. */
  style: string
  /** HTML; the caller escapes what it contains. */
  body: string
}

/** A page without the client app: the shell's head provides fonts, colors and theme, and no code but the theme's. */
export function sendStaticPage(reply: FastifyReply, { title, style, body }: StaticPage) {
  const page = (reply.server.pages?.shell ?? bareShell)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title><style>${style}</style>`)
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<script type="application\/json"[^>]*>.*?<\/script>/s, '')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<div id="root"></div>', () => body)
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
}

/** Until the client is built. */
const bareShell = '<!doctype html><html lang="en"><title></title><div id="root"></div></html>'
