import { useEventPage } from '#client/api/events.ts'
import { useListingPage } from '#client/api/listings.ts'
import { listUrl } from '#client/features/search/search-links.ts'
import type { ChangeState } from '#client/lib/use-url-state.ts'
import { Signpost } from '#client/ui/art/signpost.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import type { OpenHandlers } from '#client/ui/open-item.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import type { SearchGroup } from '#shared/contract/search.ts'
import { isListingKind, type Kind, kindOf } from '#shared/listings/kinds.ts'
import { ResultCards } from './result-cards.tsx'
import type { SearchState } from './search-url.ts'

const pageSize = 10

interface KindResultsProps {
  group: SearchGroup
  state: SearchState
  change: ChangeState<SearchState>
  openHandlers: OpenHandlers
}

/** All results of one kind, in pages, and a link to the kind's own page with the same filters. */
export function KindResults({ group, state, change, openHandlers }: KindResultsProps) {
  const { listingType, total, query } = group
  const { plural } = kindOf(listingType).names
  const rows = useRows(listingType, total > 0 ? query : null, state.page)
  if (total === 0) {
    return (
      <EmptyState
        art={<Signpost />}
        title="No results found"
        description={`No ${plural.toLowerCase()} match this search.`}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end">
        <LinkButton href={listUrl(listingType, query)} variant="secondary" size="sm">
          Filter these {plural.toLowerCase()}
        </LinkButton>
      </div>
      <ResultCards kind={listingType} rows={rows} openHandlers={openHandlers} />
      <Pagination
        page={state.page}
        lastPage={Math.ceil(total / pageSize)}
        onPageChange={(page) => {
          change((current) => ({ ...current, page }))
          window.scrollTo(0, 0)
        }}
      />
    </div>
  )
}

/** Both hooks run, but only one is enabled. */
function useRows(kind: Kind, query: Readonly<Record<string, string>> | null, page: number) {
  const params = new URLSearchParams({
    ...query,
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
  }).toString()
  const isListed = isListingKind(kind)
  const listings = useListingPage(isListed ? kind : 'tutoring', params, isListed && query !== null)
  const events = useEventPage(params, !isListed && query !== null)
  const shown = isListed ? listings : events
  return shown.isPlaceholderData ? undefined : shown.data?.rows
}
