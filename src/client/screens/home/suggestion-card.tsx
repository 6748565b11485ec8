import { Link } from 'wouter'
import { listingValues } from '#client/api/listing-values.ts'
import { ListingPhoto } from '#client/features/listings/listing-photo.tsx'
import type { AnyListing } from '#client/features/listings/listing-values.ts'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { formatDay } from '#client/lib/format-day.ts'
import type { Suggestion } from '#shared/contract/suggestions.ts'
import { kindOf } from '#shared/listings/kinds.ts'

/** The title is the link, and its target covers the card. */
export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { listingType, listingId, listing, reason } = suggestion
  const { names, title } = kindOf(listingType)
  const values = listingValues(listing)
  const { eventDate } = values
  const facts = [typeof eventDate === 'string' ? formatDay(eventDate) : names.label, values.city]
  return (
    <article className="group relative flex gap-4">
      <ListingPhoto listing={listing as AnyListing} className="size-16 shrink-0 rounded-md" />
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-base font-medium">
          <Link
            href={`/${names.path}?view=${listingType}-${listingId}`}
            className="line-clamp-2 underline-offset-2 group-hover:text-accent group-hover:underline after:absolute after:inset-0"
          >
            {String(values[title])}
          </Link>
        </h3>
        <p className="truncate text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        <p className="line-clamp-2 text-sm text-pretty text-accent">{reason}</p>
      </div>
      <SaveIconButton kind={listingType} id={listingId} title={String(values[title])} />
    </article>
  )
}
