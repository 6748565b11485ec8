import type { Preferences } from '#shared/contract/preferences.ts'
import { http } from './http.ts'

/** Holds the grade of the profile too. */
export const preferencesPath = '/api/preferences'

let early: Preferences | undefined

/**
 * For pages that wait for the preferences: requested at the same time as the session, not after it. Without react-query, which
 * the first script does not have.
 */
export async function requestPreferencesEarly() {
  early = await http.get<Preferences>(preferencesPath).catch(() => undefined)
}

/** Once: later they may have changed. */
export function takeEarlyPreferences() {
  const taken = early
  early = undefined
  return taken
}
