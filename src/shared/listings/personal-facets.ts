import { type Interest, interestCategories } from '../reference/interests.ts'
import { ageInGrade, isHighSchool } from '../rules/grade-age.ts'
import type { KindShape } from './define-kind.ts'
import { acceptedFacets, facetPrefix } from './facets.ts'
import { kindNames, kindOf } from './kinds.ts'

const kinds = () => kindNames.map(kindOf)

/** The facets of all categories that belong to one of the interests. */
export const interestFacets = (interests: readonly Interest[]): string[] => {
  const categories = new Set<string>(interests.flatMap((interest) => interestCategories[interest]))
  return kinds().flatMap((kind) => {
    const filter = categoryFilter(kind)
    const field = kind.fields[kind.categories]
    if (!filter || field?.type !== 'list') return []
    return acceptedFacets(
      kind,
      filter,
      field.options.filter((option) => categories.has(option)),
    )
  })
}

/** The prefix of category facets, per kind. */
export const categoryPrefixes = (): string[] =>
  kinds().flatMap((kind) => {
    const filter = categoryFilter(kind)
    return filter ? [facetPrefix(kind, filter.param)] : []
  })

/**
 * Facets by age: `suitable` listings have a minimum age near that of the grade or its audience, `tooOld` ones have a higher
 * minimum age. Both are empty for a grade without an age.
 */
export const gradeFacets = (grade: string): { suitable: string[]; tooOld: string[] } => {
  const age = ageInGrade(grade)
  if (age === null) return { suitable: [], tooOld: [] }
  const tooOld = kinds().flatMap((kind) => minimumAges(kind, age + 1, Number.POSITIVE_INFINITY))
  const suitable = kinds().flatMap((kind) => [
    ...minimumAges(kind, age - yearsBelow, age),
    ...audience(kind, grade, age),
  ])
  return { suitable, tooOld }
}

/** A listing for ages 14 and up suits a 16-year-old; one for ages 5 and up is for younger children. */
const yearsBelow = 2

const categoryFilter = (kind: KindShape) => kind.filters.find(({ field }) => field === kind.categories)

const minimumAges = (kind: KindShape, from: number, to: number): string[] => {
  const filter = kind.filters.find(({ op }) => op === 'atMost')
  const field = filter && kind.fields[filter.field]
  if (!filter || field?.type !== 'whole') return []
  const first = Math.max(from, field.min)
  const count = Math.max(0, Math.min(to, field.max) - first + 1)
  return Array.from({ length: count }, (_, at) => `${facetPrefix(kind, filter.param)}${first + at}`)
}

const audience = (kind: KindShape, grade: string, age: number): string[] => {
  const filter = kind.filters.find(({ param }) => param === 'targetAudience')
  if (!filter) return []
  if (isHighSchool(grade)) return acceptedFacets(kind, filter, ['High School'])
  return age >= 18 ? acceptedFacets(kind, filter, ['College']) : []
}
