import { type EventState, withFilter } from '#client/features/events/address/event-state.ts'
import type { ChangeEvents } from '#client/features/events/address/use-event-state.ts'
import { DraftInput } from '#client/features/listings/filters/draft-input.tsx'
import { Field } from '#client/ui/field.tsx'

export function SearchBox({ state, change }: { state: EventState; change: ChangeEvents }) {
  return (
    <Field label="Search">
      <DraftInput
        type="search"
        enterKeyHint="search"
        maxLength={200}
        placeholder="Search events, organizers..."
        value={state.search}
        onSettle={(search) => change((current) => withFilter(current, { search }), { replace: true })}
      />
    </Field>
  )
}
