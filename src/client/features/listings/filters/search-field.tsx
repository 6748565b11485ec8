import { memo } from 'react'
import { Field } from '#client/ui/field.tsx'
import { searchMax, withSearch } from '../address/list-state.ts'
import type { Change } from '../address/use-list-state.ts'
import { DraftInput } from './draft-input.tsx'

interface SearchFieldProps {
  search: string
  change: Change
}

export const SearchField = memo(function SearchField({ search, change }: SearchFieldProps) {
  return (
    <Field label="Search">
      <DraftInput
        type="search"
        enterKeyHint="search"
        maxLength={searchMax}
        placeholder="Search providers, subjects..."
        value={search}
        onSettle={(text) => change((current) => withSearch(current, text), { replace: true })}
      />
    </Field>
  )
})
