import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  type ListState,
  offeredFilters,
  withFilter,
  withNear,
} from '#client/features/listings/url-state/list-state.ts'
import type { Change } from '#client/features/listings/url-state/use-list-state.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'

/** What a list can start with; null where the profile does not say. */
export interface ProfileDefaults {
  age: number | null
  zipcode: string | null
}

const ageParam = 'minimumAge'

/** The defaults that the person removed since the page loaded: no list sets them again. */
const removed = { age: false, zipcode: false }

/**
 * Opens a list with what the profile says: the age, and the ZIP code that distances are measured from. Both are filters like
 * any other: shown, counted and removable. A list opened with parameters of its own is left alone. `changeNow` does not wait for a
 * paint, so that the filters are there before the list is.
 */
export function useProfileDefaults(
  kind: ListingKind,
  state: ListState,
  changeNow: Change,
  { age, zipcode }: ProfileDefaults,
) {
  const hasAge = offeredFilters(kind).some(({ param }) => param === ageParam)
  /** What the address ends with as long as nothing but this function has changed it. */
  const untouched = useRef('')
  const prefill = useEffectEvent(() => {
    if (window.location.search !== untouched.current) return
    const startAge = hasAge && age !== null && !removed.age ? String(age) : null
    const startZip = removed.zipcode ? null : zipcode
    if (startAge === null && startZip === null) return
    changeNow(
      (current) => {
        const aged = startAge === null ? current : withFilter(current, ageParam, [startAge])
        return startZip === null ? aged : withNear(aged, { zipcode: startZip })
      },
      { replace: true },
    )
    untouched.current = window.location.search
  })
  // The ZIP code is private: it is not part of the session and arrives later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for a ZIP code that arrives.
  useLayoutEffect(() => prefill(), [zipcode])

  const given = { age: state.filters[ageParam]?.[0] ?? '', zipcode: state.near.zipcode }
  const previous = useRef(given)
  useEffect(() => {
    if (previous.current.age === String(age) && given.age === '') removed.age = true
    if (previous.current.zipcode === zipcode && given.zipcode === '') removed.zipcode = true
    previous.current = given
  })
}
