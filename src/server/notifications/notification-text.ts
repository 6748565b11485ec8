import type { NotificationKind } from '#shared/contract/notifications.ts'
import { inDays, nearDay } from '#shared/rules/near-day.ts'
import type { StoredNotification } from './notifications.repository.ts'

type Content = Pick<StoredNotification, 'kind' | 'targetOn' | 'message'>

/** Relative to today, so that a reminder read late is still correct. */
export function notificationText({ kind, targetOn, message }: Content, today: string): string {
  if (kind === 'change' || targetOn === null) return message ?? ''
  const day = nearDay(targetOn, today)
  const { ahead, past } = phrases[kind]
  if (targetOn < today) return `${past} ${day}`
  return targetOn === today ? `${ahead} today, ${day}` : `${ahead} ${inDays(today, targetOn)}, on ${day}`
}

const phrases: Record<Exclude<NotificationKind, 'change'>, { ahead: string; past: string }> = {
  deadline: { ahead: 'Deadline', past: 'Deadline was' },
  event: { ahead: 'Takes place', past: 'Took place' },
  opens: { ahead: 'Applications open', past: 'Applications opened' },
  due: { ahead: 'Your due date is', past: 'Your due date was' },
}
