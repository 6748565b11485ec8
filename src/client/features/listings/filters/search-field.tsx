import { memo } from 'react'
import { Field } from '#client/ui/field.tsx'
import { searchMax, withSearch } from '../url-state/list-state.ts'
import type { Change } from '../url-state/use-list-state.ts'
import { DebouncedInput } from './debounced-input.tsx'

interface SearchFieldProps {
  search: string
  change: Change
}

export const SearchField = memo(function SearchField(props: SearchFieldProps) {
  return (
    <Field label="Search">
      <SearchInput {...props} />
    </Field>
  )
})

/** Labeled by its field, or by itself in a row without labels. */
export const SearchInput = memo(function SearchInput({ search, change }: SearchFieldProps) {
  return (
    <DebouncedInput
      type="search"
      aria-label="Search"
      enterKeyHint="search"
      maxLength={searchMax}
      placeholder="Search providers, subjects..."
      value={search}
      onCommit={(text) => change((current) => withSearch(current, text), { replace: true })}
    />
  )
})
