import { Rss } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { usePageData } from '#client/api/page-data.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { browseListPath, type Town, townSlug } from '#shared/listings/browse-paths.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { listTitle } from './browse-titles.ts'
import { NoScriptStyle } from './no-script-style.tsx'
import { TownLinks } from './town-links.tsx'

interface ListFrameProps {
  kind: Kind
  town: Town | null
  /** The query of the feed with the same filters. */
  feedQuery: string
  filters: ReactNode
  /** Replaces the filters if scripts are off. */
  noScriptForm: ReactNode
  ref: Ref<HTMLDivElement>
  children: ReactNode
}

/** The frame of all public lists. */
export function ListFrame({ kind, town, feedQuery, filters, noScriptForm, ref, children }: ListFrameProps) {
  const isSignedIn = Boolean(useCurrentUser())
  const data = usePageData()
  const towns = data?.page === 'list' && data.kind === kind ? data.towns : []
  const others = towns.filter((other) => town === null || townSlug(other) !== townSlug(town))
  return (
    <div className="js-buttons container-page flex flex-col pt-1 md:pt-4 lg:gap-y-6">
      <NoScriptStyle />
      <header>
        {/* Hidden on phones, where the menu has the same links. */}
        <div className="max-md:hidden">
          <Breadcrumbs kind={kind} current={town ? `${town.city}, ${town.state}` : undefined} />
        </div>
        <h1 className="text-xl sm:text-2xl md:mt-1 lg:text-3xl">{listTitle(kind, town)}</h1>
        <p className="mt-1 text-ink-soft max-md:hidden">{kindOf(kind).intro}</p>
      </header>
      <div className="flex flex-col lg:flex-row lg:items-start lg:gap-8">
        <div className="js-only contents">{filters}</div>
        <noscript>
          <form
            method="get"
            className="mt-2 mb-6 flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 lg:w-80"
          >
            {noScriptForm}
          </form>
        </noscript>
        {/* At least as tall as the rest of the viewport, so that short results do not move the footer into view. */}
        <div
          ref={ref}
          id="results"
          className="flex min-h-dvh min-w-0 flex-1 md:min-h-[calc(100dvh-13rem)] scroll-mt-16 flex-col gap-1.5 outline-none max-lg:scroll-mt-32 lg:gap-4"
        >
          {children}
          <p className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-soft">
            <span>
              {isSignedIn ? null : (
                <>
                  <a href="/api/login" className="text-link">
                    Sign in
                  </a>{' '}
                  to save, review and add listings.{' '}
                </>
              )}
              {siteConfig().siteName} is free, with no paid placement.
            </span>
            <a
              href={`${browseListPath(kind)}/feed.xml${feedQuery === '' ? '' : `?${feedQuery}`}`}
              type="application/atom+xml"
              className="text-link inline-flex items-center gap-1.5"
            >
              <Rss aria-hidden="true" className="size-4" />
              Feed of new listings
            </a>
          </p>
        </div>
      </div>
      <div className="max-lg:mt-4">
        <TownLinks title={`${kindOf(kind).names.plural} by place`} towns={others} />
      </div>
    </div>
  )
}
