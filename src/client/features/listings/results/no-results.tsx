import { Signpost } from '#client/ui/art/signpost.tsx'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { withoutFilters } from '../url-state/list-state.ts'
import type { Change } from '../url-state/use-list-state.ts'

export function NoResults({ hasFilters, change }: { hasFilters: boolean; change: Change }) {
  return (
    <EmptyState
      art={<Signpost />}
      title="No results found"
      description="Try adjusting your filters or search terms"
      action={hasFilters ? <ClearFilters onClear={() => change(withoutFilters)} /> : null}
    />
  )
}
