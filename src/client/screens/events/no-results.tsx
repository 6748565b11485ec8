import { ApiError } from '#client/api/api-error.ts'
import { type EventState, hasFilters, withoutFilters } from '#client/features/events/url-state/event-state.ts'
import type { ChangeEvents } from '#client/features/events/url-state/use-event-state.ts'
import { Signpost } from '#client/ui/art/signpost.tsx'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import type { Results } from './use-results.ts'

interface NoResultsProps {
  state: EventState
  change: ChangeEvents
  results: Results
}

/** Shows the message of a 400 here as well as at the field. */
export function NoResults({ state, change, results: { error, retry } }: NoResultsProps) {
  const isInvalidQuery = error instanceof ApiError && error.status === 400
  if (error && !isInvalidQuery) {
    return <ErrorState title="Error loading data" message="Failed to fetch events" onRetry={retry} />
  }
  return (
    <EmptyState
      art={<Signpost />}
      title="No events found"
      description={
        isInvalidQuery
          ? `${error.userMessage}. Please check it.`
          : 'Try adjusting your filters or search terms'
      }
      action={hasFilters(state) ? <ClearFilters onClear={() => change(withoutFilters)} /> : null}
    />
  )
}
