import { RichText } from '#client/ui/rich-text.tsx'
import type { AnyListing } from '../listing-values.ts'
import type { StatedRow } from './detail-rows.ts'
import { Rows } from './details.tsx'
import { SectionHeading } from './section-heading.tsx'

export function About({ listing, rows }: { listing: AnyListing; rows: readonly StatedRow[] }) {
  return (
    <section aria-label="About" className="flex min-w-0 flex-col gap-4">
      <div>
        <SectionHeading>About</SectionHeading>
        {listing.description ? (
          <RichText text={listing.description} className="text-breaks max-w-prose text-ink-soft" />
        ) : (
          <p className="text-ink-faint">No description provided</p>
        )}
      </div>
      {rows.length === 0 ? null : (
        <dl className="text-sm">
          <Rows listing={listing} rows={rows} />
        </dl>
      )}
    </section>
  )
}
