import { CalendarPlus, Rss } from 'lucide-react'
import { useState } from 'react'
import { siteConfig } from '#client/api/site-config.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { feedRequest } from './url-state/event-request.ts'
import { activeFilterCount, type EventState } from './url-state/event-state.ts'

export function SubscribeButton({ state }: { state: EventState }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="max-sm:w-11 max-sm:px-0!"
        onClick={() => setOpen(true)}
      >
        <Rss aria-hidden="true" />
        <span className="max-sm:sr-only">Subscribe</span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="sm"
        title="Subscribe to events"
        description="Your calendar stays up to date with new and changed events."
      >
        <Feed state={state} />
      </Dialog>
    </>
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
      <Field label="Link for other calendars" hint="Paste it where your calendar app adds a calendar by URL.">
        <div className="flex items-center gap-1">
          <AddressBox address={address} />
          <CopyButton value={address} what="calendar address" />
        </div>
      </Field>
    </div>
  )
}

function AddressBox({ address }: { address: string }) {
  return (
    <Input
      readOnly
      value={address}
      onFocus={(event) => event.target.select()}
      className="min-w-0 flex-1 text-ellipsis"
    />
  )
}
