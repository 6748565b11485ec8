import { Printer } from 'lucide-react'
import { useComingUp } from '#client/api/coming-up.ts'
import { useAllSaved } from '#client/api/saved-items.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { useMedia } from '#client/lib/use-media.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Button } from '#client/ui/button.tsx'
import { MyTimeline } from '../guides/my-timeline.tsx'
import { SummerSection } from './summer-section.tsx'

export function MyPlan() {
  usePageTitle('My Plan', siteConfig().siteName)
  const comingUp = useComingUp(8)
  const areWeeksPending = useAllSaved().isPending
  const isWide = useMedia('(min-width: 64rem)')
  return (
    <div className="container-page flex flex-1 flex-col gap-8 pt-8 sm:pt-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">My Plan</h1>
          <p className="mt-1.5 text-ink-soft print:hidden">
            Your next dates, and a summer put together from what you saved.
          </p>
        </div>
        <Button variant="secondary" size="sm" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <SummerSection />
        {/* On phones it is below the weeks, so it renders once they have their height. */}
        {isWide || !areWeeksPending ? (
          <aside className="print:hidden">
            <MyTimeline comingUp={comingUp} />
          </aside>
        ) : null}
      </div>
    </div>
  )
}
