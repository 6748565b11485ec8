import { listingValues } from '#client/api/listing-values.ts'
import { type AnyListing, formatFieldValue, kindOfListing } from '../listing-values.ts'
import type { DetailRow } from '../looks/look.ts'
import { lookOf } from '../looks/looks.ts'
import { SelectivityDot } from '../selectivity-dot.tsx'
import { ContactRows } from './contact-rows.tsx'
import { DetailLine, NotSpecified } from './detail-line.tsx'

export function Details({ listing }: { listing: AnyListing }) {
  return (
    <section aria-label="Details" className="min-w-0">
      <h3 className="mb-2 text-lg">Details</h3>
      <dl className="divide-y divide-line rounded-lg border border-line px-4 text-sm">
        <ContactRows listing={listing} />
        {lookOf(kindOfListing(listing)).details.map((row) => (
          <DetailLine key={row.label} label={row.label} Icon={row.Icon}>
            <Fact listing={listing} row={row} />
          </DetailLine>
        ))}
      </dl>
    </section>
  )
}

function Fact({ listing, row }: { listing: AnyListing; row: DetailRow }) {
  const values = listingValues(listing)
  const kind = kindOfListing(listing)
  const text = row.show
    ? row.show(values)
    : row.fields
        .map((field) => formatFieldValue(kind, field, values[field]))
        .filter(Boolean)
        .join(' · ')
  if (!text) return <NotSpecified />
  const level = row.fields[0] === 'selectivityLevel' ? values.selectivityLevel : null
  if (typeof level !== 'number') return text
  return (
    <span className="inline-flex items-center gap-2">
      <SelectivityDot level={level} />
      {text}
    </span>
  )
}
