import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useUnreadCount } from '#client/api/notifications.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'

const panel = lazyPart<{ open: boolean; onOpenChange: (open: boolean) => void }>(
  async () => (await import('./notification-panel.tsx')).NotificationPanel,
)

/** Lazy: the panel loads when first opened. */
export function NotificationBell() {
  const { data: unread = 0 } = useUnreadCount()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const count = unread > 99 ? '99+' : String(unread)
  return (
    <>
      <Tooltip text="Notifications">
        <IconButton
          label={unread > 0 ? `Notifications, ${count} unread` : 'Notifications'}
          aria-haspopup="dialog"
          onPointerEnter={panel.preloadSoon}
          onFocus={panel.preloadSoon}
          onClick={() => {
            setOpened(true)
            setOpen(true)
          }}
          className="relative"
        >
          <Bell aria-hidden="true" />
          {unread > 0 ? (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0 min-w-5 rounded-full bg-danger px-1 text-center text-xs leading-5 font-semibold text-on-accent"
            >
              {count}
            </span>
          ) : null}
        </IconButton>
      </Tooltip>
      {wasOpened ? <panel.Screen open={isOpen} onOpenChange={setOpen} /> : null}
    </>
  )
}
