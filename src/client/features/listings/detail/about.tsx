import { listingValues } from '#client/api/listing-values.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import { kindOf } from '#shared/listings/kinds.ts'
import { type AnyListing, kindOfListing } from '../listing-values.ts'
import { lookOf } from '../looks/looks.ts'

export function About({ listing }: { listing: AnyListing }) {
  const kind = kindOfListing(listing)
  return (
    <section aria-label="About" className="flex min-w-0 flex-col gap-6">
      <div>
        <h3 className="mb-2 text-lg">About</h3>
        {listing.description ? (
          <RichText text={listing.description} className="text-ink-soft" />
        ) : (
          <p className="text-ink-faint">No description provided</p>
        )}
      </div>
      {lookOf(kind).about.map((field) => {
        const text = listingValues(listing)[field]
        return (
          <div key={field}>
            <h3 className="mb-2 text-lg">{kindOf(kind).fields[field]?.label}</h3>
            {typeof text === 'string' && text !== '' ? (
              <RichText text={text} className="text-ink-soft" />
            ) : (
              <p className="text-ink-faint">Not specified</p>
            )}
          </div>
        )
      })}
    </section>
  )
}
