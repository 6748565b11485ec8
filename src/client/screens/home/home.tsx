import { lazy, Suspense } from 'react'
import { useHome } from '#client/api/home.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { SearchBox } from '#client/features/search/search-box.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Loading } from '#client/ui/loading.tsx'
import { Explore } from './explore.tsx'
import { HomeSearches } from './home-searches.tsx'
import { ProviderBanner } from './provider-banner.tsx'
import { WelcomeBanner } from './welcome-banner.tsx'
import { WhatsNew } from './whats-new.tsx'

/** Lazy, because the guide's content is large. */
const ForYou = lazy(async () => ({ default: (await import('./for-you.tsx')).ForYou }))

export function Home() {
  const user = useCurrentUser()
  usePageTitle('Home', siteConfig().siteName)
  const { data } = useHome()
  return (
    // At least as tall as the viewport, so that the footer stays out of view until everything has loaded.
    <div className="container-page flex min-h-dvh flex-col gap-12 pt-6 sm:gap-16 sm:pt-10">
      <WelcomeBanner name={user?.displayName}>
        <SearchBox className="mt-6 text-ink" inputClassName="min-h-12" hint="Try “free camps near 94568”" />
      </WelcomeBanner>
      <Suspense fallback={<Loading />}>
        <ForYou>
          <Explore data={data} isAdmin={user?.role === 'admin'} />
          <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-8">
            <WhatsNew data={data} />
          </div>
          <HomeSearches />
          <ProviderBanner />
        </ForYou>
      </Suspense>
    </div>
  )
}
