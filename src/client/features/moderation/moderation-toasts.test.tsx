import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { failWith, fakeServer, unauthorized } from '#client/testing/fake-server.ts'
import { currentToast, renderHookWithData, settle } from '#client/testing/render-with-data.tsx'
import { undoOfferSeconds } from '#shared/contract/moderation.ts'
import { showUndoToast, undoLatestAction } from './undo-toast.ts'
import {
  useApproveSeveralWithToasts,
  useDecideWithToasts,
  useDeleteWithUndo,
} from './use-moderation-actions.ts'

const camp = { id: 5, listingType: 'camp', version: 3 }
const approve = 'POST /api/admin/approve/summer-camp/5'

describe('approving a listing', () => {
  const hook = () => renderHookWithData(() => useDecideWithToasts())

  it('sends the version that the admin has seen, and offers an undo', async () => {
    const server = fakeServer({ [approve]: { message: 'ok', auditId: 41 }, 'POST /api/admin/undo': {} })
    const { result } = hook()
    act(() => result.current.mutate({ action: 'approve', listing: camp }))
    await waitFor(() => expect(currentToast()?.description).toBe('Listing approved successfully'))
    expect(server.bodies('POST', '/api/admin/approve/summer-camp/5')).toMatchObject([{ version: 3 }])
    act(() => currentToast()?.action?.onAction())
    await waitFor(() => expect(currentToast()?.description).toBe('Undone'))
    expect(server.bodies('POST', '/api/admin/undo')).toEqual([{ auditIds: [41] }])
  })

  it('says why when another admin acted first', async () => {
    fakeServer({ [approve]: failWith(409, 'It was changed meanwhile') })
    const { result } = hook()
    act(() => result.current.mutate({ action: 'approve', listing: camp }))
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to approve listing. It was changed meanwhile',
      }),
    )
  })

  it('leaves an expired session to its own toast', async () => {
    const onUnauthorized = vi.fn()
    fakeServer({ [approve]: unauthorized })
    const { result } = renderHookWithData(() => useDecideWithToasts(), onUnauthorized)
    act(() => result.current.mutate({ action: 'approve', listing: camp }))
    await waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce())
    expect(currentToast()).toBeNull()
  })

  it('tells how many of several were skipped', async () => {
    fakeServer({ 'POST /api/admin/approve': { approved: [{ auditId: 1 }, { auditId: 2 }], skipped: [{}] } })
    const { result } = renderHookWithData(() => useApproveSeveralWithToasts())
    act(() => result.current.mutate([camp]))
    await waitFor(() => expect(currentToast()?.description).toBe('2 approved successfully, 1 left unchanged'))
  })
})

describe('undo', () => {
  it('runs once by the button, and not again by the keyboard', () => {
    const undo = vi.fn()
    const { rerender } = renderHookWithData(() => null)
    act(() => showUndoToast('Deleted', undo))
    rerender()
    act(() => currentToast()?.action?.onAction())
    act(() => undoLatestAction())
    expect(undo).toHaveBeenCalledOnce()
  })

  it('by the keyboard reverts the latest action', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    act(() => showUndoToast('One', first))
    act(() => showUndoToast('Two', second))
    act(() => undoLatestAction())
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
  })

  it('is no longer possible after its period', () => {
    vi.useFakeTimers()
    const undo = vi.fn()
    act(() => showUndoToast('Deleted', undo))
    vi.advanceTimersByTime(undoOfferSeconds * 1000)
    act(() => undoLatestAction())
    expect(undo).not.toHaveBeenCalled()
  })

  it('of a deletion sends nothing to the server', async () => {
    const server = fakeServer({})
    const { result } = renderHookWithData(() => useDeleteWithUndo())
    act(() => result.current(camp))
    expect(currentToast()?.description).toBe('Listing deleted successfully')
    act(() => currentToast()?.action?.onAction())
    await settle()
    expect(server.requests).toEqual([])
  })
})
