import { withoutFilters } from '#client/features/events/address/event-state.ts'
import type { ChangeEvents } from '#client/features/events/address/use-event-state.ts'
import { leaveFocus } from '#client/lib/leave-focus.ts'
import { Button } from '#client/ui/button.tsx'

export function ClearFilters({ change, className }: { change: ChangeEvents; className?: string }) {
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
