import { countOf } from '#client/lib/count-of.ts'
import type { TrashPage } from '#shared/contract/moderation.ts'

export type TrashedListing = TrashPage['items'][number]

const dayMs = 86_400_000

/** '12 days left', '1 day left', 'removed within a day' */
export function daysLeft({ purgeAt }: Pick<TrashedListing, 'purgeAt'>, now: Date): string {
  const days = (Date.parse(purgeAt) - now.getTime()) / dayMs
  return days < 1 ? 'removed within a day' : `${countOf(Math.round(days), 'day')} left`
}

/** 'Deleted by Ana Rivera', 'Withdrawn by Ana Rivera', or without a name if the account is deleted. */
export function deletedBy({
  deletedByName,
  isWithdrawn,
}: Pick<TrashedListing, 'deletedByName' | 'isWithdrawn'>) {
  const action = isWithdrawn ? 'Withdrawn' : 'Deleted'
  return deletedByName === null ? `${action} by a deleted account` : `${action} by ${deletedByName}`
}
