import type { MilestoneId, MonthDay } from './types.ts'

/** The date of a guide entry for a graduation year. */
export function calendarDate(milestone: MilestoneId, date: MonthDay, graduationYear: number): string {
  const { grade, isSummer } = gradeOf(milestone)
  const yearOfSpring = graduationYear - (12 - grade)
  const isFall = !isSummer && date.slice(0, 2) >= firstMonthOfSchool
  return `${isFall ? yearOfSpring - 1 : yearOfSpring}-${date}`
}

/**
 * The graduation year of a grade, null outside high school. The grade changes when school starts, so a summer belongs to
 * the grade before it.
 */
export function graduationYear(grade: string, today: string): number | null {
  const number = gradeNumbers[grade]
  if (number === undefined) return null
  const year = Number(today.slice(0, 4))
  const yearOfSpring = today.slice(5, 7) >= firstMonthOfSchool ? year + 1 : year
  return yearOfSpring + (12 - number)
}

/** The step of the guide for a grade on a day, null outside high school. In June and July it is the summer after the grade. */
export function currentStep(grade: string, today: string): MilestoneId | null {
  const number = gradeNumbers[grade]
  if (number === undefined) return null
  const month = today.slice(5, 7)
  return month === '06' || month === '07' ? `summer-${number}` : `${number}th`
}

/** The steps of the guide for a school year and the summer after it; none outside high school. */
export function stepsOfGrade(grade: string): MilestoneId[] {
  const number = gradeNumbers[grade]
  return number === undefined ? [] : [`${number}th`, `summer-${number}`]
}

/** The first day of the school year that a day belongs to. */
export function schoolYearStart(today: string): Date {
  const year = Number(today.slice(0, 4))
  const startYear = today.slice(5, 7) >= firstMonthOfSchool ? year : year - 1
  return new Date(`${startYear}-${firstMonthOfSchool}-01T08:00:00Z`)
}

const firstMonthOfSchool = '08'

const gradeNumbers: Readonly<Record<string, 9 | 10 | 11 | 12>> = {
  '9th Grade': 9,
  '10th Grade': 10,
  '11th Grade': 11,
  '12th Grade': 12,
}

function gradeOf(milestone: MilestoneId): { grade: number; isSummer: boolean } {
  const isSummer = milestone.startsWith('summer-')
  return { grade: Number.parseInt(isSummer ? milestone.slice('summer-'.length) : milestone, 10), isSummer }
}
