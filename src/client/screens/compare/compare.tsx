import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useComparison } from '#client/api/compare.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { comparePath, setCompareChoice } from '#client/features/compare/compare-choice.ts'
import { isDifferent } from '#client/features/compare/compare-rows.ts'
import { countOf } from '#client/lib/count-of.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Signpost } from '#client/ui/art/signpost.tsx'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { ShareLinkButton } from '#client/ui/share-link-button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { browseComparePath, browseListPath } from '#shared/listings/browse-paths.ts'
import { browseRoot } from '#shared/listings/browse-root.ts'
import { type Compared, maxCompared, parseCompared } from '#shared/listings/compared.ts'
import { kindPaths } from '#shared/listings/kind-paths.ts'
import { defaultKind, type Kind, kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { AddListing } from './add-listing.tsx'
import { CompareTable } from './compare-table.tsx'
import { comparisonRows } from './comparison-rows.ts'

/** Up to four listings of one kind side by side, stored in the URL. */
export function Compare() {
  usePageTitle('Compare', siteConfig().siteName)
  const compared = parseCompared(new URLSearchParams(useSearch()))
  return (
    <div className="container-page flex flex-1 flex-col gap-6 pt-8 pb-16 sm:pt-10 print:gap-2 print:p-0">
      {compared ? <Comparison compared={compared} /> : <Nothing />}
    </div>
  )
}

function Comparison({ compared: { kind, ids } }: { compared: Compared }) {
  const [path, goTo] = useLocation()
  const page = isPublic(path) ? browseComparePath : '/compare'
  const { data, isError, refetch, isPlaceholderData } = useComparison(kind, ids)
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const { names } = kindOf(kind)
  const show = (next: readonly number[]) => {
    setCompareChoice({ kind, ids: next })
    goTo(comparePath({ kind, ids: next }, page))
  }
  const items = ids.length === 0 ? [] : (data?.items ?? []).filter(({ id }) => ids.includes(id))
  const isLoading = ids.length > 0 && !data && !isError
  const areKnown = data !== undefined && !isPlaceholderData
  const missing = areKnown ? ids.length - items.length : 0
  // Removed listings do not count toward the four.
  const available = areKnown ? items.map(({ id }) => id) : ids
  useSharedChoice(kind, ids.length === 0 ? null : available.join())
  const rows = comparisonRows(kind, items, pacificDay(new Date()))
  const shownRows = isOnlyDifferent ? rows.filter(isDifferent) : rows
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl print:text-xl">Compare {names.plural.toLowerCase()}</h1>
          <p className="mt-1.5 text-ink-soft print:hidden">
            {data?.zipcode && items.length > 0
              ? `Distances are from ${data.zipcode}.`
              : 'Up to four, side by side.'}
          </p>
        </div>
        {items.length > 1 ? (
          <div className="flex flex-wrap items-center gap-4 print:hidden">
            <Switch label="Only differences" checked={isOnlyDifferent} onChange={setOnlyDifferent} />
            <ShareLinkButton
              title={`Compare ${names.plural.toLowerCase()}`}
              path={comparePath({ kind, ids }, siteConfig().publicBrowsing ? browseComparePath : '/compare')}
            />
            <Button variant="secondary" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              Print
            </Button>
          </div>
        ) : null}
      </header>
      {isError ? (
        <ErrorState title="Error loading data" message="Failed to compare" onRetry={() => void refetch()} />
      ) : null}
      {missing > 0 ? (
        <p className="text-sm text-ink-soft">
          {missing === 1
            ? '1 listing is no longer available.'
            : `${missing} listings are no longer available.`}
        </p>
      ) : null}
      {isLoading ? <Skeleton className="h-96" /> : null}
      {items.length > 0 ? (
        <CompareTable
          {...{ kind, items }}
          rows={shownRows}
          isPublic={isPublic(path)}
          onRemove={(id) => show(available.filter((other) => other !== id))}
        />
      ) : null}
      {isOnlyDifferent && items.length > 1 ? (
        <p role="status" className="text-sm text-ink-soft">
          {countOf(rows.length - shownRows.length, 'row')} without a difference hidden
        </p>
      ) : null}
      {/* Below the table, so it renders once the table has its height. */}
      {items.length < maxCompared && !isLoading ? (
        <AddListing kind={kind} ids={available} onAdd={(id) => show([...available, id])} />
      ) : null}
    </>
  )
}

/** Keeps the selection of the lists in sync. Null changes nothing. */
function useSharedChoice(kind: Kind, ids: string | null) {
  useEffect(() => {
    if (ids !== null) setCompareChoice({ kind, ids: ids.split(',').filter(Boolean).map(Number) })
  }, [kind, ids])
}

const isPublic = (path: string) => path.startsWith(`${browseRoot}/`)

function Nothing() {
  const [path] = useLocation()
  const list = isPublic(path) ? browseListPath(defaultKind) : `/${kindPaths[defaultKind]}`
  return (
    <EmptyState
      art={<Signpost />}
      title="Nothing to compare yet"
      description="Pick up to four listings of one kind with the scale beside them."
      action={<LinkButton href={list}>Browse Listings</LinkButton>}
    />
  )
}
