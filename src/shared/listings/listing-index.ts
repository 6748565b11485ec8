import type { KindShape, Values } from './define-kind.ts'
import { facetsOf } from './facets.ts'
import { isRemote } from './is-remote.ts'
import { listingWindow } from './listing-window.ts'
import { textOf } from './read-values.ts'
import { fold, searchVector } from './search.ts'

/** The columns that lists filter and sort by, computed on write. */
export interface ListingIndex {
  facets: string[]
  sortTitle: string
  sortOrganization: string | null
  cityKey: string | null
  costRank: number | null
  eventDate: string | null
  opensOn: string | null
  closesOn: string | null
  startsOn: string | null
  endsOn: string | null
  isRemote: boolean
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
    ...daysOf(kind, values),
    isRemote: isRemote(values),
    searchVector: vector,
    searchWords: words,
  }
}

/** A single day is both the first and the last. */
const daysOf = ({ runs }: KindShape, values: Values) => {
  const first = runs === null ? null : textOf(values[runs.first])
  const last = runs === null ? null : textOf(values[runs.last])
  return { startsOn: first ?? last, endsOn: last ?? first }
}

/** The folded name and city, for sorting and for finding duplicates. */
export const foldedNames = (kind: KindShape, values: Values) => ({
  sortTitle: fold(String(values[kind.title])),
  sortOrganization: kind.organization === null ? null : foldedOrNull(values[kind.organization]),
  cityKey: foldedOrNull(values.city),
})

const foldedOrNull = (value: Values[string] | undefined): string | null => {
  const text = textOf(value)
  return text === null ? null : fold(text)
}

/** Cost ranges sort by amount, which is the order of the options. */
const rankOf = (kind: KindShape, values: Values): number | null => {
  const field = kind.fields.costRange
  const rank = field?.type === 'choice' ? field.options.indexOf(String(values.costRange)) : -1
  return rank === -1 ? null : rank
}
