import { CategoryCard } from '#client/features/categories/category-card.tsx'
import { listingCategories, planningGuides } from '#client/features/categories/listing-categories.ts'
import { countOf } from '#client/lib/count-of.ts'
import type { Home } from '#shared/contract/home.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

export function Explore({ data, isAdmin }: { data: Home | undefined; isAdmin: boolean }) {
  // The card links to /coming-soon except for admins, although the header links to /guides for everyone.
  const guides = { ...planningGuides, href: isAdmin ? '/guides' : '/coming-soon' }
  return (
    <section aria-labelledby="explore">
      <h2 id="explore" className="text-2xl">
        Where would you like to go?
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {[...listingCategories, guides].map((category, index) => (
          <li key={category.title} className="grid">
            <CategoryCard category={category} shape={index} aside={countLabelFor(category.kind, data)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function countLabelFor(kind: Kind | null, data: Home | undefined) {
  if (!kind) return undefined
  if (!data) return ' '
  const { hasDates, names } = kindOf(kind)
  return countOf(data.counts[kind], hasDates ? `upcoming ${names.label.toLowerCase()}` : 'listing')
}
