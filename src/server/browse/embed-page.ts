import type { Listing } from '#shared/contract/listings.ts'
import type { SiteConfig } from '#shared/contract/site.ts'
import { escapeHtml } from '#shared/contract/site-tokens.ts'
import { browseListingPath } from '#shared/listings/browse-paths.ts'
import { decidingFacts, factInLine } from '#shared/listings/deciding-facts.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { listingValues } from './listing-values.ts'

interface EmbeddedList {
  kind: Kind
  rows: readonly Listing[]
  total: number
  /** The day that relative dates refer to. */
  today: string
  /** The public list with the same filters. */
  listUrl: string
}

/** A list to embed in school and library sites: no cookie, no picture, one small script that reports the height. */
export function embedPage(
  { kind, rows, total, today, listUrl }: EmbeddedList,
  { siteName, publicUrl }: SiteConfig,
): string {
  const { plural, label } = kindOf(kind).names
  const title = escapeHtml(`${plural} · ${siteName}`)
  const items = rows.map((listing) => itemOf(kind, listing, { today, publicUrl })).join('')
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

function itemOf(kind: Kind, listing: Listing, { today, publicUrl }: { today: string; publicUrl: string }) {
  const { values, title } = listingValues(kind, listing)
  const { organization } = kindOf(kind)
  const url = `${publicUrl}${browseListingPath(kind, listing.id, title)}`
  const who = organization ? values[organization] : null
  const facts = [who, listing.location, ...decidingFacts(kindOf(kind), values, today).map(factInLine)]
    .filter(Boolean)
    .map((fact) => `<span>${escapeHtml(String(fact))}</span>`)
    .join(' · ')
  return `<li><a href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(title)}</a><p>${facts}</p></li>`
}
