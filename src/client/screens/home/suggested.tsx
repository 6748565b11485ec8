import type { useSuggestions } from '#client/api/suggestions.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { HomeSection } from './home-section.tsx'
import { SuggestionCard } from './suggestion-card.tsx'

export function Suggested({ suggestions }: { suggestions: ReturnType<typeof useSuggestions> }) {
  const { data, isError, refetch } = suggestions
  return (
    <HomeSection
      title="Suggested"
      more={{
        label: data?.isPersonal === false ? 'Tell us what you like' : 'Your interests',
        href: '/settings',
      }}
    >
      {data?.isPersonal === false && data.suggestions.length > 0 ? (
        <p className="mb-4 text-sm text-ink-soft">Popular and new, until we know what you like.</p>
      ) : null}
      {isError ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch suggestions"
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.suggestions.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing new to suggest. You have seen it all!</p>
      ) : null}
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {data?.suggestions.map((suggestion) => (
          <li key={suggestion.listingId}>
            <SuggestionCard suggestion={suggestion} />
          </li>
        ))}
        {data || isError ? null : [1, 2, 3, 4, 5, 6].map((row) => <Placeholder key={row} />)}
      </ul>
    </HomeSection>
  )
}

function Placeholder() {
  return (
    <li className="flex gap-4">
      <Skeleton className="size-16 shrink-0 rounded-md" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </li>
  )
}
