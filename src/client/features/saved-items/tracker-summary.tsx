import { CalendarCheck, ListChecks, NotebookPen } from 'lucide-react'
import { truncateText } from '#client/lib/truncate-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { Tracker } from '#shared/contract/tracker.ts'
import { nearDay } from '#shared/rules/near-day.ts'

interface TrackerSummaryProps {
  title: string
  tracker: Tracker
  today: string
  onEdit: () => void
}

const noteLength = 80

/** The person's notes on an item in a line or two, and the edit button. */
export function TrackerSummary({ title, tracker, today, onEdit }: TrackerSummaryProps) {
  const { note, dueOn, checklist } = tracker
  const doneCount = checklist.filter(({ done }) => done).length
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      {dueOn ? (
        <span className="inline-flex items-center gap-1.5">
          <CalendarCheck aria-hidden="true" className="size-4 shrink-0" />
          <span className={dueOn < today ? 'font-medium text-danger' : undefined}>
            My date {nearDay(dueOn, today)}
          </span>
        </span>
      ) : null}
      {checklist.length > 0 ? (
        <span className="inline-flex items-center gap-1.5">
          <ListChecks aria-hidden="true" className="size-4 shrink-0" />
          {doneCount} of {checklist.length} done
        </span>
      ) : null}
      {note ? <span className="wrap-anywhere italic">{truncateText(note, noteLength)}</span> : null}
      <Button variant="text" size="sm" className="-ml-3" onClick={onEdit}>
        <NotebookPen aria-hidden="true" />
        {dueOn || note || checklist.length > 0 ? 'Edit notes' : 'Add notes'}
        <span className="sr-only"> on {title}</span>
      </Button>
    </div>
  )
}
