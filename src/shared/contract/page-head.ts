import { escapeHtml } from './site-tokens.ts'

export interface PageHead {
  title: string
  description: string
  /** Null for pages without a canonical URL. */
  canonical: string | null
  isIndexed: boolean
  siteName: string
  image: { url: string; alt: string }
  /** JSON-LD objects. */
  structuredData: readonly Record<string, unknown>[]
  feeds?: { atom: string; json: string }
}

/** The meta tags, links and structured data of a public page. */
export function pageHead(head: PageHead): string {
  const { title, description, canonical, isIndexed, siteName, image, structuredData, feeds } = head
  return [
    canonical && tag('link', { rel: 'canonical', href: canonical }),
    isIndexed ? null : tag('meta', { name: 'robots', content: 'noindex, follow' }),
    tag('meta', { name: 'description', content: description }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: siteName }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description }),
    canonical && tag('meta', { property: 'og:url', content: canonical }),
    tag('meta', { property: 'og:image', content: image.url }),
    tag('meta', { property: 'og:image:width', content: '1200' }),
    tag('meta', { property: 'og:image:height', content: '630' }),
    tag('meta', { property: 'og:image:alt', content: image.alt }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('meta', { name: 'twitter:title', content: title }),
    tag('meta', { name: 'twitter:description', content: description }),
    tag('meta', { name: 'twitter:image', content: image.url }),
    feeds && tag('link', { rel: 'alternate', type: 'application/atom+xml', title, href: feeds.atom }),
    feeds && tag('link', { rel: 'alternate', type: 'application/feed+json', title, href: feeds.json }),
    structuredData.length > 0 && jsonLd(structuredData),
  ]
    .filter(Boolean)
    .join('\n    ')
}

function tag(name: string, attributes: Record<string, string>) {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)
  return `<${name} ${pairs.join(' ')} />`
}

/** Escapes `<`, so that no value can close the element. */
function jsonLd(objects: readonly Record<string, unknown>[]) {
  const graph = { '@context': 'https://schema.org', '@graph': objects }
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
