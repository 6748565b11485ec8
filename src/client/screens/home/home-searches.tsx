import { useSavedSearches } from '#client/api/saved-searches.ts'
import { SavedSearchList } from '#client/features/saved-searches/saved-search-list.tsx'
import { HomeSection } from './home-section.tsx'

const shown = 5

/** Searches with new results first; renders nothing without saved searches. */
export function HomeSearches() {
  const { data: searches = [] } = useSavedSearches()
  if (searches.length === 0) return null
  const sorted = searches.toSorted((a, b) => Number(b.newCount > 0) - Number(a.newCount > 0))
  return (
    <HomeSection
      title="Saved searches"
      more={{ label: 'All saved searches', href: '/bookmarks#saved-searches' }}
    >
      <SavedSearchList searches={sorted.slice(0, shown)} />
    </HomeSection>
  )
}
