import { Check, X } from 'lucide-react'
import { Link } from 'wouter'
import { listingValues } from '#client/api/listing-values.ts'
import type { ComparedCell, ComparedRow } from '#client/features/compare/compare-rows.ts'
import { ListingPhoto } from '#client/features/listings/listing-photo.tsx'
import type { AnyListing } from '#client/features/listings/listing-values.ts'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { focusElement } from '#client/lib/move-focus.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { Listing } from '#shared/contract/listings.ts'
import { browseListingPath } from '#shared/listings/browse-paths.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

interface CompareTableProps {
  kind: Kind
  items: readonly Listing[]
  rows: readonly ComparedRow[]
  /** Titles link to public pages. */
  isPublic: boolean
  onRemove: (id: number) => void
}

/** On phones, columns scroll one at a time next to the labels. */
export function CompareTable({ kind, items, rows, isPublic, onRemove }: CompareTableProps) {
  return (
    <section
      aria-label="Comparison"
      className="compare-scroll overflow-x-auto rounded-lg border border-line bg-surface shadow-card print:overflow-visible print:border-0 print:shadow-none"
    >
      <table className="w-full table-fixed border-collapse text-left text-sm print:text-[0.65rem]">
        <thead>
          <tr>
            <th scope="col" className={labelStyle}>
              <span className="sr-only">Question</span>
            </th>
            {items.map((listing) => (
              <ColumnHead
                key={listing.id}
                {...{ kind, listing, isPublic }}
                onRemove={() => onRemove(listing.id)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className={labelStyle}>
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={items[index]?.id} className={cellStyle}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const labelStyle =
  'sticky left-0 z-1 w-29 bg-surface px-3 py-3 align-top font-medium text-ink-soft sm:w-40 print:static print:w-24 print:py-1'
const cellStyle =
  'w-[calc(100vw-11.5rem)] snap-start px-3 py-3 align-top wrap-anywhere sm:w-auto sm:min-w-52 print:w-auto print:min-w-0 print:py-1'

interface ColumnHeadProps {
  kind: Kind
  listing: Listing
  isPublic: boolean
  onRemove: () => void
}

function ColumnHead({ kind, listing, isPublic, onRemove }: ColumnHeadProps) {
  const { names, title: titleField } = kindOf(kind)
  const title = String(listingValues(listing)[titleField])
  return (
    <th scope="col" className={`${cellStyle} font-normal`}>
      <ListingPhoto
        listing={listing as AnyListing}
        className="aspect-video w-full max-w-72 rounded-md print:hidden"
      />
      <span className="mt-1 -ml-2 flex print:hidden">
        <SaveIconButton {...{ kind, title }} id={listing.id} />
        <IconButton
          data-remove
          label={`Remove ${title} from the comparison`}
          onClick={({ currentTarget }) => {
            focusNeighbor(currentTarget)
            onRemove()
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      </span>
      <Link
        href={
          isPublic ? browseListingPath(kind, listing.id, title) : `/${names.path}?view=${kind}-${listing.id}`
        }
        className="mt-1 block text-base font-semibold text-ink hover:text-accent print:mt-0 print:text-xs"
      >
        {title}
      </Link>
    </th>
  )
}

/** Removing a column removes the focused button, so focus moves to the next column, the previous column or the heading. */
function focusNeighbor(button: Element) {
  const column = button.closest('th')
  const removeIn = (other?: Element | null) => other?.querySelector<HTMLElement>('[data-remove]')
  const neighbor = removeIn(column?.nextElementSibling) ?? removeIn(column?.previousElementSibling)
  if (neighbor) neighbor.focus({ preventScroll: true })
  else focusElement(document.querySelector('h1'))
}

function Cell({ cell: { text, note, best } }: { cell: ComparedCell }) {
  if (text === null) return <span className="text-ink-faint">Not specified</span>
  return (
    <>
      {text}
      {note ? <span className="block text-ink-soft">{note}</span> : null}
      {best ? (
        <span className="mt-1 flex items-center gap-1 text-xs font-medium text-accent">
          <Check aria-hidden="true" className="size-3.5" />
          {best}
        </span>
      ) : null}
    </>
  )
}
