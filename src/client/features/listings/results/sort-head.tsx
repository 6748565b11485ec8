import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx.ts'
import { TableHead } from '#client/ui/table.tsx'
import type { Sort } from '../url-state/list-state.ts'

interface SortHeadProps {
  label: string
  icon?: ReactNode
  sortBy?: string
  sort: Sort | null
  className?: string
  onSort: (by: string) => void
}

export function SortHead({ label, icon, sortBy, sort, className, onSort }: SortHeadProps) {
  if (!sortBy) return <TableHead className={cx('px-2.5!', className)}>{label}</TableHead>
  const order = sort?.by === sortBy ? sort.order : null
  const Arrow = order === null ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  return (
    <TableHead aria-sort={order === null ? 'none' : ariaSort[order]} className={cx('px-1! py-1!', className)}>
      <button
        type="button"
        title={icon ? label : undefined}
        onClick={() => onSort(sortBy)}
        className={cx(
          'inline-flex min-h-9 items-center gap-1 rounded-sm px-1.5 transition-colors hover:text-ink',
          order !== null && 'font-semibold text-ink',
        )}
      >
        {icon ? (
          <>
            {icon}
            <span className="sr-only">{label}</span>
          </>
        ) : (
          label
        )}
        <Arrow aria-hidden="true" className={cx('size-3.5 shrink-0', order === null && 'opacity-60')} />
      </button>
    </TableHead>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
