import { graduationYear } from '#shared/reference/guide/dates.ts'
import { guide } from '#shared/reference/guide/index.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { guideEntries, nextEntries, type PlanEntry } from '#shared/rules/plan.ts'
import { usePlan } from './plan.ts'
import { useSavedDeadlines } from './saved-deadlines.ts'
import { useCurrentUser } from './session.ts'

/** What comes next for this person. Without a grade the guide has no years, and saved deadlines stand alone. */
export function useComingUp(most: number): { entries: PlanEntry[]; isYearKnown: boolean } | undefined {
  const user = useCurrentUser()
  const done = usePlan()
  const saved = useSavedDeadlines()
  if (!done || !saved) return undefined
  const today = pacificDay(new Date())
  const year = user?.grade ? graduationYear(user.grade, today) : null
  const dated = year === null ? [] : guideEntries(guide, year, done)
  return { entries: nextEntries([...dated, ...saved], today, most), isYearKnown: year !== null }
}
