import type { NotificationKind } from '#shared/contract/notifications.ts'
import { inDays, nearDay } from '#shared/rules/near-day.ts'
import type { StoredNotification } from './notifications.repository.ts'

type Told = Pick<StoredNotification, 'kind' | 'targetOn' | 'message'>

/** Said relative to today, so that a reminder read late is still right. */
export function notificationWords({ kind, targetOn, message }: Told, today: string): string {
  if (kind === 'change' || targetOn === null) return message ?? ''
  const day = nearDay(targetOn, today)
  const { ahead, past } = words[kind]
  if (targetOn < today) return `${past} ${day}`
  return targetOn === today ? `${ahead} today, ${day}` : `${ahead} ${inDays(today, targetOn)}, on ${day}`
}

const words: Record<Exclude<NotificationKind, 'change'>, { ahead: string; past: string }> = {
  deadline: { ahead: 'Deadline', past: 'Deadline was' },
  event: { ahead: 'Takes place', past: 'Took place' },
  opens: { ahead: 'Applications open', past: 'Applications opened' },
  due: { ahead: 'Your due date is', past: 'Your due date was' },
}
