import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { usePageData } from '#client/api/page-data.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { CategoryCard } from '#client/features/categories/category-card.tsx'
import { listingCategories } from '#client/features/categories/listing-categories.ts'
import { kindOfListing, titleOf } from '#client/features/listings/listing-values.ts'
import { ResultsCards } from '#client/features/listings/results/results-cards.tsx'
import { countOf } from '#client/lib/count-of.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { savingSlots } from '#client/screens/listings/saving-slots.tsx'
import { Loading } from '#client/ui/loading.tsx'
import type { DirectoryPage } from '#shared/contract/browse.ts'
import { browseListingPath, browseListPath } from '#shared/listings/browse-paths.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { directoryTitle } from './browse-titles.ts'
import { NoScriptStyle } from './no-script-style.tsx'
import { TownLinks } from './town-links.tsx'
import { Weekend } from './weekend.tsx'

/** Links here are full page loads, so the server has embedded the data. */
export function Directory() {
  usePageTitle(directoryTitle, siteConfig().siteName)
  const data = usePageData()
  const isMissing = data?.page !== 'directory'
  useEffect(() => {
    if (isMissing) window.location.reload()
  }, [isMissing])
  return isMissing ? <Loading /> : <DirectoryContent data={data} />
}

function DirectoryContent({ data: { home, popular, towns } }: { data: DirectoryPage }) {
  const isSignedIn = Boolean(useCurrentUser())
  const [, goTo] = useLocation()
  const pathOf = (id: number) => {
    const listing = popular.find((candidate) => candidate.id === id)
    return listing ? browseListingPath(kindOfListing(listing), id, titleOf(listing)) : '#'
  }
  return (
    <div className="container-page flex flex-col gap-12 pt-8 sm:gap-14 sm:pt-10">
      <NoScriptStyle />
      <header>
        <h1 className="text-3xl">{directoryTitle}</h1>
        <p className="mt-2 max-w-2xl text-balance text-ink-soft">
          {isSignedIn
            ? 'These pages are open to everyone, so you can share any of them.'
            : 'Look around without an account. Sign in when you want to save, review or add something.'}
        </p>
        <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-5">
          {listingCategories.map((category, index) => (
            <li key={category.title} className="grid sm:max-lg:last:col-span-2">
              <CategoryCard
                category={{
                  ...category,
                  href: category.kind ? browseListPath(category.kind) : category.href,
                }}
                shape={index}
                aside={category.kind ? countLabel(category.kind, home.counts[category.kind]) : undefined}
              />
            </li>
          ))}
        </ul>
      </header>
      {popular.length > 0 ? (
        <section aria-labelledby="popular" className="js-buttons">
          <h2 id="popular" className="mb-5 text-2xl">
            Popular
          </h2>
          <ResultsCards
            rows={popular}
            slots={savingSlots}
            openHandlers={{
              hrefOf: pathOf,
              onOpen: (id) => goTo(pathOf(id)),
              onIntent: () => undefined,
            }}
          />
        </section>
      ) : null}
      <Weekend events={home.thisWeekend} />
      <div className="flex flex-col gap-8">
        {kindNames.map((kind) => (
          <TownLinks
            key={kind}
            title={`${kindOf(kind).names.plural} by place`}
            towns={towns.filter((town) => town.kind === kind)}
          />
        ))}
      </div>
    </div>
  )
}

function countLabel(kind: Kind, count: number) {
  const { hasDates, names } = kindOf(kind)
  return countOf(count, hasDates ? `upcoming ${names.label.toLowerCase()}` : 'listing')
}
