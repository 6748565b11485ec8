import { siteConfig } from '#client/api/site-config.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { FeatureGrid } from './feature-grid.tsx'
import { Hero } from './hero.tsx'
import { LiveCards } from './live-cards.tsx'
import { Preview } from './preview.tsx'
import { SignUpBand } from './sign-up-band.tsx'

export function Landing() {
  usePageTitle('Your complete educational journey', siteConfig().siteName)
  return (
    <div className="container-page flex flex-col gap-20 py-6 sm:gap-28 sm:py-10">
      <Hero />
      <Preview />
      <LiveCards />
      <FeatureGrid />
      <SignUpBand />
    </div>
  )
}
