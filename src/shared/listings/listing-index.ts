import type { KindShape, Values } from './define-kind.ts'
import { facetsOf } from './facets.ts'
import { listingWindow } from './listing-window.ts'
import { fold, searchVector } from './search.ts'

/** Everything that lists filter and sort by, worked out once, when the listing is written. */
export interface ListingIndex {
  facets: string[]
  sortTitle: string
  sortOrganization: string | null
  cityKey: string | null
  costRank: number | null
  eventDate: string | null
  opensOn: string | null
  closesOn: string | null
  searchVector: string
  searchWords: string[]
}

export const listingIndex = (kind: KindShape, values: Values): ListingIndex => {
  const { vector, words } = searchVector(kind, values)
  return {
    facets: facetsOf(kind, values),
    ...foldedNames(kind, values),
    costRank: rankOf(kind, values),
    eventDate: textOf(values.eventDate),
    ...listingWindow(kind, values),
    searchVector: vector,
    searchWords: words,
  }
}

/** What a listing is called and where it is, as lists sort by it and as two listings are told to be the same. */
export const foldedNames = (kind: KindShape, values: Values) => ({
  sortTitle: fold(String(values[kind.title])),
  sortOrganization: kind.organization === null ? null : foldedOrNull(values[kind.organization]),
  cityKey: foldedOrNull(values.city),
})

const foldedOrNull = (value: unknown): string | null => {
  const text = textOf(value)
  return text === null ? null : fold(text)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Cost ranges sort by money, which is the order they are written in. */
const rankOf = (kind: KindShape, values: Values): number | null => {
  const field = kind.fields.costRange
  const rank = field?.type === 'choice' ? field.options.indexOf(String(values.costRange)) : -1
  return rank === -1 ? null : rank
}
