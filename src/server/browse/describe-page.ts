import type { BrowseContent, ListPlan } from '#shared/contract/browse.ts'
import type { PageHead } from '#shared/contract/page-head.ts'
import type { SiteConfig } from '#shared/contract/site.ts'
import {
  browseListingPath,
  browseListPath,
  browseTownPath,
  type Town,
} from '#shared/listings/browse-paths.ts'
import { browseRoot } from '#shared/listings/browse-root.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { breadcrumbThing, listingThing } from './json-ld.ts'
import { listingValues } from './listing-values.ts'
import { picturePath } from './picture-path.ts'
import { plainDescription } from './plain-description.ts'
import { withQuery } from './public-route.ts'

const maxDescription = 160

/** Metadata of a page for search engines and link previews. */
export function describePage(
  page: BrowseContent,
  plan: ListPlan | undefined,
  title: string,
  { siteName, publicUrl }: SiteConfig,
): PageHead {
  const common = { title, siteName, isIndexed: true, image: siteImage(publicUrl) }
  const hidden = { ...common, canonical: null, isIndexed: false, structuredData: [] }
  const urlOf = (path: string) => `${publicUrl}${path}`
  const crumb = (name: string, path: string) => ({ name, url: urlOf(path) })
  const root = crumb('Browse', browseRoot)

  switch (page.page) {
    case 'missing':
      return { ...hidden, description: 'This page is not here.' }
    case 'compare':
      return {
        ...hidden,
        description: page.compared
          ? `${kindOf(page.compared.kind).names.plural} side by side: cost, dates, ages and place.`
          : 'Up to four listings side by side.',
      }
    case 'directory':
      return {
        ...common,
        description: `Tutors, camps, internships, jobs and events for high-school students and their families. Browse ${siteName} without an account.`,
        canonical: root.url,
        structuredData: [breadcrumbThing([root])],
      }
    case 'list': {
      const { kind, town, answer } = page
      const path = town ? browseTownPath(kind, town) : browseListPath(kind)
      const { names } = kindOf(kind)
      const crumbs = [root, crumb(names.plural, browseListPath(kind))]
      const feedUrl = (file: string) =>
        urlOf(withQuery(`${browseListPath(kind)}/${file}`, plan?.feedQuery ?? ''))
      if (town) crumbs.push(crumb(`${town.city}, ${town.state}`, path))
      return {
        ...common,
        description: listDescription(kind, town, answer.total),
        canonical: urlOf(withQuery(path, plan?.canonical ?? '')),
        isIndexed: (plan?.filterCount ?? 0) <= 1 && answer.total > 0,
        structuredData: [breadcrumbThing(crumbs)],
        feeds: { atom: feedUrl('feed.xml'), json: feedUrl('feed.json') },
      }
    }
    case 'listing': {
      const { kind, listing } = page
      const { names } = kindOf(kind)
      const { values, title: name } = listingValues(kind, listing)
      const path = browseListingPath(kind, listing.id, name)
      const url = urlOf(path)
      const image = urlOf(picturePath(kind, listing.id, listing.updatedAt))
      const place = listing.location ? ` in ${listing.location}` : ''
      return {
        ...common,
        description:
          plainDescription(values.description, maxDescription) || `${names.label}${place}: ${name}.`,
        canonical: url,
        image: { url: image, alt: `${names.label}${place}: ${name}` },
        structuredData: [
          listingThing({ kind, listing, url, image }),
          breadcrumbThing([root, crumb(names.plural, browseListPath(kind)), crumb(name, path)]),
        ],
      }
    }
  }
}

const siteImage = (publicUrl: string) => ({
  url: `${publicUrl}/share.png`,
  alt: 'A trail that climbs through hills past four posts',
})

function listDescription(kind: Kind, town: Town | null, total: number) {
  const { intro, names } = kindOf(kind)
  const counted = `${total.toLocaleString('en-US')} ${(total === 1 ? names.label : names.plural).toLowerCase()}`
  return `${counted}${town ? ` in ${town.city}, ${town.state}` : ''}, with reviews and details. ${intro}`
}
