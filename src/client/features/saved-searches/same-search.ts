import { pageParameters, type SavedSearch, type SearchedType } from '#shared/contract/saved-searches.ts'

/** Whether a saved search has the same list and filters, in any order and sorted any way. */
export const isSameSearch = (saved: SavedSearch, listingType: SearchedType, params: URLSearchParams) =>
  saved.listingType === listingType && filtersOf(Object.entries(saved.query)) === filtersOf([...params])

const filtersOf = (params: [string, string][]) => {
  const filters = params.flatMap(([name, text]) => {
    const values = text
      .toLowerCase()
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean)
    return notFilters.has(name) || values.length === 0 ? [] : `${name}=${values.sort().join(',')}`
  })
  return filters.sort().join('&')
}

const notFilters: ReadonlySet<string> = new Set([...pageParameters, 'sortBy', 'sortOrder'])
