import { Link } from 'wouter'
import { useComingUp } from '#client/api/coming-up.ts'
import { Timeline } from '#client/features/guide/timeline.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

/** The next three things to do: dates of the plan and deadlines of what was saved. */
export function NextStepList() {
  const comingUp = useComingUp(3)
  if (!comingUp) return <Skeleton className="h-32" />
  const { entries, isYearKnown } = comingUp
  return (
    <>
      {entries.length > 0 ? <Timeline entries={entries} /> : null}
      {entries.length === 0 && isYearKnown ? (
        <p className="text-sm text-ink-soft">Nothing with a date is waiting. Well done.</p>
      ) : null}
      {isYearKnown ? null : (
        <p className="mt-4 text-sm text-ink-soft first:mt-0">
          Save a listing to see its deadline here.{' '}
          <Link href="/settings" className="text-link">
            Add your grade
          </Link>{' '}
          and the steps of your plan join them.
        </p>
      )}
    </>
  )
}
