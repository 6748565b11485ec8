import { Badge } from '#client/ui/badge.tsx'
import { kindOf } from '#shared/listings/kinds.ts'
import { type AnyListing, kindOfListing, wordsIn } from '../listing-values.ts'
import { lookOf } from '../looks/looks.ts'

export function TagGroups({ listing }: { listing: AnyListing }) {
  const kind = kindOfListing(listing)
  const groups = lookOf(kind)
    .chips.map((field) => ({ label: kindOf(kind).fields[field]?.label, words: wordsIn(listing, field) }))
    .filter(({ words }) => words.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="flex flex-col gap-6">
      {groups.map(({ label, words }) => (
        <section key={label} aria-label={label}>
          <h3 className="mb-2 text-lg">{label}</h3>
          <ul className="flex flex-wrap gap-1.5">
            {words.map((word) => (
              <li key={word}>
                <Badge>{word}</Badge>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
