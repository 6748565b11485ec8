import { totalOf } from '#client/lib/count-of.ts'
import type { ChangeState } from '#client/lib/use-url-state.ts'
import { Signpost } from '#client/ui/art/signpost.tsx'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { OpenHandlers } from '#client/ui/open-item.tsx'
import type { SearchAnswer } from '#shared/contract/search.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { ResultCards } from './result-cards.tsx'
import { type SearchState, withKind } from './search-url.ts'

interface AllResultsProps {
  answer: SearchAnswer
  change: ChangeState<SearchState>
  openHandlersOf: (kind: Kind) => OpenHandlers
}

/** The first results of every kind that has any. */
export function AllResults({ answer, change, openHandlersOf }: AllResultsProps) {
  const groups = answer.groups.filter(({ total }) => total > 0)
  if (groups.length === 0) {
    return (
      <EmptyState
        art={<Signpost />}
        title="No results found"
        description={`Try fewer or other words${answer.understood.length > 0 ? ', or remove one of the marks above' : ''}.`}
      />
    )
  }
  return (
    <div className="flex flex-col gap-10">
      {groups.map((group) => {
        const { listingType, items, total } = group
        const { label, plural } = kindOf(listingType).names
        return (
          <section key={listingType} aria-label={plural}>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
              <h2 className="text-xl">{plural}</h2>
              {total > items.length ? (
                <Button
                  variant="text"
                  size="sm"
                  className="-mx-3.5"
                  onClick={() => change((current) => withKind(current, listingType))}
                >
                  See all {totalOf(group, label.toLowerCase(), plural.toLowerCase())}
                </Button>
              ) : null}
            </div>
            <ResultCards kind={listingType} rows={items} openHandlers={openHandlersOf(listingType)} />
          </section>
        )
      })}
    </div>
  )
}
