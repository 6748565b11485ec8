import { listingValues } from '#client/api/listing-values.ts'
import type { AnyListing } from '../listing-values.ts'
import { DetailGroup, groupsStyle } from './detail-group.tsx'
import { DetailLine } from './detail-line.tsx'
import type { StatedRow } from './detail-rows.ts'
import { RowValue } from './row-value.tsx'
import { SectionHeading } from './section-heading.tsx'

interface DetailsProps {
  listing: AnyListing
  groups: readonly { title: string; rows: readonly StatedRow[] }[]
}

export function Details({ listing, groups }: DetailsProps) {
  if (groups.length === 0) return null
  return (
    <section aria-label="Details" className="min-w-0">
      <SectionHeading>Details</SectionHeading>
      <div className={groupsStyle}>
        {groups.map(({ title, rows }) => (
          <DetailGroup key={title} title={title}>
            <Rows listing={listing} rows={rows} />
          </DetailGroup>
        ))}
      </div>
    </section>
  )
}

export function Rows({ listing, rows }: { listing: AnyListing; rows: readonly StatedRow[] }) {
  const { selectivityLevel: level } = listingValues(listing)
  return rows.map(({ row, text }) => (
    <DetailLine key={row.label} label={row.label} Icon={row.Icon}>
      <RowValue row={row} text={text} level={typeof level === 'number' ? level : null} />
    </DetailLine>
  ))
}
