import { Field } from '#client/ui/field.tsx'
import { type ListState, searchMax, withSearch } from '../address/list-state.ts'
import type { Change } from '../address/use-list-state.ts'
import { DraftInput } from './draft-input.tsx'

export function SearchField({ state, change }: { state: ListState; change: Change }) {
  return (
    <Field label="Search">
      <DraftInput
        type="search"
        enterKeyHint="search"
        maxLength={searchMax}
        placeholder="Search providers, subjects..."
        value={state.search}
        onSettle={(text) => change((current) => withSearch(current, text), { replace: true })}
      />
    </Field>
  )
}
