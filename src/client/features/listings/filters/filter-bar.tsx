import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { FilterCount } from './filter-count.tsx'

interface FilterBarProps {
  count: number
  search: ReactNode
  onOpen: () => void
  /** Called on hover, for preloading. */
  onIntent: () => void
}

/** On small screens, search and filters stay in view below the header. */
export function FilterBar({ count, search, onOpen, onIntent }: FilterBarProps) {
  return (
    <div className="sticky top-16 z-20 -mx-[clamp(1rem,4vw,2.5rem)] flex gap-2 bg-canvas/95 px-[clamp(1rem,4vw,2.5rem)] py-1.5 backdrop-blur-md">
      <div className="min-w-0 flex-1">{search}</div>
      <Button variant="secondary" className="px-3.5!" onPointerEnter={onIntent} onClick={onOpen}>
        <SlidersHorizontal aria-hidden="true" />
        <span className="max-sm:sr-only">Search & Filter</span>
        <FilterCount count={count} />
      </Button>
    </div>
  )
}
