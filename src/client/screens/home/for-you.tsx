import { type ReactNode, useState } from 'react'
import { useComingUp } from '#client/api/coming-up.ts'
import { useNearbyEvents } from '#client/api/nearby-events.ts'
import { usePreferences } from '#client/api/preferences.ts'
import { useSuggestions } from '#client/api/suggestions.ts'
import { NextForYou } from './next-for-you.tsx'
import { StartCard } from './start-card.tsx'
import { Suggested } from './suggested.tsx'

const maxEntries = 5
const maxPerSource = 2

/** Personal content. The rest of the page renders once its height is known, to avoid a layout shift. */
export function ForYou({ children }: { children: ReactNode }) {
  const preferences = usePreferences()
  const nearby = useNearbyEvents(preferences.data?.zipcode ?? null)
  const suggestions = useSuggestions()
  const comingUp = useComingUp(maxEntries, { nearby: nearby.data, limitPerSource: maxPerSource })
  const isPlanLoading = comingUp.isPending || preferences.isPending || nearby.isLoading
  // Later loads, such as after a new ZIP code, keep the page in place.
  const [hasSettled, setSettled] = useState(false)
  if (!hasSettled && !isPlanLoading && !suggestions.isPending) setSettled(true)
  const isPlanPending = isPlanLoading && !hasSettled
  return (
    <>
      {preferences.data?.startedAt === null ? <StartCard preferences={preferences.data} /> : null}
      {preferences.isPending ? null : (
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-3 lg:gap-8">
          <NextForYou comingUp={isPlanPending ? { ...comingUp, data: undefined } : comingUp} />
          <div className="flex min-w-0 flex-col *:flex-1 lg:col-span-2">
            {isPlanPending ? null : <Suggested suggestions={suggestions} />}
          </div>
        </div>
      )}
      {hasSettled ? children : null}
    </>
  )
}
