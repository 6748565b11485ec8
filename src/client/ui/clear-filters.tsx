import { moveFocusAway } from '#client/lib/move-focus.ts'
import { Button } from './button.tsx'

/** Disappears when clicked, so focus moves away first. */
export function ClearFilters({ onClear, className }: { onClear: () => void; className?: string }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      onClick={({ currentTarget }) => {
        moveFocusAway(currentTarget)
        onClear()
      }}
    >
      Clear All Filters
    </Button>
  )
}
