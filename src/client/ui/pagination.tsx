import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { useOptimisticValue } from '#client/lib/use-optimistic-value.ts'
import { IconButton } from './icon-button.tsx'
import { pageNumberStyle, pageNumberTarget } from './page-number-style.ts'
import { pageWindow } from './page-window.ts'

interface PaginationProps {
  page: number
  lastPage: number
  onPageChange: (page: number) => void
  /** The visible page numbers; a window of five by default. */
  pageNumbers?: (page: number, lastPage: number) => (number | 'ellipsis')[]
}

/** Marks the clicked page before its results arrive. Arrows are `aria-disabled` rather than disabled, so that they keep focus. */
export const Pagination = memo(function Pagination(props: PaginationProps) {
  const { lastPage, onPageChange, pageNumbers = pageWindow } = props
  const [page, setPage] = useOptimisticValue(props.page)
  const goToPage = (number: number) => {
    if (number < 1 || number > lastPage) return
    setPage(number)
    onPageChange(number)
  }
  if (lastPage <= 1) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-0.5 xs:gap-1">
      <IconButton label="Previous page" aria-disabled={page <= 1} onClick={() => goToPage(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {pageNumbers(page, lastPage).map((entry, index) =>
        entry === 'ellipsis' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ellipsis is identified by its index.
          <span key={`gap-${index}`} aria-hidden="true" className="w-5 text-center text-ink-faint">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => goToPage(entry)}
            className={pageNumberTarget}
          >
            <span className={pageNumberStyle(entry === page)}>{entry}</span>
          </button>
        ),
      )}
      <IconButton label="Next page" aria-disabled={page >= lastPage} onClick={() => goToPage(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  )
})
