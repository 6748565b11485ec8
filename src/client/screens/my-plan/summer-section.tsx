import { useAllSaved } from '#client/api/saved-items.ts'
import { summerItems } from '#client/features/summer/summer-items.ts'
import { summerOf } from '#client/features/summer/summer-weeks.ts'
import { WeeksOfSummer } from '#client/features/summer/weeks-of-summer.tsx'
import { Signpost } from '#client/ui/art/signpost.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { kindPaths } from '#shared/listings/kind-paths.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'

export function SummerSection() {
  const { data, isError, refetch } = useAllSaved()
  const summer = summerOf(pacificDay(new Date()))
  const items = data ? summerItems(data, summer) : null
  return (
    <section aria-labelledby="weeks-of-summer" className="min-w-0">
      <h2 id="weeks-of-summer" className="text-2xl">
        {`Weeks of summer ${summer.from.slice(0, 4)}`}
      </h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft print:hidden">
        The camps and jobs you saved, from June to August.
      </p>
      {isError ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch bookmarks"
          onRetry={() => void refetch()}
        />
      ) : null}
      {items === null && !isError ? <Skeleton className="h-[40rem]" /> : null}
      {items?.length === 0 ? (
        <EmptyState
          art={<Signpost />}
          title="No camps or jobs saved"
          description="Save a camp or a job to see it in its weeks, with what it costs and what it clashes with."
          action={<LinkButton href={`/${kindPaths.camp}`}>Browse Camps</LinkButton>}
        />
      ) : null}
      {items && items.length > 0 ? <WeeksOfSummer items={items} summer={summer} /> : null}
    </section>
  )
}
