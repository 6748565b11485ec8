import type { AnyListing } from '../listing-values.ts'
import { DetailGroup, groupsStyle } from './detail-group.tsx'
import type { StatedRow } from './detail-rows.ts'
import { Rows } from './details.tsx'
import { SectionHeading } from './section-heading.tsx'

export function ProviderDetails({ listing, rows }: { listing: AnyListing; rows: readonly StatedRow[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-label="Who is behind it" className="min-w-0">
      <SectionHeading>Who is behind it</SectionHeading>
      <div className={groupsStyle}>
        <DetailGroup>
          <Rows listing={listing} rows={rows} />
        </DetailGroup>
      </div>
    </section>
  )
}
