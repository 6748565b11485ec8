import { Check } from 'lucide-react'
import { useContributionStats } from '#client/api/account.ts'
import { countOf, formatCount } from '#client/lib/count-of.ts'
import { cx } from '#client/lib/cx.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import type { ContributionStats } from '#shared/contract/auth.ts'
import { contributorLevels, newUserDays } from '#shared/rules/contributor-level.ts'
import { SettingsCard } from './settings-card.tsx'

export function ContributionsCard() {
  const { data, isError, refetch } = useContributionStats()
  return (
    <SettingsCard title="Your Contributions">
      {isError ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch your contributions"
          onRetry={() => refetch()}
        />
      ) : (
        <Stats stats={data} />
      )}
    </SettingsCard>
  )
}

/** Labels render before the numbers, and the numbers' space is reserved. */
function Stats({ stats }: { stats: ContributionStats | undefined }) {
  const total = stats?.totalContributions ?? 0
  return (
    <>
      <dl className="grid grid-cols-2 gap-3">
        <Figure one="Review" count={stats?.reviewsCount} />
        <Figure one="Listing" count={stats?.listingsCount} />
      </dl>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        Your badge
        <Badge tone="accent">{stats?.levelName ?? '\u00a0'}</Badge>
        {stats?.isNewUser ? <Badge>New</Badge> : null}
      </p>
      <div className="border-t border-line pt-4">
        <h3 className="text-sm">How badges are earned</h3>
        <ul className="mt-2 flex flex-col gap-1.5 text-sm text-ink-soft">
          {contributorLevels.map((entry, index) => (
            <li
              key={entry.level}
              aria-current={entry.level === stats?.level ? 'true' : undefined}
              className={cx(
                'flex items-center gap-2',
                entry.level === stats?.level && 'font-medium text-ink',
              )}
            >
              <Check
                aria-hidden="true"
                className={cx('size-4 shrink-0', stats && total >= entry.from ? 'text-accent' : 'opacity-0')}
              />
              <span className="flex-1">{entry.levelName}</span>
              <span className="tabular-nums">{rangeOf(index)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 min-h-[3lh] text-xs text-ink-faint">
          {stats
            ? `${nextStep(total)} Listings and reviews count together; events do not. The New badge shows for the first ${newUserDays} days.`
            : null}
        </p>
      </div>
    </>
  )
}

function Figure({ one, count }: { one: string; count: number | undefined }) {
  return (
    <div className="flex flex-col rounded-md bg-sunken px-4 py-3">
      <dt className="order-last text-sm text-ink-soft">{count === 1 ? one : `${one}s`}</dt>
      <dd className="text-2xl font-semibold tabular-nums">
        {count === undefined ? '\u00a0' : formatCount(count)}
      </dd>
    </div>
  )
}

/** '15 or more', '5 to 14', '1 to 4', '0' */
function rangeOf(index: number) {
  const from = contributorLevels[index]?.from ?? 0
  const above = contributorLevels[index - 1]?.from
  if (above === undefined) return `${from} or more`
  return above - 1 === from ? `${from}` : `${from} to ${above - 1}`
}

function nextStep(total: number) {
  const next = contributorLevels.findLast(({ from }) => from > total)
  return next ? `${countOf(next.from - total, 'more contribution')} to ${next.levelName}.` : ''
}
