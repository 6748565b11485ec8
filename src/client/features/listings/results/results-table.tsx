import { memo } from 'react'
import { cx } from '#client/lib/cx.ts'
import { CheckedMonth } from '#client/ui/checked-month.tsx'
import { ItemLink, type OpenHandlers, ViewButton } from '#client/ui/open-item.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Table, TableCell, TableRow } from '#client/ui/table.tsx'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { listingFacts } from '../listing-facts.ts'
import { ListingPhoto } from '../listing-photo.tsx'
import { type AnyListing, titleOf } from '../listing-values.ts'
import type { PageSize, Sort } from '../url-state/list-state.ts'
import type { Change } from '../url-state/use-list-state.ts'
import { type Column, columnsOf } from './columns.tsx'
import { FactLine } from './fact-line.tsx'
import type { ListingSlots } from './listing-slots.ts'
import { PlaceLine } from './place-line.tsx'
import { ResultsHead } from './results-head.tsx'
import { TagPreview } from './tag-preview.tsx'

interface ResultsTableProps {
  kind: ListingKind
  sort: Sort | null
  limit: PageSize
  change: Change
  /** Undefined while loading, which shows one skeleton row per listing. */
  rows: readonly AnyListing[] | undefined
  openHandlers: OpenHandlers
  slots: ListingSlots
}

export function ResultsTable({ kind, sort, limit, change, rows, openHandlers, slots }: ResultsTableProps) {
  return (
    <Table label={kindOf(kind).names.plural} className="relative table-fixed">
      <ResultsHead {...{ kind, sort, change }} />
      {/* The key remounts the rows for other listings, so that moved rows do not count as layout shift. */}
      <tbody key={rows?.map(({ id }) => id).join()}>
        {rows
          ? rows.map((listing) => <Row key={listing.id} {...{ kind, listing, openHandlers, slots }} />)
          : indexesUpTo(limit).map((index) => <RowSkeleton key={index} columns={columnsOf(kind)} />)}
      </tbody>
    </Table>
  )
}

interface RowProps {
  kind: ListingKind
  listing: AnyListing
  openHandlers: OpenHandlers
  slots: ListingSlots
}

/** The View button covers the whole row: a click anywhere opens it, with one Tab stop. */
const Row = memo(function Row({ kind, listing, openHandlers, slots }: RowProps) {
  return (
    <TableRow className="relative transition-colors hover:bg-accent-soft/50">
      <th scope="row" className="py-3 pr-1 pl-4 text-left font-normal">
        <span className="flex items-start gap-2.5">
          <ListingPhoto listing={listing} className="size-14 rounded-md" />
          <span className="flex min-w-0 flex-col gap-1">
            <ItemLink
              id={listing.id}
              title={titleOf(listing)}
              openHandlers={openHandlers}
              className="wrap-anywhere"
            />
            <PlaceLine listing={listing} className="text-xs text-ink-faint" />
            <FactLine facts={factsBelowName(kind, listing)} className="text-xs text-ink-soft" />
            <TagPreview listing={listing} />
          </span>
        </span>
      </th>
      {columnsOf(kind).map(({ label, isNumber, cell }) => (
        <TableCell key={label} className={cx('px-2.5!', isNumber && 'text-right tabular-nums')}>
          {cell(listing)}
        </TableCell>
      ))}
      <TableCell className="pr-3! pl-1!">
        <span className="flex flex-col items-end gap-1.5">
          <span className="flex items-center gap-1">
            {slots.save?.(listing)}
            <ViewButton id={listing.id} title={titleOf(listing)} openHandlers={openHandlers} />
          </span>
          <CheckedMonth at={listing.checkedAt} className="pr-2 text-xs text-ink-faint" />
        </span>
      </TableCell>
    </TableRow>
  )
})

/** The first fact has its own column. */
function factsBelowName(kind: ListingKind, listing: AnyListing) {
  const [first] = kindOf(kind).facts
  return listingFacts(listing).filter(({ fact }) => fact !== first?.fact)
}

function RowSkeleton({ columns }: { columns: readonly Column[] }) {
  return (
    <TableRow>
      <TableCell>
        <div className="flex items-start gap-3">
          <Skeleton className="size-14 shrink-0" />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-3.5 w-28" />
            <Skeleton className="h-3.5 w-40" />
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

const indexesUpTo = (count: number) => Array.from({ length: count }, (_, index) => index)
