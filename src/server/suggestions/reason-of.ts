import { facetValue } from '#shared/listings/facets.ts'
import type { Suggested } from './suggestions.repository.ts'

type Facts = Pick<
  Suggested,
  'savedTitle' | 'interestFacet' | 'isSuitable' | 'miles' | 'thumbsUpCount' | 'isNew'
>

export const reasonOf = (facts: Facts, grade: string | null): string => {
  if (facts.savedTitle !== null) return `Because you saved ${facts.savedTitle}`
  const parts = [categoryOf(facts), gradeText(facts, grade), distanceText(facts)].filter(Boolean)
  return capitalized(parts.join(', ') || impersonalReason(facts))
}

/** Whether the reason is about this user, rather than about the listing. */
export const isPersonal = (facts: Facts): boolean =>
  facts.savedTitle !== null ||
  facts.interestFacet !== null ||
  facts.isSuitable ||
  distanceText(facts) !== null

const categoryOf = ({ interestFacet }: Facts): string | null =>
  interestFacet === null ? null : facetValue(interestFacet)

const gradeText = ({ isSuitable }: Facts, grade: string | null): string | null => {
  if (!isSuitable || grade === null) return null
  return grade.endsWith('Grade') ? `for ${grade.toLowerCase()}` : 'for your age'
}

/** A longer distance is no reason for a listing. */
const maxMiles = 50

const distanceText = ({ miles }: Facts): string | null => {
  if (miles === null || miles > maxMiles) return null
  const rounded = Math.round(miles)
  if (rounded === 0) return 'near you'
  return rounded === 1 ? '1 mile away' : `${rounded} miles away`
}

const impersonalReason = ({ thumbsUpCount, isNew }: Facts): string => {
  if (isNew) return 'new this week'
  if (thumbsUpCount === 0) return 'one to explore'
  return `liked by ${thumbsUpCount} ${thumbsUpCount === 1 ? 'person' : 'people'}`
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
