import { describe, expect, it } from 'vitest'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderHookWithData, settle } from '#client/testing/render-with-data.tsx'
import { requestPreferencesEarly } from './early-preferences.ts'
import { usePreferences } from './preferences.ts'

const preferences = { role: null, grade: null, interests: [], zipcode: '94568', startedAt: null }

describe('preferences requested with the session', () => {
  it('are there at once, without a second request', async () => {
    const server = fakeServer({ 'GET /api/preferences': preferences })
    await requestPreferencesEarly()
    const { result } = renderHookWithData(usePreferences)
    expect(result.current.data).toEqual(preferences)
    await settle()
    expect(server.requests).toHaveLength(1)
  })

  it('are requested again by the next session of the page', async () => {
    fakeServer({ 'GET /api/preferences': preferences })
    await requestPreferencesEarly()
    renderHookWithData(usePreferences).unmount()
    const { result } = renderHookWithData(usePreferences)
    expect(result.current.isPending).toBe(true)
    await settle()
    expect(result.current.data).toEqual(preferences)
  })
})
