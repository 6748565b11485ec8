import { Link } from 'wouter'
import { listingValues } from '#client/api/listing-values.ts'
import { ListingPhoto } from '#client/features/listings/listing-photo.tsx'
import type { AnyListing } from '#client/features/listings/listing-values.ts'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { CommaParts } from '#client/ui/comma-parts.tsx'
import { DottedText } from '#client/ui/dotted-text.tsx'
import type { Suggestion } from '#shared/contract/suggestions.ts'
import { shortFacts } from '#shared/listings/deciding-facts.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { besideTitleStyle } from './beside-title-style.ts'

/** The title is the link, and its target covers the card. */
export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { listingType, listingId, listing, reason } = suggestion
  const kind = kindOf(listingType)
  const { names, title, hasDates } = kind
  const values = listingValues(listing)
  const facts = shortFacts(kind, values, pacificDay(new Date()))
  return (
    <article className="group relative flex gap-4">
      <ListingPhoto listing={listing as AnyListing} className="size-16 shrink-0 rounded-md" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 flex-1 font-sans text-base font-medium">
            <Link
              href={`/${names.path}?view=${listingType}-${listingId}`}
              className="line-clamp-2 underline-offset-2 group-hover:text-accent group-hover:underline after:absolute after:inset-0"
            >
              {String(values[title])}
            </Link>
          </h3>
          <span className={besideTitleStyle}>
            <SaveIconButton kind={listingType} id={listingId} title={String(values[title])} />
          </span>
        </div>
        <p className="line-clamp-5 text-sm text-ink-soft">
          <DottedText parts={[hasDates ? null : names.label, ...facts, String(values.city ?? '')]} />
        </p>
        <p className="line-clamp-2 text-sm text-pretty text-accent">
          <CommaParts text={reason} />
        </p>
      </div>
    </article>
  )
}
