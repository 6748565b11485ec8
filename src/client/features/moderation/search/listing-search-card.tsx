import { Search } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '#client/lib/cx.ts'
import { useDebouncedInput } from '#client/lib/use-debounced-input.ts'
import { Card } from '#client/ui/card.tsx'
import { Input } from '#client/ui/input.tsx'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

interface ListingSearchCardProps {
  title: string
  placeholder: string
  /** Beside the search box. */
  filter?: ReactNode
  className?: string
  query: string
  onQuery: (query: string) => void
  isSearching: boolean
  /** Undefined before a search. */
  found: number | undefined
  children: ReactNode
}

const debounceMs = 300

export function ListingSearchCard(props: ListingSearchCardProps) {
  const { title, placeholder, filter, className, query, onQuery, isSearching, found, children } = props
  const headingId = useId()
  const { text, setText, flush } = useDebouncedInput(query, onQuery, debounceMs)
  const isWaiting = isSearching || text.trim() !== query
  return (
    <Card role="region" aria-labelledby={headingId} className={cx('flex flex-col gap-3', className)}>
      <h2 id={headingId} className="text-lg">
        {title}
      </h2>
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="relative flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-faint"
          />
          <Input
            type="search"
            aria-labelledby={headingId}
            enterKeyHint="search"
            maxLength={200}
            placeholder={placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') flush()
            }}
            className="pl-10"
          />
        </div>
        {filter}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:-mt-3">
        {isWaiting ? 'Searching...' : resultLabel(found)}
      </p>
      {children}
    </Card>
  )
}

/** 'Search by title, company or location', or the description if the kind has no organization. */
export function searchPlaceholder(kind: Kind) {
  const { title, organization } = kindOf(kind)
  return `Search by ${title}, ${organization?.replace('Name', '') ?? 'description'} or location`
}

function resultLabel(found: number | undefined) {
  if (found === undefined) return ''
  if (found === 0) return 'No listings match'
  if (found >= 50) return 'The first 50 listings that match'
  return found === 1 ? '1 listing matches' : `${found} listings match`
}
