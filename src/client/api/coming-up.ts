import { graduationYear } from '#shared/reference/guide/dates.ts'
import { guide } from '#shared/reference/guide/index.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { guideEntries, nextEntries, type PlanEntry } from '#shared/rules/plan.ts'
import { usePlan } from './plan.ts'
import { useSavedDeadlines } from './saved-deadlines.ts'
import { useCurrentUser } from './session.ts'

interface ComingUp {
  entries: PlanEntry[]
  /** False without a grade: the guide then has no dates. */
  isYearKnown: boolean
}

interface ComingUpOptions {
  nearby?: readonly PlanEntry[]
  /** So that no source crowds out the others. */
  limitPerSource?: number
}

/** The user's next dates: guide milestones and saved deadlines. */
export function useComingUp(limit: number, { nearby = [], limitPerSource }: ComingUpOptions = {}) {
  const user = useCurrentUser()
  const plan = usePlan()
  const saved = useSavedDeadlines()
  const failed = [plan, saved].filter(({ isError }) => isError)
  return {
    data: plan.data && saved.data ? comingUp(plan.data, saved.data) : undefined,
    isError: failed.length > 0,
    isPending: plan.isPending || saved.isPending,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }

  function comingUp(done: ReadonlySet<string>, deadlines: PlanEntry[]): ComingUp {
    const today = pacificDay(new Date())
    const year = user?.grade ? graduationYear(user.grade, today) : null
    const guideDates = year === null ? [] : guideEntries(guide, year, done)
    const isSaved = new Set(deadlines.map((entry) => hrefOf(entry)))
    const unsaved = nearby.filter((entry) => !isSaved.has(hrefOf(entry)))
    return {
      entries: nextEntries([...guideDates, ...deadlines, ...unsaved], today, limit, limitPerSource),
      isYearKnown: year !== null,
    }
  }
}

const hrefOf = ({ source }: PlanEntry): string | null => (source.type === 'guide' ? null : source.href)
