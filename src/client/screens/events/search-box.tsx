import { type EventState, withSearch } from '#client/features/events/url-state/event-state.ts'
import type { ChangeEvents } from '#client/features/events/url-state/use-event-state.ts'
import { DebouncedInput } from '#client/features/listings/filters/debounced-input.tsx'
import { Field } from '#client/ui/field.tsx'

interface SearchBoxProps {
  state: EventState
  change: ChangeEvents
}

export function SearchBox(props: SearchBoxProps) {
  return (
    <Field label="Search">
      <SearchInput {...props} />
    </Field>
  )
}

/** Has its own accessible name for rows without labels. */
export function SearchInput({ state, change }: SearchBoxProps) {
  return (
    <DebouncedInput
      type="search"
      aria-label="Search"
      enterKeyHint="search"
      maxLength={200}
      placeholder="Search events, organizers..."
      value={state.search}
      onCommit={(search) => change((current) => withSearch(current, search), { replace: true })}
    />
  )
}
