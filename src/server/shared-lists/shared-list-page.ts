import { fillPage, type Pages } from '#server/http/page.ts'
import type { SharedList } from '#shared/contract/shared-lists.ts'
import { escapeHtml } from '#shared/contract/site-tokens.ts'

/** The client renders the page. The metadata is for link previews, and excludes the page from search engines. */
export function sharedListPage(pages: Pages, list: SharedList | null, siteName: string): string {
  const name = list?.name ?? 'Shared list'
  const metas = [
    ['name', 'robots', 'noindex'],
    ['name', 'description', `A list shared with ${siteName}.`],
    ['property', 'og:title', name],
    ['property', 'og:site_name', siteName],
  ]
  const head = metas
    .map(([key, about, content = '']) => `<meta ${key}="${about}" content="${escapeHtml(content)}">`)
    .join('\n    ')
  return fillPage(pages, { template: 'shared-list', title: `${name} - ${siteName}`, head })
}
