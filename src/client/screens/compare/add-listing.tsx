import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useComparable } from '#client/api/compare.ts'
import { listingValues } from '#client/api/listing-values.ts'
import { useDebouncedValue } from '#client/lib/use-debounced-value.ts'
import { usePreHydrationInput } from '#client/lib/use-pre-hydration-input.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

interface AddListingProps {
  kind: Kind
  ids: readonly number[]
  onAdd: (id: number) => void
}

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** Searches for a listing and adds it to the comparison. */
export function AddListing({ kind, ids, onAdd }: AddListingProps) {
  const [typed, setTyped] = useState('')
  const input = usePreHydrationInput(typed, setTyped)
  const search = useDebouncedValue(typed.trim(), 300)
  const { data, isError, isFetching } = useComparable(kind, search)
  const { names, title } = kindOf(kind)
  const found = search === '' ? undefined : data?.filter(({ id }) => !ids.includes(id)).slice(0, 5)
  return (
    <div className="js-only max-w-md print:hidden">
      <Field label={`Add ${withArticle(names.label.toLowerCase())}`}>
        <Input
          ref={input}
          type="search"
          value={typed}
          placeholder="Search by name"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <p role="status" className="mt-1 min-h-6 text-sm text-ink-soft">
        {search === ''
          ? ''
          : isError
            ? 'Search failed. Please try again.'
            : isFetching
              ? 'Searching...'
              : found?.length === 0
                ? 'No results found'
                : ''}
      </p>
      <ul className="flex flex-col">
        {found?.map((listing) => {
          const name = String(listingValues(listing)[title])
          return (
            <li key={listing.id}>
              <Button
                variant="ghost"
                size="sm"
                className="w-full justify-start"
                onClick={({ detail }) => {
                  // `detail` is 0 for the keyboard; the focused button disappears.
                  if (detail === 0) input.current?.focus()
                  setTyped('')
                  onAdd(listing.id)
                }}
              >
                <Plus aria-hidden="true" />
                <span className="truncate">
                  <span className="sr-only">Add </span>
                  {name}
                  <span className="text-ink-soft">
                    {'\u00a0· '}
                    {listing.location}
                  </span>
                </span>
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
