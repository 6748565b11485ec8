import { locationOf } from '#server/listings/listing-presenter.ts'
import type { StoredListing } from '#server/listings/listings.repository.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { listingWindow } from '#shared/listings/listing-window.ts'
import { viewPath } from '#shared/listings/view-path.ts'
import { graduationYear, schoolYearStart, stepsOfGrade } from '#shared/reference/guide/dates.ts'
import { guide } from '#shared/reference/guide/index.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { guideEntries } from '#shared/rules/plan.ts'
import { morningBefore } from './alarm.ts'
import { calendarDocument } from './calendar-document.ts'
import { type CalendarSite, eventComponent } from './event-component.ts'
import type { IcsComponent } from './ics.ts'
import type { SavedDate } from './private-calendar.repository.ts'
import { wholeDayComponent } from './whole-day-component.ts'

/** The listing is null while it is not live. */
export type SavedItem = SavedDate & { listing: StoredListing | null }

export interface CalendarContent {
  saved: readonly SavedItem[]
  grade: string | null
  doneSteps: ReadonlySet<string>
}

/** A user's calendar: saved events and deadlines, own due dates, and the guide's dates of the school year. */
export const privateCalendar = (content: CalendarContent, site: CalendarSite, now: Date): string =>
  calendarDocument({ name: `${site.name}: my dates`, product: `-//${site.name}//My Dates//EN` }, [
    ...content.saved.flatMap((item) => [...listingComponents(item, site), ...dueComponents(item, site)]),
    ...guideComponents(content, site, pacificDay(now)),
  ])

const listingComponents = ({ listing, isOpen }: SavedItem, site: CalendarSite): IcsComponent[] => {
  if (listing === null) return []
  const { row, values } = listing
  const kind = kindOf(row.kind)
  if (kind.hasDates) return [eventComponent(listing, site, personalEvent)]
  const { closesOn } = listingWindow(kind, values)
  if (closesOn === null) return []
  const verb = values[kind.closes[0] ?? ''] === closesOn ? 'Due' : kind.runs ? 'Ends' : 'Closes'
  return [
    wholeDayComponent(
      {
        uid: `deadline-${row.id}`,
        day: closesOn,
        summary: `${verb}: ${row.title}`,
        description: [row.title, row.organization, locationOf(row)].filter(Boolean).join('\n'),
        url: `${site.publicUrl}${viewPath(row.kind, row.id)}`,
        changedAt: row.updatedAt,
        sequence: row.version - 1,
        // No reminders after an application is sent or the idea is dropped.
        remindDays: isOpen ? [14, 3, 1] : [],
      },
      site,
    ),
  ]
}

const dueComponents = (item: SavedItem, site: CalendarSite): IcsComponent[] =>
  item.due === null
    ? []
    : [
        wholeDayComponent(
          {
            uid: `due-${item.id}`,
            day: item.due.on,
            summary: `My due date: ${item.title}`,
            description: item.title,
            url: `${site.publicUrl}${viewPath(item.kind, item.id)}`,
            changedAt: item.due.updatedAt,
            sequence: item.due.revision,
            remindDays: item.isOpen ? [3, 1] : [],
          },
          site,
        ),
      ]

const personalEvent = {
  uidPrefix: 'saved-event',
  triggers: (isAllDay: boolean) => (isAllDay ? [morningBefore(1)] : ['-P1D', '-PT2H']),
}

const guideComponents = (content: CalendarContent, site: CalendarSite, today: string): IcsComponent[] => {
  const { grade, doneSteps } = content
  const year = grade === null ? null : graduationYear(grade, today)
  if (grade === null || year === null) return []
  const steps = new Set<string>(stepsOfGrade(grade))
  return guide
    .filter(({ id }) => steps.has(id))
    .flatMap((step) =>
      guideEntries([step], year, doneSteps).map(({ id, day, text, isApproximate }) =>
        wholeDayComponent(
          {
            uid: `guide-${id}`,
            day,
            summary: text,
            description: `${step.title}${isApproximate ? '\nA recommended date; it differs between colleges.' : ''}`,
            url: `${site.publicUrl}/guides?step=${step.id}`,
            // The steps of a grade change only when a school year begins.
            changedAt: schoolYearStart(today),
            sequence: year - 2000,
            remindDays: [7],
          },
          site,
        ),
      ),
    )
}
