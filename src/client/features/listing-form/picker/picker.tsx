import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { countOf } from '#client/lib/count-of.ts'
import { Chip } from '#client/ui/chip.tsx'
import { FormGroup } from '#client/ui/form-group.tsx'
import { Input } from '#client/ui/input.tsx'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import { cleanTerm, type OptionGroup, optionNamed, suggestionsFor, withTerm } from './suggestions.ts'

interface PickerProps {
  label: string
  hint?: string
  error?: string
  required?: boolean
  className?: string
  groups: readonly OptionGroup[]
  /** Allows values outside the options. */
  allowsCustom: boolean
  placeholder: string
  chosen: readonly string[]
  onChange: (values: string[]) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

/** A multi-select combobox with chips. */
export function Picker(props: PickerProps) {
  const { groups, allowsCustom, placeholder, chosen, onChange, onBlur, ref, ...group } = props
  const listId = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = suggestionsFor(groups, text, allowsCustom)
  const options = [
    ...suggestions.groups.flatMap((found) => found.options),
    ...(suggestions.custom === null ? [] : [suggestions.custom]),
  ]

  const show = (next: string) => {
    setText(next)
    setOpen(true)
    setActive(next.trim() === '' ? -1 : 0)
  }
  const toggle = (option: string) => {
    const isChosen = chosen.includes(option)
    onChange(isChosen ? chosen.filter((other) => other !== option) : withTerm(chosen, option))
    setText('')
  }
  const move = (step: number) => {
    setOpen(true)
    setActive((active + step + options.length) % Math.max(1, options.length))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const picked = isOpen ? options[active] : undefined
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(active < 0 ? 0 : -1)
    else if (event.key === 'Enter' && picked !== undefined) toggle(picked)
    else if (event.key === 'Enter' && text.trim() !== '') setOpen(true)
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else if (event.key === 'Backspace' && text === '' && chosen.length > 0) onChange(chosen.slice(0, -1))
    else return
    // Keep Enter from submitting the form, Escape from closing the dialog and arrows from moving the cursor.
    if (event.key !== 'Backspace') event.preventDefault()
    event.stopPropagation()
  }

  /** On blur, adds the typed text if it is valid. */
  const commitText = () => {
    setOpen(false)
    const term = optionNamed(groups, text) ?? (allowsCustom ? cleanTerm(text).slice(0, maxTermLength) : '')
    if (term !== '') onChange(withTerm(chosen, term))
    setText('')
    onBlur()
  }

  return (
    <FormGroup {...group}>
      {(describedBy) => (
        <>
          {chosen.length > 0 ? (
            <div className="mb-2 flex flex-wrap gap-1.5">
              {chosen.map((value) => (
                <Chip
                  key={value}
                  label={value}
                  onRemove={() => onChange(chosen.filter((other) => other !== value))}
                />
              ))}
            </div>
          ) : null}
          <div className="relative">
            <Input
              ref={ref}
              role="combobox"
              aria-label={group.label}
              aria-describedby={describedBy}
              aria-invalid={group.error ? true : undefined}
              aria-required={group.required || undefined}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
              autoComplete="off"
              enterKeyHint="enter"
              maxLength={maxTermLength}
              placeholder={placeholder}
              value={text}
              onChange={(event) => show(event.target.value)}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
              onBlur={commitText}
            />
            <SuggestionList
              id={listId}
              label={group.label}
              isShown={isOpen}
              suggestions={suggestions}
              {...{ chosen, active, onPick: toggle }}
            />
          </div>
          <span role="status" className="sr-only">
            {isOpen && text !== '' ? countOf(options.length, 'suggestion') : ''}
          </span>
        </>
      )}
    </FormGroup>
  )
}

/** The server's limit per value. */
const maxTermLength = 100
