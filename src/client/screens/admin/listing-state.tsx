import { ApiError } from '#client/api/api-error.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

/** Loading, not found or failed. */
export function ListingState({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title="This listing was deleted" description="It was deleted after the list loaded." />
  }
  if (error) {
    return <ErrorState title="Error loading data" message="Failed to fetch the listing" onRetry={onRetry} />
  }
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
