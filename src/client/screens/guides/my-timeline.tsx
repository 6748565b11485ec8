import { Link } from 'wouter'
import type { useComingUp } from '#client/api/coming-up.ts'
import { ComingUpList } from '#client/features/guide/coming-up-list.tsx'
import { Card } from '#client/ui/card.tsx'

export function MyTimeline({ comingUp }: { comingUp: ReturnType<typeof useComingUp> }) {
  return (
    <section aria-labelledby="my-timeline">
      <h2 id="my-timeline" className="text-lg">
        Coming up
      </h2>
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
