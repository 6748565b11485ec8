import { siteConfig } from '#client/api/site-config.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { LabeledCairn } from '#client/ui/art/labeled-cairn.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { Audiences } from './audiences.tsx'
import { Ecosystem } from './ecosystem.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { OurPromise } from './our-promise.tsx'

export function LearnMore() {
  const { siteName } = siteConfig()
  usePageTitle('Learn More', siteName)
  return (
    <div className="container-page flex flex-col gap-20 py-12 sm:gap-28 sm:py-20">
      <header className="grid items-center gap-12 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <h1 className="text-display">Find the way together</h1>
          <p className="mt-6 max-w-2xl text-lg text-ink-soft">
            {siteName} is a directory of what helps a student along: people who teach, places to spend a
            summer, first jobs, things going on nearby. Families fill it, review it and keep it honest.
          </p>
          <LinkButton href="/api/login" fullPage size="lg" className="mt-9">
            Get Started
          </LinkButton>
        </div>
        <div className="mx-auto w-full max-w-sm lg:max-w-none">
          <LabeledCairn labels={['Discover', 'Share', 'Connect']} />
        </div>
      </header>
      <HowItWorks />
      <Ecosystem />
      <Audiences />
      <OurPromise />
    </div>
  )
}
