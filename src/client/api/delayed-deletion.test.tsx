import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failWith, fakeServer } from '#client/testing/fake-server.ts'
import { renderHookWithData } from '#client/testing/render-with-data.tsx'
import { undoOfferSeconds } from '#shared/contract/moderation.ts'
import { flushDeletions, useDelayedDeletion, useDeletedIds } from './delayed-deletion.ts'

const listing = { id: 5, listingType: 'camp' }
const path = '/api/admin/delete/summer-camp/5'

describe('deleting a listing', () => {
  beforeEach(() => void vi.useFakeTimers())

  const hook = (onError = vi.fn()) =>
    renderHookWithData(() => ({ schedule: useDelayedDeletion({ onError }), ids: useDeletedIds() }))
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('hides it at once and asks the server when the undo period has passed', async () => {
    const server = fakeServer({ [`DELETE ${path}`]: undefined })
    const { result } = hook()
    act(() => void result.current.schedule(listing))
    expect(result.current.ids.has(5)).toBe(true)
    await wait(undoOfferSeconds * 1000 - 1)
    expect(server.requests).toEqual([])
    await wait(1)
    expect(server.requests).toMatchObject([{ method: 'DELETE', path, keepalive: false }])
    expect(result.current.ids.has(5)).toBe(false)
  })

  it('sends nothing when it is undone', async () => {
    const server = fakeServer({})
    const { result } = hook()
    let undo: (() => void) | null = null
    act(() => {
      undo = result.current.schedule(listing)
    })
    act(() => undo?.())
    expect(result.current.ids.has(5)).toBe(false)
    await wait(undoOfferSeconds * 1000)
    expect(server.requests).toEqual([])
  })

  it('is scheduled once, however often it is clicked', async () => {
    const server = fakeServer({ [`DELETE ${path}`]: undefined })
    const { result } = hook()
    act(() => void result.current.schedule(listing))
    act(() => expect(result.current.schedule(listing)).toBeNull())
    await wait(undoOfferSeconds * 1000)
    expect(server.count('DELETE')).toBe(1)
  })

  it('is sent when the user leaves the page, with a request that survives it', async () => {
    const server = fakeServer({ [`DELETE ${path}`]: undefined })
    const { result } = hook()
    act(() => void result.current.schedule(listing))
    act(() => flushDeletions())
    await wait(0)
    expect(server.requests).toMatchObject([{ method: 'DELETE', keepalive: true }])
    await wait(undoOfferSeconds * 1000)
    expect(server.count('DELETE')).toBe(1)
  })

  it.each([
    [404, 0],
    [500, 1],
  ])('reports a %i to the admin %i times', async (status, times) => {
    const onError = vi.fn()
    fakeServer({ [`DELETE ${path}`]: failWith(status, 'Gone') })
    const { result } = hook(onError)
    act(() => void result.current.schedule(listing))
    await wait(undoOfferSeconds * 1000)
    expect(onError).toHaveBeenCalledTimes(times)
  })
})
