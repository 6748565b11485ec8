import { calendarDate } from '../reference/guide/dates.ts'
import type { Milestone, MilestoneId } from '../reference/guide/types.ts'

export interface Progress {
  done: number
  total: number
}

/** How much of one step of the guide is ticked. */
export function progressOf({ goals, milestones }: Milestone, done: ReadonlySet<string>): Progress {
  const items = [...goals, ...milestones]
  return { done: items.filter((item) => done.has(item.id)).length, total: items.length }
}

export interface PlanEntry {
  id: string
  day: string
  text: string
  /** The day is a good time rather than a fixed date. */
  isApproximate: boolean
  source: { type: 'guide'; step: MilestoneId } | { type: 'saved'; href: string }
}

/** The dated steps of the guide that are not ticked, for somebody who graduates in the given year. */
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

/** What comes next, the nearest day first; what has passed is left out. */
export function nextEntries(entries: readonly PlanEntry[], today: string, most: number): PlanEntry[] {
  return entries
    .filter((entry) => entry.day >= today)
    .sort((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1))
    .slice(0, most)
}
