import { pageParameters, type SavedSearch, type SearchedType } from '#shared/contract/saved-searches.ts'

/** Whether a saved search has the same list and filters, in any order and sorted any way. */
export const isSameSearch = (saved: SavedSearch, listingType: SearchedType, params: URLSearchParams) =>
  saved.listingType === listingType && filtersOf(Object.entries(saved.query)) === filtersOf([...params])

const filtersOf = (params: [string, string][]) => {
  const filters = params.filter(([name, text]) => !notFilters.has(name) && text.trim() !== '')
  return new URLSearchParams(filters.sort(([one], [other]) => (one < other ? -1 : 1))).toString()
}

const notFilters: ReadonlySet<string> = new Set([...pageParameters, 'sortBy', 'sortOrder'])
