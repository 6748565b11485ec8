import { kindOf } from '#shared/listings/kinds.ts'
import { type AnyListing, kindOfListing, listValue } from '../listing-values.ts'

const maxShown = 2

/** The first two categories and '+N more'. */
export function TagPreview({ listing }: { listing: AnyListing }) {
  const tags = listValue(listing, kindOf(kindOfListing(listing)).categories)
  const more = tags.length - maxShown
  return (
    <span className="flex max-w-full flex-wrap gap-1">
      {tags.slice(0, maxShown).map((tag) => (
        <span
          key={tag}
          className="max-w-full truncate rounded-sm bg-sunken px-1.5 py-0.5 text-xs text-ink-soft"
        >
          {tag}
        </span>
      ))}
      {more > 0 ? <span className="px-1 py-0.5 text-xs text-ink-faint">+{more} more</span> : null}
    </span>
  )
}
