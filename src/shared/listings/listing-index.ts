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
  minimumAge: number | null
  costRank: number | null
  eventDate: string | null
  opensOn: string | null
  closesOn: string | null
  searchVector: string
  searchWords: string[]
}

export const listingIndex = (kind: KindShape, values: Values): ListingIndex => {
  const { vector, words } = searchVector(kind, values)
  const organization = kind.organization === null ? null : textOf(values[kind.organization])
  return {
    facets: facetsOf(kind, values),
    sortTitle: fold(String(values[kind.title])),
    sortOrganization: organization === null ? null : fold(organization),
    cityKey: textOf(values.city) === null ? null : fold(String(values.city)),
    minimumAge: typeof values.minimumAge === 'number' ? values.minimumAge : null,
    costRank: rankOf(kind, values),
    eventDate: textOf(values.eventDate),
    ...listingWindow(kind, values),
    searchVector: vector,
    searchWords: words,
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Cost ranges sort by money, which is the order they are written in. */
const rankOf = (kind: KindShape, values: Values): number | null => {
  const field = kind.fields.costRange
  const rank = field?.type === 'choice' ? field.options.indexOf(String(values.costRange)) : -1
  return rank === -1 ? null : rank
}
