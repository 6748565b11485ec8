import { listingValues } from '#client/api/listing-values.ts'
import { usePastDeadlines } from '#client/api/moderation.ts'
import { keyOf, kindOfListing } from '#client/features/moderation/listing-labels.ts'
import type { ListingResultActions } from '#client/features/moderation/search/listing-result.tsx'
import { formatDay } from '#client/lib/format-day.ts'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { useStableRows } from '#client/lib/use-stable-rows.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { listingWindow } from '#shared/listings/listing-window.ts'
import { queueName } from '#shared/listings/queue-name.ts'
import { ListingResults } from './listing-results.tsx'

interface PastDeadlinesProps {
  held: HeldRows
  actions: ListingResultActions
  onShowSearch: () => void
}

export function PastDeadlines({ held, actions, onShowSearch }: PastDeadlinesProps) {
  const { data, isLoadingError, refetch } = usePastDeadlines()
  const groups = kindNames.map((kind) => ({
    kind,
    rows: data?.[queueName(kind)] ?? [],
  }))
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Live listings past their deadline</h2>
        <Button variant="secondary" size="sm" onClick={onShowSearch}>
          Search all listings
        </Button>
      </div>
      {isLoadingError ? (
        <ErrorState title="Error loading data" message="Failed to fetch listings" onRetry={() => refetch()} />
      ) : null}
      {data || isLoadingError ? null : <Skeleton className="h-40" />}
      {data && held.size === 0 && groups.every(({ rows }) => rows.length === 0) ? (
        <EmptyState title="Nothing is past its deadline" />
      ) : null}
      {groups.map(({ kind, rows }) => (
        <Group key={kind} kind={kind} rows={rows} held={held} actions={actions} />
      ))}
    </div>
  )
}

interface GroupProps {
  kind: Kind
  rows: ModeratedListing[]
  held: HeldRows
  actions: ListingResultActions
}

function Group({ kind, rows, held, actions }: GroupProps) {
  const shown = useStableRows(rows, keyOf, (key) => held.of(key) !== undefined)
  if (shown.length === 0) return null
  return (
    <Card>
      <h3 className="text-lg">{kindOf(kind).names.section}</h3>
      <ListingResults
        rows={shown}
        noteOf={closedOn}
        className="-mb-4 divide-y divide-line"
        held={held}
        actions={actions}
      />
    </Card>
  )
}

function closedOn(listing: ModeratedListing) {
  const { closesOn } = listingWindow(kindOf(kindOfListing(listing)), listingValues(listing))
  return closesOn === null ? undefined : `Closed ${formatDay(closesOn)}`
}
