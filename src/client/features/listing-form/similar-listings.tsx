import { ExternalLink } from 'lucide-react'
import type { SimilarListing } from '#shared/contract/submissions.ts'
import { kindOf, parseKind } from '#shared/listings/kinds.ts'

/** A hint that does not block submission. */
export function SimilarListings({ listings }: { listings: readonly SimilarListing[] }) {
  return (
    <div role="status">
      {listings.length > 0 ? (
        <div className="mt-5 animate-fade-in rounded-md bg-accent-soft px-4 py-3.5 text-sm">
          <p className="font-medium text-ink">Looks like these already exist</p>
          <ul className="mt-2 flex flex-col gap-1">
            {listings.map((listing) => (
              <li key={listing.id}>
                <a
                  href={urlOf(listing)}
                  target="_blank"
                  rel="noopener"
                  className="inline-flex min-h-11 items-center gap-1.5 text-accent underline-offset-4 hover:underline md:min-h-7"
                >
                  <span>{listing.title}</span>
                  <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
                  <span className="sr-only">(opens in a new tab)</span>
                </a>
                <span className="text-ink-soft">
                  {[
                    listing.organization,
                    listing.location,
                    listing.isLive ? null : 'yours, waiting for approval',
                  ]
                    .filter(Boolean)
                    .map((part) => ` · ${part}`)
                    .join('')}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-ink-soft">If yours is different, go ahead.</p>
        </div>
      ) : null}
    </div>
  )
}

function urlOf({ id, listingType, isLive }: SimilarListing) {
  const kind = parseKind(listingType)
  return isLive && kind ? `/${kindOf(kind).names.path}?view=${kind}-${id}` : '/my-listings'
}
