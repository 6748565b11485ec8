import { grades } from '../reference/grades.ts'

/** The usual age at the start of a grade; null for a grade without an age. */
export const ageInGrade = (grade: string): number | null => {
  const at = names.indexOf(grade)
  return at === -1 || at > names.indexOf('Graduate Student') ? null : at + ageInKindergarten
}

const names: readonly string[] = grades
const ageInKindergarten = 5

export const isHighSchool = (grade: string): boolean => {
  const age = ageInGrade(grade)
  return age !== null && age >= 14 && age <= 17
}
