import { useSavedSearches } from '#client/api/saved-searches.ts'
import { SavedSearchList } from '#client/features/saved-searches/saved-search-list.tsx'
import { countOf } from '#client/lib/count-of.ts'
import { useFocusAfterRemoval } from '#client/lib/use-focus-after-removal.ts'
import { Card } from '#client/ui/card.tsx'

/** Below the saved items, so that it causes no layout shift. */
export function SavedSearches() {
  const { data: searches, isError } = useSavedSearches()
  const section = useFocusAfterRemoval()
  if (isError) return <p className="text-sm text-danger">Your saved searches could not be loaded.</p>
  if (!searches) return null
  return (
    <section ref={section} aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} ref={scrollIfLinked} className="scroll-mt-24 text-xl">
        {searches.length === 0
          ? 'Saved searches'
          : countOf(searches.length, 'saved search', 'saved searches')}
      </h2>
      {searches.length === 0 ? (
        <p className="mt-1.5 text-sm text-ink-soft">
          Choose “Save this search” on a list, and what is new in it shows here.
        </p>
      ) : (
        <Card className="mt-4 py-2! sm:px-5">
          <SavedSearchList searches={searches} isManaged />
        </Card>
      )}
    </section>
  )
}

const headingId = 'saved-searches'

/** Scrolls when the heading appears, below items that load: too late for the browser. */
function scrollIfLinked(heading: HTMLElement | null) {
  if (heading === null || window.location.hash !== `#${headingId}`) return
  const observer = new ResizeObserver(() => {
    if (!heading.checkVisibility()) return
    observer.disconnect()
    heading.scrollIntoView()
  })
  observer.observe(heading)
  return () => observer.disconnect()
}
