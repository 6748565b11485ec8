import { countOf } from '#client/lib/count-of.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { PendingApprovals } from '#shared/contract/moderation.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { queueName } from '#shared/listings/queue-name.ts'

/** Reserves its width until the count loads, to avoid layout shift. */
export function TabCount({ count }: { count: number }) {
  return <span className="min-w-9 text-left">{count > 0 ? <Badge tone="solid">{count}</Badge> : null}</span>
}

/** The badge omits some kinds; the text beside it lists them, so that both add up to the queue. */
export function WaitingCount({ pending, claims }: { pending: PendingApprovals | undefined; claims: number }) {
  const rest = pending ? uncountedText(pending, claims) : 'and 0 events'
  return (
    <>
      <TabCount count={pending ? badgeCount(pending) : 0} />
      {rest === '' ? null : (
        <span className={pending ? 'font-normal text-ink-soft' : 'invisible'}>{rest}</span>
      )}
    </>
  )
}

const totalOf = (pending: PendingApprovals, kinds: Kind[]) =>
  kinds.reduce((sum, kind) => sum + pending.totals[queueName(kind)], 0)

const badgeCount = (pending: PendingApprovals) =>
  totalOf(
    pending,
    kindNames.filter((kind) => kindOf(kind).countsInPendingBadge),
  )

/** 'and 4 events', 'and 1 event, 2 edits, 1 claim', or nothing. */
function uncountedText(pending: PendingApprovals, claims: number): string {
  const uncounted = kindNames.filter((kind) => !kindOf(kind).countsInPendingBadge)
  const parts = [
    ...uncounted.map((kind) => countedName(kind, totalOf(pending, [kind]))),
    pending.edits.length > 0 ? countOf(pending.edits.length, 'edit') : '',
    claims > 0 ? countOf(claims, 'claim') : '',
  ].filter(Boolean)
  return parts.length === 0 ? '' : `and ${parts.join(', ')}`
}

const countedName = (kind: Kind, count: number) =>
  count === 0
    ? ''
    : countOf(count, kindOf(kind).names.label.toLowerCase(), kindOf(kind).names.plural.toLowerCase())
