import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useSiteSearch } from '#client/api/search.ts'
import { cx } from '#client/lib/cx.ts'
import { useDebouncedValue } from '#client/lib/use-debounced-value.ts'
import { useSlashKey } from '#client/lib/use-slash-key.ts'
import { controlStyle } from '#client/ui/control-style.ts'
import { searchUrl } from './search-links.ts'
import { searchSuggestions } from './search-suggestions.ts'
import { optionId, SuggestionList } from './suggestion-list.tsx'

interface SearchBoxProps {
  /** The search text of the page. */
  start?: string
  /** Text typed before this box loaded. */
  typed?: string
  className?: string
  inputClassName?: string
  hint?: string
  /** Labels the landmark, if the page has another search. */
  landmark?: string
  autoFocus?: boolean
  /** The / key focuses it. */
  isShortcut?: boolean
  /** Called when a search or a suggestion was chosen. */
  onLeave?: () => void
}

const debounceMs = 150
const maxLength = 200

/** The site search combobox: arrow keys choose a suggestion, Enter alone shows all results, Escape closes the list. */
export function SearchBox(props: SearchBoxProps) {
  const {
    start = '',
    typed = start,
    className,
    inputClassName,
    hint,
    landmark,
    autoFocus,
    isShortcut = false,
    onLeave,
  } = props
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(isShortcut ? () => input.current?.focus() : null)
  const listId = useId()
  const [, navigate] = useLocation()
  const [text, setText] = useState(typed)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [shownStart, setShownStart] = useState(start)
  if (start !== shownStart) {
    setShownStart(start)
    setText(start)
  }
  const q = text.trim()
  const debouncedQuery = useDebouncedValue(q, debounceMs)
  const { data } = useSiteSearch(isOpen ? debouncedQuery : '', { limit: 3 })
  const groups = searchSuggestions(q, data)
  const options = groups.flatMap(({ suggestions }) => suggestions)
  const isShown = isOpen && options.length > 0

  const go = (href: string) => {
    setOpen(false)
    setActive(-1)
    navigate(href)
    onLeave?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const picked = isShown ? options[active] : undefined
    if (picked) go(picked.href)
    else if (q !== '') go(searchUrl(q))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One position more than options: the input itself, where Enter shows all results.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      setActive(-1)
    }
  }

  return (
    <div className={cx('relative', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser supports the search element. */}
      <form role="search" aria-label={landmark} onSubmit={submit}>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-faint"
        />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label="Find anything"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
          enterKeyHint="search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: only after the person opened the search.
          autoFocus={autoFocus}
          maxLength={maxLength}
          placeholder={hint ?? 'Find anything'}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setOpen(true)
            setActive(-1)
          }}
          onFocus={() => setOpen(text !== start)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          className={cx(
            controlStyle,
            'rounded-full pr-4 pl-10 [&::-webkit-search-cancel-button]:hidden',
            inputClassName,
          )}
        />
      </form>
      <SuggestionList
        id={listId}
        isShown={isShown}
        groups={groups}
        active={active}
        onPick={({ href }) => go(href)}
      />
    </div>
  )
}
