import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { listingCategories, planningGuides } from '#client/features/categories/categories.ts'
import { CategoryCard } from '#client/features/categories/category-card.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { ProviderBanner } from './provider-banner.tsx'
import { WelcomeBanner } from './welcome-banner.tsx'

export function Home() {
  const user = useCurrentUser()
  usePageTitle('Home', siteConfig().siteName)
  // SPEC section 2: the card leads everyone but admins to the teaser, though /guides is open to all in the header.
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
              <CategoryCard category={category} shape={index} />
            </li>
          ))}
        </ul>
      </section>
      <ProviderBanner />
    </div>
  )
}
