import { listingValues } from '#client/api/listing-values.ts'
import { usePastDeadlines } from '#client/api/moderation.ts'
import { keyOf, kindOfListing } from '#client/features/moderation/listing-labels.ts'
import {
  ListingResult,
  type ListingResultActions,
} from '#client/features/moderation/search/listing-result.tsx'
import { formatDay } from '#client/lib/format-day.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { listingWindow } from '#shared/listings/listing-window.ts'
import { queueName } from '#shared/listings/queue-name.ts'

interface PastDeadlinesProps {
  busy: ReadonlySet<string>
  deletedIds: ReadonlyMap<number, unknown>
  actions: ListingResultActions
  onShowSearch: () => void
}

export function PastDeadlines({ busy, deletedIds, actions, onShowSearch }: PastDeadlinesProps) {
  const { data, isError, refetch } = usePastDeadlines()
  const groups = kindNames.map((kind) => ({
    kind,
    rows: (data?.[queueName(kind)] ?? []).filter(({ id }) => !deletedIds.has(id)),
  }))
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Live listings past their deadline</h2>
        <Button variant="secondary" size="sm" onClick={onShowSearch}>
          Search all listings
        </Button>
      </div>
      {isError ? (
        <ErrorState title="Error loading data" message="Failed to fetch listings" onRetry={() => refetch()} />
      ) : null}
      {data || isError ? null : <Skeleton className="h-40" />}
      {data && groups.every(({ rows }) => rows.length === 0) ? (
        <EmptyState title="Nothing is past its deadline" />
      ) : null}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ kind, rows }) => (
          <Card key={kind}>
            <h3 className="text-lg">{kindOf(kind).names.section}</h3>
            <ul className="-mb-4 divide-y divide-line">
              {rows.map((listing) => (
                <ListingResult
                  key={listing.id}
                  listing={listing}
                  note={closedOn(listing)}
                  isBusy={busy.has(keyOf(listing))}
                  actions={actions}
                />
              ))}
            </ul>
          </Card>
        ))}
    </div>
  )
}

function closedOn(listing: ModeratedListing) {
  const { closesOn } = listingWindow(kindOf(kindOfListing(listing)), listingValues(listing))
  return closesOn === null ? undefined : `Closed ${formatDay(closesOn)}`
}
