import { CalendarClock, CalendarDays, DoorOpen, Flag, PencilLine } from 'lucide-react'
import { Link } from 'wouter'
import { failureMessage } from '#client/api/api-error.ts'
import { useNotifications, useReadNotifications } from '#client/api/notifications.ts'
import { countOf } from '#client/lib/count-of.ts'
import { formatDate } from '#client/lib/format-date.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toastError } from '#client/ui/toast-store.ts'
import type { Notification, NotificationKind } from '#shared/contract/notifications.ts'
import { kindOf, parseKind } from '#shared/listings/kinds.ts'

interface NotificationPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function NotificationPanel({ open, onOpenChange }: NotificationPanelProps) {
  return (
    <Dialog size="sm" open={open} onOpenChange={onOpenChange} title="Notifications">
      {open ? <NotificationList onLeave={() => onOpenChange(false)} /> : null}
    </Dialog>
  )
}

function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { data, isError, refetch } = useNotifications()
  const read = useReadNotifications()
  const markRead = (ids?: number[]) =>
    read.mutate(ids, {
      onError: (error) => toastError(failureMessage(error, 'Failed to mark notifications as read')),
    })
  if (isError) {
    return (
      <ErrorState
        title="Error loading data"
        message="Failed to fetch notifications"
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton className="h-64" />
  if (data.items.length === 0) {
    return (
      <EmptyState
        title="Nothing yet"
        description="Deadlines and changes of your saved items show up here. You can also get them by email, in Settings."
      />
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-soft">
          {countOf(data.items.length, 'notification')}, {data.unread} unread
        </p>
        {data.unread > 0 ? (
          <Button variant="ghost" size="sm" loading={read.isPending} onClick={() => markRead()}>
            Mark all as read
          </Button>
        ) : null}
      </div>
      <ul aria-label="Notifications" className="flex flex-col">
        {data.items.map((item) => (
          <li key={item.id} className="border-t border-line first:border-t-0">
            <Line
              item={item}
              onOpen={() => {
                if (!item.isRead) markRead([item.id])
                onLeave()
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Line({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const Icon = icons[item.kind]
  return (
    <Link
      href={hrefOf(item)}
      onClick={onOpen}
      className="flex gap-3 rounded-md px-2 py-3 hover:bg-accent-soft"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span className={item.isRead ? 'block text-ink-soft' : 'block font-semibold text-ink'}>
          <span className="wrap-anywhere">{item.title}</span>
          {item.isRead ? null : <span className="sr-only"> (unread)</span>}
        </span>
        <span className="block text-sm wrap-anywhere text-ink">{item.message}</span>
        <time dateTime={item.createdAt} className="block text-xs text-ink-faint">
          {formatDate(item.createdAt)}
        </time>
      </span>
      {item.isRead ? null : (
        <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-accent" />
      )}
    </Link>
  )
}

/** A removed listing has no details to open. */
function hrefOf({ listingType, listingId, isAvailable }: Notification): string {
  const kind = parseKind(listingType)
  return kind && isAvailable ? `/${kindOf(kind).names.path}?view=${kind}-${listingId}` : '/bookmarks'
}

const icons: Record<NotificationKind, typeof Flag> = {
  deadline: CalendarClock,
  event: CalendarDays,
  opens: DoorOpen,
  due: Flag,
  change: PencilLine,
}
