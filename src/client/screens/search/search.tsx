import { useMemo, useState } from 'react'
import { useSiteSearch } from '#client/api/search.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { SaveSearchButton } from '#client/features/saved-searches/save-search-button.tsx'
import { SearchBox } from '#client/features/search/search-box.tsx'
import { afterPaint } from '#client/lib/after-paint.ts'
import { formatCount, totalOf } from '#client/lib/count-of.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { useUrlState } from '#client/lib/use-url-state.ts'
import { Signpost } from '#client/ui/art/signpost.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/tabs.tsx'
import type { SearchAnswer } from '#shared/contract/search.ts'
import { isListingKind, type Kind, kindOf } from '#shared/listings/kinds.ts'
import { EventDialog, preloadEventDialog } from '../events/event-dialog.tsx'
import { ListingDialog, preloadListingDialog } from '../listings/listing-dialog.tsx'
import { AllResults } from './all-results.tsx'
import { KindResults } from './kind-results.tsx'
import { RelatedLinks } from './related-links.tsx'
import { ResultCards } from './result-cards.tsx'
import { searchFormat, withKind, withoutPart } from './search-url.ts'

const everyKind = 'all'
const shownOfEach = 3

/** Searches every kind: a tab per kind with its count, and chips for the recognized parts of the query. */
export function Search() {
  usePageTitle('Search', siteConfig().siteName)
  const { state, change, open, close, hrefOf } = useUrlState(searchFormat)
  const { q, off, kind, view } = state
  const { data, isError, refetch, isPlaceholderData } = useSiteSearch(q, { limit: shownOfEach, off })
  const openHandlersOf = useMemo(
    () => (of: Kind) => ({
      hrefOf: (id: number) => hrefOf({ ...state, view: { kind: of, id } }),
      onOpen: (id: number) => open({ kind: of, id }),
      onIntent: kindOf(of).hasDates ? preloadEventDialog : preloadListingDialog,
    }),
    [hrefOf, open, state],
  )
  // A new search remounts the results below the chips, so that browsers count no layout shift.
  const query = searchQuery(q, off)
  const [answered, setAnswered] = useState(query)
  if (!isPlaceholderData && answered !== query) setAnswered(query)
  const total = data?.groups.reduce((sum, group) => sum + group.total, 0)
  const isLowerBound = data?.groups.some((found) => found.totalIsLowerBound)
  const group = data?.groups.find(({ listingType }) => listingType === kind)
  const corrected = data && correctedSearchOf(data)

  return (
    <div className="container-page flex flex-col gap-6 pt-8 sm:pt-10">
      <header className="flex flex-col gap-4">
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-3xl">Search</h1>
          {q === '' ? null : <SaveSearchButton listingType="all" query={query} />}
        </div>
        <SearchBox
          start={q}
          isShortcut
          autoFocus={q === ''}
          hint="Robotics in Dublin, free camps near 94568 …"
          className="max-w-2xl"
        />
        {data && q !== '' ? (
          <UnderstoodChips
            understood={data.understood}
            onRemove={(type) => afterPaint(() => change((current) => withoutPart(current, type)))}
          />
        ) : null}
      </header>
      <p role="status" className="sr-only">
        {total === undefined || isPlaceholderData
          ? ''
          : `${totalOf({ total, totalIsLowerBound: isLowerBound }, 'result')} for ${corrected ?? q}`}
      </p>
      {isError ? (
        <ErrorState title="Error loading data" message="Failed to search" onRetry={() => void refetch()} />
      ) : q === '' ? (
        <EmptyState
          art={<Signpost />}
          title="What are you looking for?"
          description="Search tutors, camps, internships, jobs and events at once. Try a subject, a place, an age or “free”."
        />
      ) : (
        <div
          key={data ? answered : 'waiting'}
          aria-busy={data === undefined || isPlaceholderData}
          className="min-h-dvh"
        >
          {corrected === undefined ? null : (
            <p className="mb-4 text-sm text-ink-soft wrap-anywhere">
              Showing results for <strong className="font-semibold text-ink">{corrected}</strong>
            </p>
          )}
          {data === undefined ? (
            <ResultCards kind="tutoring" rows={undefined} openHandlers={openHandlersOf('tutoring')} />
          ) : (
            <Tabs
              value={kind ?? everyKind}
              onValueChange={(value) =>
                change((current) =>
                  withKind(
                    current,
                    data.groups.find(({ listingType }) => listingType === value)?.listingType ?? null,
                  ),
                )
              }
            >
              <TabList aria-label="Kinds of results">
                <Tab value={everyKind}>
                  All <TabCount {...{ total, isLowerBound }} />
                </Tab>
                {data.groups.map(({ listingType, total: ofKind, totalIsLowerBound }) => (
                  <Tab key={listingType} value={listingType}>
                    {kindOf(listingType).names.nav}{' '}
                    <TabCount total={ofKind} isLowerBound={totalIsLowerBound} />
                  </Tab>
                ))}
              </TabList>
              <TabPanel value={kind ?? everyKind}>
                {group ? (
                  <KindResults
                    group={group}
                    {...{ state, change }}
                    openHandlers={openHandlersOf(group.listingType)}
                  />
                ) : (
                  <AllResults answer={data} {...{ change, openHandlersOf }} />
                )}
                {kind === null ? <RelatedLinks answer={data} /> : null}
              </TabPanel>
            </Tabs>
          )}
        </div>
      )}
      <OpenDialog view={view} onClose={close} />
    </div>
  )
}

/** Each kind corrects spelling separately. Shows the correction of the kind with the most results. */
const correctedSearchOf = ({ groups }: SearchAnswer) =>
  groups.filter(({ correctedSearch }) => correctedSearch !== undefined).sort((a, b) => b.total - a.total)[0]
    ?.correctedSearch

const searchQuery = (q: string, off: readonly string[]) =>
  new URLSearchParams({ q, ...(off.length > 0 && { off: off.join(',') }) }).toString()

interface UnderstoodChipsProps {
  understood: SearchAnswer['understood']
  onRemove: (type: SearchAnswer['understood'][number]['type']) => void
}

function UnderstoodChips({ understood, onRemove }: UnderstoodChipsProps) {
  if (understood.length === 0) return null
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 py-1.5 text-sm text-ink-soft">Understood as</legend>
      {understood.map(({ type, label }) => (
        <Chip key={type} label={label} onRemove={() => onRemove(type)} />
      ))}
    </fieldset>
  )
}

function TabCount({ total, isLowerBound = false }: { total: number | undefined; isLowerBound?: boolean }) {
  return (
    <span className="text-xs text-ink-faint tabular-nums">
      {total === undefined ? '' : `${formatCount(total)}${isLowerBound ? '+' : ''}`}
    </span>
  )
}

function OpenDialog({ view, onClose }: { view: { kind: Kind; id: number } | null; onClose: () => void }) {
  const [shown, setShown] = useState(view)
  if (view !== null && view !== shown) setShown(view)
  if (shown === null) return null
  const id = view?.id ?? null
  return isListingKind(shown.kind) ? (
    <ListingDialog key={shown.kind} kind={shown.kind} id={id} onClose={onClose} />
  ) : (
    <EventDialog id={id} onClose={onClose} />
  )
}
