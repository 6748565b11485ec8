import { leaveFocus } from '#client/lib/leave-focus.ts'
import { Button } from '#client/ui/button.tsx'
import { withoutFilters } from '../address/list-state.ts'
import type { Change } from '../address/use-list-state.ts'

export function ClearFilters({ change, className }: { change: Change; className?: string }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      onClick={({ currentTarget }) => {
        leaveFocus(currentTarget)
        change(withoutFilters)
      }}
    >
      Clear All Filters
    </Button>
  )
}
