import { cx } from '#client/lib/cx.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '#client/ui/table.tsx'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { type ListState, sortedByColumn } from '../address/list-state.ts'
import type { Change } from '../address/use-list-state.ts'
import { ListingPhoto } from '../listing-photo.tsx'
import { type AnyListing, offeredByOf } from '../listing-values.ts'
import { type Column, columnsOf } from './columns.tsx'
import { FewTags } from './few-tags.tsx'
import { ListingName, type Opening, ViewButton } from './open-listing.tsx'
import { SortHead } from './sort-head.tsx'

interface ResultsTableProps {
  kind: ListingKind
  state: ListState
  change: Change
  /** Absent while the first page is on its way: then there is an empty row for each listing to come. */
  rows: readonly AnyListing[] | undefined
  opening: Opening
}

export function ResultsTable({ kind, state, change, rows, opening }: ResultsTableProps) {
  const { names, fields, title } = kindOf(kind)
  const columns = columnsOf(kind)
  const onSort = (by: string) => change((current) => sortedByColumn(current, by))
  return (
    <Table label={names.plural} className="relative table-fixed">
      <thead>
        <TableRow>
          <SortHead
            label={fields[title]?.label ?? 'Name'}
            sortBy="name"
            sort={state.sort}
            className="pl-2.5!"
            onSort={onSort}
          />
          {columns.map(({ label, icon, sortBy, isNumber, width }) => (
            <SortHead
              key={label}
              {...{ label, icon, sortBy, onSort }}
              sort={state.sort}
              className={cx(width, isNumber && 'text-right')}
            />
          ))}
          <TableHead className="w-20">
            <span className="sr-only">Open</span>
          </TableHead>
        </TableRow>
      </thead>
      <tbody>
        {rows
          ? rows.map((listing) => (
              <Row key={listing.id} listing={listing} columns={columns} opening={opening} />
            ))
          : placesOf(state.limit).map((place) => <RowSkeleton key={place} columns={columns} />)}
      </tbody>
    </Table>
  )
}

interface RowProps {
  listing: AnyListing
  columns: readonly Column[]
  opening: Opening
}

/** The View button reaches over the whole row, so that a click anywhere opens it and the keyboard has one stop. */
function Row({ listing, columns, opening }: RowProps) {
  return (
    <TableRow className="relative transition-colors hover:bg-accent-soft/50">
      <th scope="row" className="py-3 pr-2 pl-4 text-left font-normal">
        <span className="flex items-start gap-3">
          <ListingPhoto listing={listing} className="size-11" />
          <span className="flex min-w-0 flex-col gap-1">
            <ListingName listing={listing} opening={opening} className="line-clamp-3 wrap-anywhere" />
            <span className="text-xs text-ink-faint">
              {[offeredByOf(listing), listing.location].filter(Boolean).join(' · ')}
            </span>
            <FewTags listing={listing} />
          </span>
        </span>
      </th>
      {columns.map(({ label, isNumber, cell }) => (
        <TableCell key={label} className={cx('px-2.5!', isNumber && 'text-right tabular-nums')}>
          {cell(listing)}
        </TableCell>
      ))}
      <TableCell className="pr-3! pl-1! text-right">
        <ViewButton listing={listing} opening={opening} />
      </TableCell>
    </TableRow>
  )
}

function RowSkeleton({ columns }: { columns: readonly Column[] }) {
  return (
    <TableRow>
      <TableCell>
        <div className="flex items-start gap-3">
          <Skeleton className="size-11 shrink-0" />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-3.5 w-28" />
            <Skeleton className="h-5 w-36" />
          </div>
        </div>
      </TableCell>
      {columns.map(({ label, isNumber }) => (
        <TableCell key={label} className="px-2.5!">
          <Skeleton className={cx('h-4', isNumber ? 'ml-auto w-8' : 'w-20')} />
        </TableCell>
      ))}
      <TableCell className="pr-3! pl-1!">
        <Skeleton className="ml-auto h-9 w-16 rounded-full" />
      </TableCell>
    </TableRow>
  )
}

const placesOf = (count: number) => Array.from({ length: count }, (_, index) => index)
