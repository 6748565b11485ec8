import { calendarDate } from '../reference/guide/dates.ts'
import type { Milestone, MilestoneId } from '../reference/guide/types.ts'

export interface Progress {
  done: number
  total: number
}

/** The progress in one step of the guide. */
export function progressOf({ goals, milestones }: Milestone, done: ReadonlySet<string>): Progress {
  const items = [...goals, ...milestones]
  return { done: items.filter((item) => done.has(item.id)).length, total: items.length }
}

export interface PlanEntry {
  id: string
  day: string
  text: string
  /** The day is a recommendation, not a fixed date. */
  isApproximate: boolean
  source: { type: 'guide'; step: MilestoneId } | { type: 'saved' | 'nearby'; href: string }
}

/** The unchecked dated items of the guide, for a graduation year. */
export function guideEntries(
  guide: readonly Milestone[],
  graduationYear: number,
  done: ReadonlySet<string>,
): PlanEntry[] {
  return guide.flatMap((step) =>
    step.milestones.flatMap(({ id, text, date, isApproximate = false }) =>
      date === undefined || done.has(id)
        ? []
        : {
            id,
            day: calendarDate(step.id, date, graduationYear),
            text,
            isApproximate,
            source: { type: 'guide' as const, step: step.id },
          },
    ),
  )
}

/** Upcoming items, nearest first. */
export function nextEntries(
  entries: readonly PlanEntry[],
  today: string,
  limit: number,
  limitPerSource = limit,
): PlanEntry[] {
  const counts = { guide: 0, saved: 0, nearby: 0 }
  return entries
    .filter((entry) => entry.day >= today)
    .sort((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1))
    .filter(({ source }) => {
      counts[source.type] += 1
      return counts[source.type] <= limitPerSource
    })
    .slice(0, limit)
}
