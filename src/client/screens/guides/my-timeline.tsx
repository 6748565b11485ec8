import { Link } from 'wouter'
import { useComingUp } from '#client/api/coming-up.ts'
import { Timeline } from '#client/features/guide/timeline.tsx'
import { Card } from '#client/ui/card.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

/** Dates of the guide and deadlines of saved items in one line. */
export function MyTimeline() {
  const comingUp = useComingUp(6)
  return (
    <section aria-labelledby="my-timeline">
      <h2 id="my-timeline" className="text-lg">
        Coming up
      </h2>
      <Card className="mt-3 sm:p-5">
        {comingUp ? <Entries {...comingUp} /> : <Skeleton className="h-40" />}
      </Card>
    </section>
  )
}

function Entries({ entries, isYearKnown }: NonNullable<ReturnType<typeof useComingUp>>) {
  return (
    <>
      {entries.length > 0 ? <Timeline entries={entries} /> : null}
      {entries.length === 0 && isYearKnown ? (
        <p className="text-sm text-ink-soft">Nothing with a date is waiting. Well done.</p>
      ) : null}
      {isYearKnown ? null : (
        <p className="mt-4 text-sm text-ink-soft first:mt-0">
          <Link href="/settings" className="text-link">
            Add your grade in Settings
          </Link>{' '}
          and the dates of the guide appear here, beside the deadlines of what you have saved.
        </p>
      )}
    </>
  )
}
