import { Badge } from '#client/ui/badge.tsx'
import { kindOf } from '#shared/listings/kinds.ts'
import { type AnyListing, kindOfListing, listValue } from '../listing-values.ts'
import { lookOf } from '../looks/looks.ts'

export function TagGroups({ listing }: { listing: AnyListing }) {
  const kind = kindOfListing(listing)
  const groups = lookOf(kind)
    .chips.map((field) => ({ label: kindOf(kind).fields[field]?.label, tags: listValue(listing, field) }))
    .filter(({ tags }) => tags.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="flex flex-col gap-6">
      {groups.map(({ label, tags }) => (
        <section key={label} aria-label={label}>
          <h3 className="mb-2 text-lg">{label}</h3>
          <ul className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
