import { act, render, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storePendingSave } from '#client/api/pending-save.ts'
import { useShownToast } from '#client/ui/toast-store.ts'
import { SessionDataProvider } from './session-data-provider.tsx'
import { handleSessionExpired } from './session-expired.ts'

describe('a visitor who did not sign in', () => {
  const setUp = () => {
    storePendingSave({ kind: 'camp', id: 7 })
    expect(sessionStorage.length).toBe(1)
  }

  it('saves nothing later: the next public page drops the pending save', () => {
    setUp()
    render(<SessionDataProvider isAnonymous>{null}</SessionDataProvider>)
    expect(sessionStorage.length).toBe(0)
  })

  it('nor after the back button restored the page', () => {
    vi.useFakeTimers()
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    handleSessionExpired()
    setUp()
    window.dispatchEvent(new Event('pageshow'))
    expect(sessionStorage.length).toBe(0)
  })
})

describe('an expired session', () => {
  const assign = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    assign.mockReset()
    vi.spyOn(window.location, 'assign').mockImplementation(assign)
    window.history.replaceState(null, '', '/bookmarks?page=2#top')
  })

  it('shows a toast, then redirects to sign-in and back to the same URL', () => {
    const { result } = renderHook(useShownToast)
    act(() => handleSessionExpired())
    expect(result.current).toMatchObject({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    })
    vi.advanceTimersByTime(499)
    expect(assign).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(assign).toHaveBeenCalledWith(`/api/login?returnTo=${encodeURIComponent('/bookmarks?page=2#top')}`)
    window.dispatchEvent(new Event('pageshow'))
  })

  it('redirects once for several failed requests', () => {
    act(() => {
      handleSessionExpired()
      handleSessionExpired()
    })
    vi.advanceTimersByTime(500)
    expect(assign).toHaveBeenCalledOnce()
    window.dispatchEvent(new Event('pageshow'))
  })

  it('redirects again after the back button restored the page', () => {
    act(() => handleSessionExpired())
    vi.advanceTimersByTime(500)
    window.dispatchEvent(new Event('pageshow'))
    act(() => handleSessionExpired())
    vi.advanceTimersByTime(500)
    expect(assign).toHaveBeenCalledTimes(2)
    window.dispatchEvent(new Event('pageshow'))
  })
})
