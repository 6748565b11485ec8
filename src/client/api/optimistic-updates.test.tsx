import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { deferred, failWith, fakeServer, unauthorized } from '#client/testing/fake-server.ts'
import { renderHookWithData, settle } from '#client/testing/render-with-data.tsx'
import { bookmarksPath, useBookmark } from './bookmarks.ts'
import { listingsKey } from './listings.ts'
import { useCheckPlanItem, usePlan } from './plan.ts'
import { useThumbsUp } from './reactions.ts'
import { useRemoveSaved, useRestoreSaved } from './saved-items.ts'

describe('saving a listing', () => {
  const state = 'GET /api/bookmarks/ids'
  const hook = (handlers = {}) => renderHookWithData(() => useBookmark('camp', 7, handlers))

  it('shows as saved before the server answers', async () => {
    const response = deferred<unknown>()
    fakeServer({ [state]: { listingIds: [] }, 'POST /api/bookmarks': () => response.promise })
    const { result } = hook()
    await settle()
    act(() => result.current.toggle())
    await waitFor(() => expect(result.current.isSaved).toBe(true))
    await act(async () => response.resolve({ isBookmarked: true }))
    expect(result.current.isSaved).toBe(true)
  })

  it('sends one request for a double click', async () => {
    const response = deferred<unknown>()
    const server = fakeServer({
      [state]: { listingIds: [] },
      'POST /api/bookmarks': () => response.promise,
    })
    const { result } = hook()
    await settle()
    act(() => result.current.toggle())
    act(() => result.current.toggle())
    await act(async () => response.resolve({ isBookmarked: true }))
    expect(server.bodies('POST', bookmarksPath)).toEqual([{ listingType: 'camp', listingId: 7 }])
  })

  it('shows the old state again after a failure', async () => {
    const onError = vi.fn()
    fakeServer({ [state]: { listingIds: [7, 8] }, 'POST /api/bookmarks': failWith(500, 'Broken') })
    const { result } = hook({ onError })
    await waitFor(() => expect(result.current.isSaved).toBe(true))
    act(() => result.current.toggle())
    await waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(result.current.isSaved).toBe(true)
  })

  it('a click before the saved ids have arrived waits for them', async () => {
    const ids = deferred<unknown>()
    const server = fakeServer({ [state]: () => ids.promise, 'POST /api/bookmarks': { isBookmarked: false } })
    const { result } = hook()
    act(() => result.current.toggle())
    expect(server.count('POST')).toBe(0)
    await act(async () => ids.resolve({ listingIds: [7] }))
    await waitFor(() => expect(server.count('POST')).toBe(1))
    expect(result.current.isSaved).toBe(false)
  })

  it('toggles again when another tab toggled first', async () => {
    const states = [false, true]
    const server = fakeServer({
      [state]: { listingIds: [] },
      'POST /api/bookmarks': () => ({ isBookmarked: states.shift() }),
    })
    const { result } = hook()
    await settle()
    act(() => result.current.toggle())
    await waitFor(() => expect(server.count('POST')).toBe(2))
    await settle()
    expect(result.current.isSaved).toBe(true)
  })
})

