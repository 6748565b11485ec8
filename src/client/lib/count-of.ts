import { groupDigits } from '#shared/rules/group-digits.ts'

/** '1,204' */
export const formatCount = (count: number): string => groupDigits(count)

/** '1 view', '1,204 views' */
export function countOf(count: number, one: string, many = `${one}s`) {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** The result count of a list, or its lower bound. */
export interface ResultTotal {
  total: number
  totalIsLowerBound?: boolean
}

/** '1,204 camps', or '10,000+ camps' for a lower bound. */
export function totalOf({ total, totalIsLowerBound = false }: ResultTotal, one: string, many?: string) {
  return totalIsLowerBound ? countOf(total, one, many).replace(' ', '+ ') : countOf(total, one, many)
}
