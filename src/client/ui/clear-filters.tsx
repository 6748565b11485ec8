import { moveFocusAway } from '#client/lib/move-focus.ts'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-style.ts'

interface ClearFiltersProps {
  onClear: () => void
  variant?: ButtonVariant
  className?: string
}

/** Disappears when clicked, so focus moves away first. */
export function ClearFilters({ onClear, variant = 'secondary', className }: ClearFiltersProps) {
  return (
    <Button
      variant={variant}
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