describe('a thumbs up', () => {
  const routes = { 'GET /api/thumbs-up/camp/7/user': { hasThumbedUp: false } }
  const cachedCount = (client: ReturnType<typeof renderHookWithData>['client']) =>
    client.getQueryData<{ thumbsUpCount: number }>([...listingsKey('camp'), 7])?.thumbsUpCount

  it('updates the count at once, then shows the count of the server', async () => {
    const response = deferred<unknown>()
    fakeServer({ ...routes, 'POST /api/thumbs-up': () => response.promise })
    const { result, client } = renderHookWithData(() => useThumbsUp('camp', 7, 3, {}))
    client.setQueryData([...listingsKey('camp'), 7], { id: 7, thumbsUpCount: 3 })
    await settle()
    act(() => result.current.toggle())
    await waitFor(() => expect(cachedCount(client)).toBe(4))
    await act(async () => response.resolve({ hasThumbedUp: true, isThumbedUp: true, thumbsUpCount: 9 }))
    await waitFor(() => expect(cachedCount(client)).toBe(9))
    expect(result.current.isUp).toBe(true)
  })

  it('restores the count after a failure', async () => {
    fakeServer({ ...routes, 'POST /api/thumbs-up': failWith(500, 'Broken') })
    const { result, client } = renderHookWithData(() => useThumbsUp('camp', 7, 3, {}))
    client.setQueryData([...listingsKey('camp'), 7], { id: 7, thumbsUpCount: 3 })
    await settle()
    act(() => result.current.toggle())
    await settle()
    expect(cachedCount(client)).toBe(3)
    expect(result.current.isUp).toBe(false)
  })
})

describe('checking a plan item', () => {
  const hook = (onError = vi.fn()) =>
    renderHookWithData(() => ({ done: usePlan().data, check: useCheckPlanItem({ onError }) }))

  it('shows at once, and keeps other items', async () => {
    fakeServer({ 'GET /api/plan': { done: ['a'] }, 'PUT /api/plan/b': { done: ['a', 'b'] } })
    const { result } = hook()
    await waitFor(() => expect(result.current.done).toEqual(new Set(['a'])))
    act(() => result.current.check.mutate({ itemId: 'b', isDone: true }))
    await waitFor(() => expect(result.current.done).toEqual(new Set(['a', 'b'])))
  })

  it('is undone when the server fails', async () => {
    const onError = vi.fn()
    fakeServer({ 'GET /api/plan': { done: ['a'] }, 'PUT /api/plan/a': failWith(500, 'Broken') })
    const { result } = hook(onError)
    await waitFor(() => expect(result.current.done).toBeDefined())
    act(() => result.current.check.mutate({ itemId: 'a', isDone: false }))
    await waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(result.current.done).toEqual(new Set(['a']))
  })
})

describe('removing a saved item', () => {
  const hook = () => renderHookWithData(() => ({ remove: useRemoveSaved(), restore: useRestoreSaved() }))

  it('succeeds when the listing itself is gone', async () => {
    fakeServer({ 'POST /api/bookmarks': failWith(404, 'Not Found') })
    const { result } = hook()
    act(() => result.current.remove.mutate({ kind: 'camp', id: 7 }))
    await waitFor(() => expect(result.current.remove.isSuccess).toBe(true))
  })

  it('toggles twice when another tab has removed it already', async () => {
    const states = [{ isBookmarked: true }, { isBookmarked: false }]
    const server = fakeServer({ 'POST /api/bookmarks': () => states.shift() })
    const { result } = hook()
    await settle()
    act(() => result.current.remove.mutate({ kind: 'camp', id: 7 }))
    await waitFor(() => expect(server.bodies('POST', bookmarksPath)).toHaveLength(2))
    await settle()
  })

  it('can be reverted with one request', async () => {
    const server = fakeServer({ 'POST /api/bookmarks': { isBookmarked: true } })
    const { result } = hook()
    await settle()
    act(() => result.current.restore.mutate({ kind: 'camp', id: 7 }))
    await waitFor(() => expect(result.current.restore.isSuccess).toBe(true))
    expect(server.bodies('POST', bookmarksPath)).toHaveLength(1)
  })
})

it('an expired session is reported for every query and mutation', async () => {
  const onUnauthorized = vi.fn()
  fakeServer({ 'GET /api/plan': unauthorized, 'PUT /api/plan/a': unauthorized })
  const { result } = renderHookWithData(
    () => ({ plan: usePlan(), check: useCheckPlanItem({}) }),
    onUnauthorized,
  )
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1))
  act(() => result.current.check.mutate({ itemId: 'a', isDone: true }))
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(2))
})
