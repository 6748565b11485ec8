import { Check, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#client/lib/cx.ts'
import { useOpensUpward } from '#client/lib/use-opens-upward.ts'
import type { Suggestions } from './suggestions.ts'

interface SuggestionListProps {
  id: string
  label: string
  isShown: boolean
  suggestions: Suggestions
  chosen: readonly string[]
  /** Index of the highlighted option over all groups. */
  active: number
  onPick: (option: string) => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** The input keeps focus; arrow keys move the highlight. */
export function SuggestionList({
  id,
  label,
  isShown,
  suggestions,
  chosen,
  active,
  onPick,
}: SuggestionListProps) {
  useEffect(() => {
    if (isShown) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, isShown, active])

  const list = useRef<HTMLDivElement>(null)
  const isUpward = useOpensUpward(list, isShown)

  let index = -1
  const option = (value: string, content: ReactNode) => {
    index += 1
    return (
      <Option
        key={value}
        id={optionId(id, index)}
        isActive={index === active}
        isChosen={chosen.includes(value)}
        onPick={() => onPick(value)}
      >
        {content}
      </Option>
    )
  }
  const { groups, custom } = suggestions
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable
      hidden={!isShown}
      // Keeps focus in the input, which would otherwise close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      className={cx(
        'absolute inset-x-0 z-20 max-h-64 overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-surface p-1.5 shadow-float',
        isUpward ? 'bottom-full mb-1' : 'top-full mt-1',
      )}
    >
      {groups.map(({ title, options }) => (
        <Group key={title} title={title}>
          {options.map((value) => option(value, value))}
        </Group>
      ))}
      {custom === null
        ? null
        : option(
            custom,
            <span className="flex min-w-0 items-center gap-2">
              <Plus aria-hidden="true" className="size-4 shrink-0 text-accent" />
              <span className="truncate">Add “{custom}”</span>
            </span>,
          )}
      {groups.length === 0 && custom === null ? (
        <p role="presentation" className="px-3 py-2.5 text-sm text-ink-faint">
          No matches
        </p>
      ) : null}
    </div>
  )
}

function Group({ title, children }: { title: string | null; children: ReactNode }) {
  if (title === null) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset.
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-medium text-ink-faint">
        {title}
      </p>
      {children}
    </div>
  )
}

interface OptionProps {
  id: string
  isActive: boolean
  isChosen: boolean
  onPick: () => void
  children: ReactNode
}

function Option({ id, isActive, isChosen, onPick, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox input handles the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onPick}
      className={cx(
        'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 text-sm md:min-h-9',
        isActive ? 'bg-accent-soft text-ink' : 'text-ink hover:bg-sunken',
      )}
    >
      <span className="min-w-0">{children}</span>
      {isChosen ? <Check aria-hidden="true" className="size-4 shrink-0 text-accent" /> : null}
    </div>
  )
}
