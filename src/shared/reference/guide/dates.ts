import type { MilestoneId, MonthDay } from './types.ts'

/** The day a guide date falls on for a student who graduates from high school in the given year. */
export function calendarDate(milestone: MilestoneId, date: MonthDay, graduationYear: number): string {
  const { grade, isSummer } = gradeOf(milestone)
  const yearOfSpring = graduationYear - (12 - grade)
  const isFall = !isSummer && date.slice(0, 2) >= firstMonthOfSchool
  return `${isFall ? yearOfSpring - 1 : yearOfSpring}-${date}`
}

/**
 * The year someone in this grade graduates, null for a grade outside high school. People change their grade when
 * school starts, not when it ends, so a summer still belongs to the grade that has just been finished.
 */
export function graduationYear(grade: string, today: string): number | null {
  const number = gradeNumbers[grade]
  if (number === undefined) return null
  const year = Number(today.slice(0, 4))
  const yearOfSpring = today.slice(5, 7) >= firstMonthOfSchool ? year + 1 : year
  return yearOfSpring + (12 - number)
}

const firstMonthOfSchool = '08'

const gradeNumbers: Readonly<Record<string, number>> = {
  '9th Grade': 9,
  '10th Grade': 10,
  '11th Grade': 11,
  '12th Grade': 12,
}

function gradeOf(milestone: MilestoneId): { grade: number; isSummer: boolean } {
  const isSummer = milestone.startsWith('summer-')
  return { grade: Number.parseInt(isSummer ? milestone.slice('summer-'.length) : milestone, 10), isSummer }
}
