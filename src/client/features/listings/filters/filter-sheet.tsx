import { type ComponentProps, type ReactNode, useState } from 'react'
import { type ResultTotal, totalOf } from '#client/lib/count-of.ts'
import type { useSheetEntry } from '#client/lib/use-sheet-entry.ts'
import { Button } from '#client/ui/button.tsx'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { Sheet } from '#client/ui/sheet.tsx'
import { FilterBar } from './filter-bar.tsx'

/** Lazy: wide screens never need the sheet. */
const sheet = lazyPart<ComponentProps<typeof Sheet>>(async () => (await import('#client/ui/sheet.tsx')).Sheet)

interface FilterSheetProps {
  entry: ReturnType<typeof useSheetEntry>
  /** How many filters are active. */
  count: number
  search: ReactNode
  results: ResultTotal | undefined
  /** Singular noun for a result. */
  noun: string
  onClear: (() => void) | undefined
  children: ReactNode
}

/** For narrow screens: a row with the search field and a button that opens the filters in a sheet. */
export function FilterSheet({ entry, count, search, results, noun, onClear, children }: FilterSheetProps) {
  const { isOpen, open, close } = entry
  const [hasOpened, setOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setOpened(true)
  return (
    <>
      <FilterBar count={count} search={search} onOpen={open} onIntent={sheet.preloadSoon} />
      {hasOpened ? (
        <sheet.Screen
          open={isOpen}
          onOpenChange={close}
          title="Search & Filter"
          footer={
            <>
              {onClear ? <ClearFilters onClear={onClear} className="shrink" /> : null}
              <Button size="sm" className="min-w-46" onClick={close}>
                {/* The key remounts the label and the minimum width keeps the button stable when the number changes. */}
                <span key={results?.total}>
                  {results ? `Show ${totalOf(results, noun)}` : `Show ${noun}s`}
                </span>
              </Button>
            </>
          }
        >
          {children}
        </sheet.Screen>
      ) : null}
    </>
  )
}
