import { Signpost } from '#client/ui/art/signpost.tsx'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

interface UnknownZipProps {
  message: string
  onClear: () => void
}

/** Replaces the results for a ZIP code that the server does not know. */
export function UnknownZip({ message, onClear }: UnknownZipProps) {
  return (
    <EmptyState
      art={<Signpost />}
      title={message}
      description="Please check the five digits."
      action={<ClearFilters onClear={onClear} />}
    />
  )
}
