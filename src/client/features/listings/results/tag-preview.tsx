import { kindOf } from '#shared/listings/kinds.ts'
import { type AnyListing, kindOfListing, wordsIn } from '../listing-values.ts'

const shown = 2

/** The first two categories and '+N more'. */
export function TagPreview({ listing }: { listing: AnyListing }) {
  const words = wordsIn(listing, kindOf(kindOfListing(listing)).categories)
  const more = words.length - shown
  return (
    <span className="flex flex-wrap gap-1">
      {words.slice(0, shown).map((word) => (
        <span key={word} className="rounded-sm bg-sunken px-2 py-0.5 text-xs text-ink-soft">
          {word}
        </span>
      ))}
      {more > 0 ? <span className="px-1 py-0.5 text-xs text-ink-faint">+{more} more</span> : null}
    </span>
  )
}
