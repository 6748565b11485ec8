import { type EventState, withFilter } from '#client/features/events/url-state/event-state.ts'
import type { ChangeEvents } from '#client/features/events/url-state/use-event-state.ts'
import { DebouncedInput } from '#client/features/listings/filters/debounced-input.tsx'
import { Field } from '#client/ui/field.tsx'

export function SearchBox({ state, change }: { state: EventState; change: ChangeEvents }) {
  return (
    <Field label="Search">
      <DebouncedInput
        type="search"
        enterKeyHint="search"
        maxLength={200}
        placeholder="Search events, organizers..."
        value={state.search}
        onCommit={(search) => change((current) => withFilter(current, { search }), { replace: true })}
      />
    </Field>
  )
}
