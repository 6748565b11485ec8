import { describe, expect, it } from 'vitest'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderHookWithData, settle } from '#client/testing/render-with-data.tsx'
import { usePreferences } from './preferences.ts'
import { prefetchPreferences } from './prefetch-preferences.ts'

const preferences = { role: null, grade: null, interests: [], zipcode: '94568', startedAt: null }

describe('prefetched preferences', () => {
  it('are available at once, without a second request', async () => {
    const server = fakeServer({ 'GET /api/preferences': preferences })
    await prefetchPreferences()
    const { result } = renderHookWithData(usePreferences)
    expect(result.current.data).toEqual(preferences)
    await settle()
    expect(server.requests).toHaveLength(1)
  })

  it('are used once; a later mount requests them again', async () => {
    fakeServer({ 'GET /api/preferences': preferences })
    await prefetchPreferences()
    renderHookWithData(usePreferences).unmount()
    const { result } = renderHookWithData(usePreferences)
    expect(result.current.isPending).toBe(true)
    await settle()
    expect(result.current.data).toEqual(preferences)
  })
})
