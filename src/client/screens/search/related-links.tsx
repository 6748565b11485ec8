import { Link } from 'wouter'
import { listUrl, searchUrl } from '#client/features/search/search-links.ts'
import type { SearchAnswer } from '#shared/contract/search.ts'
import { kindOf } from '#shared/listings/kinds.ts'

/** Related categories, places and guide steps. */
export function RelatedLinks({ answer: { categories, places, steps } }: { answer: SearchAnswer }) {
  const links = [
    ...categories.map(({ listingType, param, value }) => ({
      label: `${value} in ${kindOf(listingType).names.plural}`,
      href: listUrl(listingType, { [param]: value }),
    })),
    ...places.map(({ city }) => ({ label: `Everything in ${city}`, href: searchUrl(city) })),
    ...steps.map(({ id, title }) => ({ label: `Planning Guides: ${title}`, href: `/guides?step=${id}` })),
  ]
  if (links.length === 0) return null
  return (
    <nav aria-label="Related pages" className="mt-10">
      <h2 className="text-xl">Related pages</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium text-ink transition-colors hover:border-accent-line hover:text-accent md:min-h-9"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
