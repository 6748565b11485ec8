import { CalendarPlus } from 'lucide-react'
import { siteConfig } from '#client/api/site-config.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { CopyField } from '#client/ui/copy-field.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { feedRequest } from './url-state/event-request.ts'
import { activeFilterCount, type EventState } from './url-state/event-state.ts'

export interface SubscribeDialogProps {
  state: EventState
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function SubscribeDialog({ state, ...dialog }: SubscribeDialogProps) {
  return (
    <Dialog
      {...dialog}
      size="sm"
      title="Subscribe to events"
      description="Your calendar stays up to date with new and changed events."
    >
      <Feed state={state} />
    </Dialog>
  )
}

function Feed({ state }: { state: EventState }) {
  const query = feedRequest(state)
  // Calendar services fetch this URL from outside, so it uses the public URL.
  const address = `${siteConfig().publicUrl}/api/events.ics${query ? `?${query}` : ''}`
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-soft">
        {activeFilterCount(state) > 0
          ? 'Includes all events that match your filters, now and later.'
          : 'Includes all upcoming events. Set filters first to narrow it down.'}
      </p>
      <a href={address.replace(/^https?:/, 'webcal:')} className={buttonStyle({})}>
        <CalendarPlus aria-hidden="true" />
        Open in calendar app
      </a>
      <CopyField
        label="Link for other calendars"
        hint="Paste it where your calendar app adds a calendar by URL."
        value={address}
        what="calendar address"
      />
    </div>
  )
}
