import { useHome } from '#client/api/home.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { CategoryCard } from '#client/features/categories/category-card.tsx'
import { listingCategories, planningGuides } from '#client/features/categories/listing-categories.ts'
import { countOf } from '#client/lib/count-of.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import type { Home as HomeData } from '#shared/contract/home.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { NextSteps } from './next-steps.tsx'
import { ProviderBanner } from './provider-banner.tsx'
import { WelcomeBanner } from './welcome-banner.tsx'
import { WhatsNew } from './whats-new.tsx'

export function Home() {
  const user = useCurrentUser()
  usePageTitle('Home', siteConfig().siteName)
  const { data } = useHome()
  // The card leads to /coming-soon for everyone but admins, although the header links to /guides for all.
  const guides = { ...planningGuides, href: user?.role === 'admin' ? '/guides' : '/coming-soon' }
  return (
    <div className="container-page flex flex-col gap-12 pt-6 sm:gap-16 sm:pt-10">
      <WelcomeBanner name={user?.displayName} />
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
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-3 lg:gap-8">
        <NextSteps />
        <WhatsNew data={data} />
      </div>
      <ProviderBanner />
    </div>
  )
}

function countLabelFor(kind: Kind | null, data: HomeData | undefined) {
  if (!kind) return undefined
  if (!data) return ' '
  const { hasDates, names } = kindOf(kind)
  return countOf(data.counts[kind], hasDates ? `upcoming ${names.label.toLowerCase()}` : 'listing')
}
