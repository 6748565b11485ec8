import type { Filter, KindShape, Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { listingWindow } from '#shared/listings/listing-window.ts'
import { fold, pluralsBegunBy, searchWords } from '#shared/listings/search.ts'

export interface PlainListing {
  id: number
  values: Values
  createdAt: Date
  viewCount: number
  thumbsUpCount: number
  ratings: number[]
}

/**
 * The list call as a plain loop over the listings, following docs/product.md section 6, without any of the
 * product's indexes: what the real one is compared with.
 */
export const plainList = (kind: Kind, all: PlainListing[], query: ListQuery, today: string): number[] => {
  const found = all.filter((listing) => matches(kindOf(kind), listing.values, query, today))
  return found.sort((a, b) => compare(kindOf(kind), a, b, query)).map((listing) => listing.id)
}

const matches = (kind: KindShape, values: Values, query: ListQuery, today: string): boolean => {
  const { closesOn } = listingWindow(kind, values)
  return (
    (query.search === null || containsWords(kind, values, query.search)) &&
    (!query.hideClosed || closesOn === null || closesOn >= today) &&
    Object.entries(query.filters).every(([param, wanted]) => {
      const filter = kind.filters.find((candidate) => candidate.param === param)
      return filter !== undefined && passes(filter, values[filter.field], wanted)
    })
  )
}

const passes = (filter: Filter, value: unknown, wanted: string[]): boolean => {
  switch (filter.op) {
    case 'overlaps':
      return wanted.some((one) => (value as string[]).includes(one))
    case 'overlapsFolded':
      return wanted.some((one) =>
        (value as string[]).some((mine) => mine.toLowerCase() === one.toLowerCase()),
      )
    case 'in':
    case 'is':
      return value !== null && wanted.includes(String(value))
    case 'prefix':
      return value !== null && wanted.some((one) => fold(String(value)).startsWith(fold(one)))
    case 'atMost':
      return value === null || wanted.some((one) => (value as number) <= Number(one))
    case 'onDay':
      return wanted.includes(String(value))
  }
}

const containsWords = (kind: KindShape, values: Values, search: string): boolean => {
  const texts = [kind.title, kind.organization ?? '', 'description', 'city'].map((name) =>
    String(values[name] ?? ''),
  )
  const lists = ['categories', 'subjects', 'types', 'tags'].flatMap(
    (name) => (values[name] as string[] | undefined) ?? [],
  )
  const words = new Set(searchWords([...texts, ...lists].join(' ')))
  const asked = searchWords(search)
  return (
    asked.length > 0 &&
    asked.every((word, index) =>
      index === asked.length - 1
        ? [...words].some((mine) => mine.startsWith(word) || pluralsBegunBy(word).includes(mine))
        : words.has(word),
    )
  )
}

const compare = (kind: KindShape, a: PlainListing, b: PlainListing, query: ListQuery): number => {
  const direction = query.sortOrder === 'asc' ? 1 : -1
  const [left, right] = [sortValue(kind, a, query.sortBy), sortValue(kind, b, query.sortBy)]
  if (left !== right) {
    if (left === null) return 1
    if (right === null) return -1
    return left < right ? -direction : direction
  }
  return (a.id - b.id) * direction
}

const sortValue = (kind: KindShape, listing: PlainListing, sortBy: string | null): string | number | null => {
  const { values, ratings } = listing
  switch (sortBy) {
    case 'name':
    case 'title':
      return fold(String(values[kind.title]))
    case 'organizer':
      return fold(String(values.organizer))
    case 'rating':
      return ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
    case 'thumbsUp':
      return listing.thumbsUpCount
    case 'viewCount':
      return listing.viewCount
    case 'costRange': {
      const field = kind.fields.costRange
      return values.costRange === null || field?.type !== 'choice'
        ? null
        : field.options.indexOf(String(values.costRange))
    }
    case 'deadline':
      return listingWindow(kind, values).closesOn
    case 'eventDate':
      return values.eventDate as string | null
    default:
      return listing.createdAt.getTime()
  }
}
