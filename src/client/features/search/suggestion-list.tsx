import { useEffect } from 'react'
import { countOf } from '#client/lib/count-of.ts'
import { cx } from '#client/lib/cx.ts'
import type { Suggestion, SuggestionGroup } from './search-suggestions.ts'

interface SuggestionListProps {
  id: string
  isShown: boolean
  groups: readonly SuggestionGroup[]
  /** Index of the highlighted suggestion over all groups; -1 for none. */
  active: number
  onPick: (suggestion: Suggestion) => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** The input keeps focus; arrow keys move the highlight. */
export function SuggestionList({ id, isShown, groups, active, onPick }: SuggestionListProps) {
  useEffect(() => {
    if (isShown && active >= 0)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, isShown, active])
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0)
  let index = -1
  return (
    <>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label="Suggestions"
        hidden={!isShown}
        // Keeps focus in the input, which would otherwise close the list before the click.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(70dvh,32rem)] min-w-72 overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-2 text-left text-ink shadow-float"
      >
        {groups.map(({ title, suggestions }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox.
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-xs font-semibold text-ink-faint">
              {title}
            </p>
            {suggestions.map((suggestion) => {
              index += 1
              return (
                <Option
                  key={suggestion.href}
                  id={optionId(id, index)}
                  isActive={index === active}
                  suggestion={suggestion}
                  onPick={onPick}
                />
              )
            })}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {isShown ? countOf(count, 'suggestion') : ''}
      </span>
    </>
  )
}

interface OptionProps {
  id: string
  isActive: boolean
  suggestion: Suggestion
  onPick: (suggestion: Suggestion) => void
}

function Option({ id, isActive, suggestion, onPick }: OptionProps) {
  const { label, detail } = suggestion
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys of the whole list.
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps focus and points here.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={() => onPick(suggestion)}
      className={cx(
        'flex min-h-11 cursor-pointer flex-col justify-center rounded-md px-2.5 py-1.5 text-sm md:min-h-10',
        isActive ? 'bg-accent-soft text-accent' : 'hover:bg-sunken',
      )}
    >
      <span className="truncate font-medium">{label}</span>
      {detail ? <span className="truncate text-xs text-ink-soft">{detail}</span> : null}
    </div>
  )
}
