import { Button } from '#client/ui/button.tsx'

interface UsersPaginationProps {
  page: number
  lastPage: number
  onPageChange: (page: number) => void
}

export function UsersPagination({ page, lastPage, onPageChange }: UsersPaginationProps) {
  const step = (label: string, to: number) => (
    <Button
      variant="secondary"
      size="sm"
      aria-disabled={to < 1 || to > lastPage || to === page}
      onClick={() => onPageChange(to)}
    >
      {label}
    </Button>
  )
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-2">
      {step('First', 1)}
      {step('Previous', page - 1)}
      <p
        aria-live="polite"
        className="px-2 text-sm text-ink-soft tabular-nums max-sm:order-first max-sm:w-full max-sm:text-center"
      >
        Page {page} of {lastPage}
      </p>
      {step('Next', page + 1)}
      {step('Last', lastPage)}
    </nav>
  )
}
