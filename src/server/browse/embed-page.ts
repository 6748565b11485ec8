import type { Listing } from '#shared/contract/listings.ts'
import type { SiteConfig } from '#shared/contract/site.ts'
import { escapeHtml } from '#shared/contract/site-tokens.ts'
import { browseListingPath } from '#shared/listings/browse-paths.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { pictureFacts } from './picture-facts.ts'

interface EmbeddedList {
  kind: Kind
  rows: readonly Listing[]
  total: number
  /** The public list with the same filters. */
  listUrl: string
}

/** A list for the pages of schools and libraries: no cookie, no picture, one small script that reports the height. */
export function embedPage(
  { kind, rows, total, listUrl }: EmbeddedList,
  { siteName, publicUrl }: SiteConfig,
): string {
  const { plural, label } = kindOf(kind).names
  const title = escapeHtml(`${plural} · ${siteName}`)
  const items = rows.map((listing) => itemOf(kind, listing, publicUrl)).join('')
  const all = `All ${total.toLocaleString('en-US')} ${(total === 1 ? label : plural).toLowerCase()} on ${siteName}`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="stylesheet" href="/embed.css" />
    <script type="module" src="/embed.js"></script>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(plural)}</h1>
      ${items === '' ? '<p>Nothing to show right now.</p>' : `<ul>${items}</ul>`}
    </main>
    <footer><a href="${escapeHtml(listUrl)}" target="_blank" rel="noopener">${escapeHtml(all)}</a></footer>
  </body>
</html>
`
}

function itemOf(kind: Kind, listing: Listing, publicUrl: string) {
  const values: Record<string, unknown> = { ...listing }
  const title = String(values[kindOf(kind).title])
  const url = `${publicUrl}${browseListingPath(kind, listing.id, title)}`
  const facts = pictureFacts(kind, listing).join(' · ')
  return `<li><a href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(title)}</a><p>${escapeHtml(facts)}</p></li>`
}
