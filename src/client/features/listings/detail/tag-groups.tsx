import { Badge } from '#client/ui/badge.tsx'
import { kindOf } from '#shared/listings/kinds.ts'
import { type AnyListing, kindOfListing, listValue } from '../listing-values.ts'
import { lookOf } from '../looks/looks.ts'
import { SectionHeading } from './section-heading.tsx'

export function TagGroups({ listing }: { listing: AnyListing }) {
  const kind = kindOfListing(listing)
  return lookOf(kind).chips.map((field) => (
    <Tags key={field} label={kindOf(kind).fields[field]?.label ?? ''} tags={listValue(listing, field)} />
  ))
}

export function Tags({ label, tags }: { label: string; tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <section aria-label={label} className="min-w-0">
      <SectionHeading>{label}</SectionHeading>
      <ul className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag} className="text-breaks min-w-0 [&>span]:whitespace-normal">
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
