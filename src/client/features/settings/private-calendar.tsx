import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '#client/api/api-error.ts'
import { useCalendarAddress, useChangeCalendarAddress } from '#client/api/calendar-address.ts'
import { useStepFocus } from '#client/lib/use-step-focus.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { CopyField } from '#client/ui/copy-field.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { SettingsCard } from './settings-card.tsx'

/** A private feed URL for the user's own calendar app. */
export function PrivateCalendar() {
  const { data, isError, refetch } = useCalendarAddress()
  const place = useStepFocus(data && (data.url === null ? 'off' : 'on'))
  return (
    <SettingsCard
      title="Your Calendar"
      description="Saved deadlines and events, your own due dates and the planning guide's dates for your grade, in the calendar you already use. It updates itself."
    >
      {isError ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch your calendar address"
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <section ref={place} aria-label="Calendar address" className="flex flex-col gap-5 outline-offset-4">
          <Address url={data.url} />
        </section>
      ) : null}
      {data || isError ? null : <Skeleton className="h-10" />}
    </SettingsCard>
  )
}

const confirmations = {
  on: {
    title: 'Renew the address?',
    description:
      'Calendars that use the old address stop updating right away, and so does everyone you gave it to. You add the new address yourself.',
    action: 'Renew address',
    done: 'Your calendar has a new address',
  },
  off: {
    title: 'Switch your calendar off?',
    description:
      'The address stops working right away. Calendars that use it stop updating, and you may need to remove it there yourself. Your saved items stay.',
    action: 'Switch off',
    done: 'Your calendar is switched off',
  },
} as const

function Address({ url }: { url: string | null }) {
  const [confirming, setConfirming] = useState<'on' | 'off' | null>(null)
  const change = useChangeCalendarAddress({
    onSuccess: (_address, state) => {
      setConfirming(null)
      toastSuccess(url === null ? 'Your calendar is ready' : confirmations[state].done)
    },
    onError: (error) => toastError(failureMessage(error, 'Failed to change your calendar')),
  })
  if (url === null) {
    return (
      <Button className="self-start" loading={change.isPending} onClick={() => change.mutate('on')}>
        <CalendarPlus aria-hidden="true" />
        Create calendar address
      </Button>
    )
  }
  const { title, description, action } = confirmations[confirming ?? 'on']
  return (
    <>
      <CopyField
        label="Private address"
        hint="Anyone who has it can see these dates. Share it only with people who may."
        value={url}
        what="calendar address"
      />
      <HowTo />
      <div className="flex flex-wrap gap-3">
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonStyle({})}>
          <CalendarPlus aria-hidden="true" />
          Open in calendar app
        </a>
        <Button variant="secondary" onClick={() => setConfirming('on')}>
          Renew
        </Button>
        <Button variant="secondary" onClick={() => setConfirming('off')}>
          Switch off
        </Button>
      </div>
      <ConfirmDialog
        {...{ title, description, action }}
        open={confirming !== null}
        onOpenChange={(isOpen) => !isOpen && setConfirming(null)}
        isPending={change.isPending}
        onConfirm={() => confirming && change.mutate(confirming)}
      />
    </>
  )
}

const programs = [
  ['Google Calendar', 'On a computer, choose Other calendars, +, From URL, and paste the address.'],
  ['Apple Calendar', 'Choose Open in calendar app, or File, New Calendar Subscription on a Mac.'],
  ['Outlook', 'Choose Add calendar, Subscribe from web, and paste the address.'],
] as const

function HowTo() {
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
      {programs.map(([name, steps]) => (
        <div key={name} className="contents">
          <dt className="font-medium">{name}</dt>
          <dd className="text-ink-soft max-sm:-mt-2">{steps}</dd>
        </div>
      ))}
    </dl>
  )
}
