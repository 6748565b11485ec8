import { memo } from 'react'
import { cx } from '#client/lib/cx.ts'
import { TableHead, TableRow } from '#client/ui/table.tsx'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { type Sort, sortedByColumn } from '../url-state/list-state.ts'
import type { Change } from '../url-state/use-list-state.ts'
import { columnsOf } from './columns.tsx'
import { SortHead } from './sort-head.tsx'

interface ResultsHeadProps {
  kind: ListingKind
  sort: Sort | null
  change: Change
}

export const ResultsHead = memo(function ResultsHead({ kind, sort, change }: ResultsHeadProps) {
  const { fields, title } = kindOf(kind)
  const onSort = (by: string) => change((current) => sortedByColumn(current, by))
  return (
    <thead>
      <TableRow>
        <SortHead
          {...{ sort, onSort }}
          label={fields[title]?.label ?? 'Name'}
          sortBy="name"
          className="pl-2.5!"
        />
        {columnsOf(kind).map(({ label, icon, sortBy, isNumber, width }) => (
          <SortHead
            key={label}
            {...{ label, icon, sortBy, sort, onSort }}
            className={cx(width, isNumber && 'text-right')}
          />
        ))}
        <TableHead className="w-41">
          <span className="sr-only">Save and open</span>
        </TableHead>
      </TableRow>
    </thead>
  )
})
