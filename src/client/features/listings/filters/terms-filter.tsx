import { useEffect, useId, useRef, useState } from 'react'
import { Input } from '#client/ui/input.tsx'
import { fold } from '#shared/listings/search.ts'
import { addTerms } from './add-terms.ts'
import { ChosenChips } from './choices-filter.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterInputProps } from './filter-input-props.ts'
import { filterOptions } from './filter-options.ts'
import { countedLabel } from './value-count.tsx'

/** Free-text terms added with Enter; known terms are suggested. */
export function TermsFilter({ kind, filter, values, counts, onChange }: FilterInputProps) {
  const [text, setText] = useState('')
  const listId = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const countOf = (value: string) => counts && (counts[fold(value)] ?? 0)
  const add = () => {
    onChange((current) => addTerms(current, text))
    setText('')
  }
  // A new chip appears below the field, possibly out of view.
  const chosen = values.length
  useEffect(() => {
    if (chosen > 0 && group.current?.contains(document.activeElement))
      group.current.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <FilterGroup ref={group} legend={filter.label}>
      <Input
        aria-label={filter.label}
        placeholder="Type a subject, press Enter"
        enterKeyHint="enter"
        maxLength={100}
        list={listId}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <datalist id={listId}>
        {filterOptions(kind, filter.field).map(({ value }) => (
          <option
            key={value}
            value={value}
            label={countOf(value) === undefined ? undefined : `${countOf(value)}`}
          />
        ))}
      </datalist>
      <ChosenChips
        chosen={values.map((value) => ({ value, label: countedLabel(value, countOf(value)) }))}
        onRemove={(value) => onChange((current) => current.filter((other) => other !== value))}
      />
    </FilterGroup>
  )
}
