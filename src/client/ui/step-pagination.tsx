import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { formatCount } from '#client/lib/count-of.ts'
import { Button } from './button.tsx'

interface StepPaginationProps {
  page: number
  lastPage: number
  onPageChange: (page: number) => void
}

/** First, Previous, Next and Last; icons only on phones. Never disabled, so that they keep focus. */
export function StepPagination({ page, lastPage, onPageChange }: StepPaginationProps) {
  if (lastPage <= 1) return null
  const isFirst = page <= 1
  const isLast = page >= lastPage
  const style = { variant: 'secondary', size: 'sm', className: 'max-sm:w-11 max-sm:px-0!' } as const
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1.5 sm:gap-2">
      <Button {...style} aria-disabled={isFirst} onClick={() => onPageChange(1)}>
        <ChevronFirst aria-hidden="true" />
        <span className="max-sm:sr-only">First</span>
      </Button>
      <Button {...style} aria-disabled={isFirst} onClick={() => onPageChange(page - 1)}>
        <ChevronLeft aria-hidden="true" />
        <span className="max-sm:sr-only">Previous</span>
      </Button>
      <p aria-live="polite" className="px-2 text-sm text-ink-soft tabular-nums">
        Page {formatCount(page)} of {formatCount(lastPage)}
      </p>
      <Button {...style} aria-disabled={isLast} onClick={() => onPageChange(page + 1)}>
        <span className="max-sm:sr-only">Next</span>
        <ChevronRight aria-hidden="true" />
      </Button>
      <Button {...style} aria-disabled={isLast} onClick={() => onPageChange(lastPage)}>
        <span className="max-sm:sr-only">Last</span>
        <ChevronLast aria-hidden="true" />
      </Button>
    </nav>
  )
}
