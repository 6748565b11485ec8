import type { FastifyInstance } from 'fastify'
import { publicPaths } from '#shared/contract/page-paths.ts'
import type { SiteConfig } from '#shared/contract/site.ts'
import { escapeHtml } from '#shared/contract/site-tokens.ts'

/** Files that depend on the configuration and so cannot be built. */
export function registerSiteFiles(app: FastifyInstance, site: SiteConfig) {
  const file = (path: string, type: string, content: () => string) =>
    app.get(
      path,
      { config: { access: 'public', anonymous: true }, schema: { hide: true } },
      async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(content()),
    )

  file('/robots.txt', 'text/plain; charset=utf-8', () => robots(site))
  // With public pages, `sitemap.routes.ts` serves a sitemap index instead.
  if (!site.publicBrowsing) file('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(site))
  file('/.well-known/security.txt', 'text/plain; charset=utf-8', () => securityTxt(site))
  file('/site.webmanifest', 'application/manifest+json', () => JSON.stringify(manifest(site)))
}

/** The directory requires a session, so crawlers can read nothing in it; its public pages are in the sitemap. */
function robots({ publicUrl }: SiteConfig) {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

/** RFC 9116 requires an expiry date: a year after the current day. */
function securityTxt({ publicUrl, contactEmail }: SiteConfig) {
  const today = new Date().setUTCHours(0, 0, 0, 0)
  const expires = new Date(today + 365 * 86_400_000).toISOString()
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

function sitemap({ publicUrl }: SiteConfig) {
  const urls = publicPaths.map((path) => `  <url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function manifest({ siteName }: SiteConfig) {
  return {
    name: siteName,
    short_name: siteName,
    description:
      'Tutors, camps, internships, jobs and events for high-school students and their families, and a plan for all four years.',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf8f3',
    theme_color: '#005d57',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
