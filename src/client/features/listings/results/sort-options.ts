import { distanceSort } from '#shared/listings/distance-sort.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import type { ListState, Sort } from '../url-state/list-state.ts'
import { canSortBy, hasPlace } from '../url-state/near-state.ts'

interface SortOption {
  value: string
  label: string
}

export function sortOptions(kind: ListingKind, state: ListState): SortOption[] {
  const { sorts, title } = kindOf(kind)
  const named = sorts.flatMap((by) => {
    const labels = by === 'name' && title === 'title' ? titleLabels : sortLabels[by]
    return labels ? directions(by).map((order) => ({ value: `${by}:${order}`, label: labels[order] })) : []
  })
  if (hasPlace(state.near)) named.unshift({ value: `${distanceSort}:asc`, label: 'Nearest first' })
  return state.search === '' ? named : [{ value: bestMatch, label: 'Best match' }, ...named]
}

export function sortValue({ sort, search, near }: ListState): string {
  if (sort && canSortBy(sort.by, near)) return `${sort.by}:${sort.order}`
  return search === '' ? newest : bestMatch
}

/** Newest first is the default without a search, so the URL omits it. */
export function parseSortValue(value: string, { search }: ListState): Sort | null {
  if (value === bestMatch || (value === newest && search === '')) return null
  const [by = '', order] = value.split(':')
  return { by, order: order === 'asc' ? 'asc' : 'desc' }
}

const bestMatch = 'best'
const newest = 'createdAt:desc'

/** The more useful direction first. */
const directions = (by: string): ('asc' | 'desc')[] =>
  by === 'name' || by === 'costRange' || by === 'deadline' ? ['asc', 'desc'] : ['desc', 'asc']

const titleLabels = { asc: 'Title, A to Z', desc: 'Title, Z to A' }

const sortLabels: Record<string, { asc: string; desc: string }> = {
  createdAt: { desc: 'Newest first', asc: 'Oldest first' },
  name: { asc: 'Name, A to Z', desc: 'Name, Z to A' },
  rating: { desc: 'Rating, highest first', asc: 'Rating, lowest first' },
  thumbsUp: { desc: 'Thumbs up, most first', asc: 'Thumbs up, fewest first' },
  viewCount: { desc: 'Views, most first', asc: 'Views, fewest first' },
  costRange: { asc: 'Cost, lowest first', desc: 'Cost, highest first' },
  deadline: { asc: 'Deadline, soonest first', desc: 'Deadline, latest first' },
}
