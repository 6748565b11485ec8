import { markup } from '#server/markup.ts'
import type { Listing } from '#shared/contract/listings.ts'
import { browseListingPath } from '#shared/listings/browse-paths.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { listingValues } from './listing-values.ts'
import { picturePath } from './picture-path.ts'
import { plainDescription } from './plain-description.ts'

export interface Feed {
  title: string
  pageUrl: string
  feedUrl: string
  siteName: string
  items: readonly FeedItem[]
}

type FeedItem = ReturnType<typeof feedItem>

export function feedItem(kind: Kind, listing: Listing, publicUrl: string) {
  const { values, title, categories } = listingValues(kind, listing)
  return {
    url: `${publicUrl}${browseListingPath(kind, listing.id, title)}`,
    title,
    summary: plainDescription(values.description, 500),
    published: listing.approvedAt ?? listing.createdAt,
    updated: listing.updatedAt,
    image: `${publicUrl}${picturePath(kind, listing.id, listing.updatedAt)}`,
    tags: categories,
  }
}

/** RFC 4287. `updated` is the latest change of a listing in the feed, so that conditional requests work. */
export function atomFeed({ title, pageUrl, feedUrl, siteName, items }: Feed): string {
  const changes = items.map(({ updated }) => updated).sort()
  return String(markup`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${feedUrl}</id>
<title>${title}</title>
<updated>${changes.at(-1) ?? '2025-01-01T00:00:00.000Z'}</updated>
<author><name>${siteName}</name></author>
<link rel="self" type="application/atom+xml" href="${feedUrl}"/>
<link rel="alternate" type="text/html" href="${pageUrl}"/>
${items.map(atomEntry)}
</feed>
`)
}

const atomEntry = ({ url, title, updated, published, summary, tags }: FeedItem) => {
  const when = markup`<updated>${updated}</updated><published>${published}</published>`
  const categories = tags.map((term) => markup`<category term="${term}"/>`)
  return markup`<entry><id>${url}</id><title>${title}</title>${when}<link rel="alternate" type="text/html" href="${url}"/><summary>${summary}</summary>${categories}</entry>`
}

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ title, pageUrl, feedUrl, siteName, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    language: 'en-US',
    authors: [{ name: siteName }],
    items: items.map(({ url, title, summary, published, updated, image, tags }) => ({
      id: url,
      url,
      title,
      content_text: summary,
      date_published: published,
      date_modified: updated,
      image,
      tags,
    })),
  })
}
