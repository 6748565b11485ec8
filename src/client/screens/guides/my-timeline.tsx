import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { useComingUp } from '#client/api/coming-up.ts'
import { ComingUpList } from '#client/features/guide/coming-up-list.tsx'
import { Card } from '#client/ui/card.tsx'

interface MyTimelineProps {
  comingUp: ReturnType<typeof useComingUp>
  /** Next to the heading. */
  more?: ReactNode
}

export function MyTimeline({ comingUp, more }: MyTimelineProps) {
  return (
    <section aria-labelledby="my-timeline">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="my-timeline" className="text-lg">
          Coming up
        </h2>
        {more}
      </div>
      <Card className="mt-3 sm:p-5">
        <ComingUpList
          comingUp={comingUp}
          withoutYear={
            <>
              <Link href="/settings" className="text-link">
                Add your grade in Settings
              </Link>{' '}
              to see the guide's dates here, next to your saved deadlines.
            </>
          }
        />
      </Card>
    </section>
  )
}
