import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { usePreferences } from '#client/api/preferences.ts'
import { useCurrentUser } from '#client/api/session.ts'
import {
  initialListState,
  offeredFilters,
  withFilter,
  withNear,
} from '#client/features/listings/url-state/list-state.ts'
import { useListState } from '#client/features/listings/url-state/use-list-state.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { ageInGrade } from '#shared/rules/grade-age.ts'

/** Initial filter values; null if the profile has none. */
interface ProfileDefaults {
  age: string | null
  zipcode: string | null
}

const ageParam = 'minimumAge'

/** Defaults that the user removed since the page loaded; no list sets them again. */
const removed = { age: false, zipcode: false }

/**
 * Opens a list with the age and the ZIP code of the profile as normal filters: visible, counted and removable. Does nothing if
 * the URL already has parameters. Returns false until the URL is complete, so that the list is requested once.
 */
export function useProfileDefaults(kind: ListingKind): boolean {
  const { state, hrefOf } = useListState(kind)
  const grade = useCurrentUser()?.grade ?? null
  const { data, isPending } = usePreferences()
  const age = grade === null ? null : String(ageInGrade(grade))
  const zipcode = data?.zipcode ?? null
  const [isReady, setReady] = useState(() => window.location.search !== '')
  // A layout effect, so that a loaded profile shows no spinner.
  useLayoutEffect(() => {
    if (isReady || isPending) return
    const start = startState(kind, { age, zipcode })
    if (start !== initialListState) navigate(hrefOf(start), { replace: true })
    setReady(true)
  }, [isReady, isPending, kind, age, zipcode, hrefOf])

  const given = { age: state.filters[ageParam]?.[0] ?? '', zipcode: state.near.zipcode }
  const previous = useRef(given)
  useEffect(() => {
    if (previous.current.age === age && given.age === '') removed.age = true
    if (previous.current.zipcode === zipcode && given.zipcode === '') removed.zipcode = true
    previous.current = given
  })
  return isReady
}

function startState(kind: ListingKind, { age, zipcode }: ProfileDefaults) {
  const hasAge = offeredFilters(kind).some(({ param }) => param === ageParam)
  const aged =
    hasAge && age !== null && !removed.age ? withFilter(initialListState, ageParam, [age]) : initialListState
  return zipcode !== null && !removed.zipcode ? withNear(aged, { zipcode }) : aged
}
