import type { Preferences } from '#shared/contract/preferences.ts'
import { http } from './http.ts'

/** The response includes the grade of the profile. */
export const preferencesPath = '/api/preferences'

let prefetched: Preferences | undefined

/** Requests the preferences in parallel with the session. Does not use react-query, which the first script does not include. */
export async function prefetchPreferences() {
  prefetched = await http.get<Preferences>(preferencesPath).catch(() => undefined)
}

/** Returns them once, because they may change later. */
export function takePrefetchedPreferences() {
  const taken = prefetched
  prefetched = undefined
  return taken
}
