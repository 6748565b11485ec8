import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useHeldRows } from '#client/lib/use-held-rows.ts'
import { deferred, failWith, fakeServer, unauthorized } from '#client/testing/fake-server.ts'
import { currentToast, renderHookWithData, settle } from '#client/testing/render-with-data.tsx'
import { offerUndo, undoLatestAction } from '#client/ui/undo-offers.ts'
import { undoOfferSeconds } from '#shared/contract/moderation.ts'
import { useModerationActions } from './use-moderation-actions.ts'

const camp = { id: 5, listingType: 'camp', version: 3 }
const job = { id: 6, listingType: 'job', version: 1 }
const approve = 'POST /api/admin/approve/summer-camp/5'
const remove = 'DELETE /api/admin/delete/summer-camp/5'
const undo = 'POST /api/admin/undo'

const durationMs = undoOfferSeconds * 1000

const hook = (onUnauthorized?: () => void) =>
  renderHookWithData(() => {
    const held = useHeldRows()
    return { held, act: useModerationActions(held) }
  }, onUnauthorized)

describe('approving a listing', () => {
  it('sends the version that the admin saw, and Undo calls the server', async () => {
    const server = fakeServer({ [approve]: { message: 'ok', auditId: 41 }, [undo]: {} })
    const { result } = hook()
    act(() => void result.current.act.decide({ action: 'approve', listing: camp }))
    await waitFor(() => expect(currentToast()?.description).toBe('Listing approved successfully'))
    expect(server.bodies('POST', '/api/admin/approve/summer-camp/5')).toMatchObject([{ version: 3 }])
    act(() => currentToast()?.action?.onAction())
    await waitFor(() => expect(currentToast()?.description).toBe('Undone'))
    expect(server.bodies('POST', '/api/admin/undo')).toEqual([{ auditIds: [41] }])
    expect(result.current.held.size).toBe(0)
  })

  it('shows the reason when another admin acted first, and releases the row', async () => {
    fakeServer({ [approve]: failWith(409, 'It was changed meanwhile') })
    const { result } = hook()
    act(() => void result.current.act.decide({ action: 'approve', listing: camp }))
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to approve listing. It was changed meanwhile',
      }),
    )
    expect(result.current.held.size).toBe(0)
  })

  it('shows no second toast for an expired session', async () => {
    const onUnauthorized = vi.fn()
    fakeServer({ [approve]: unauthorized })
    const { result } = hook(onUnauthorized)
    act(() => void result.current.act.decide({ action: 'approve', listing: camp }))
    await waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce())
    expect(currentToast()).toBeNull()
  })
})

describe('deleting a listing', () => {
  it('is sent immediately, and reports success only after the response', async () => {
    const response = deferred<unknown>()
    const server = fakeServer({ [remove]: () => response.promise })
    const { result } = hook()
    act(() => void result.current.act.remove(camp))
    await settle()
    expect(server.count('DELETE')).toBe(1)
    expect(result.current.held.of('camp-5')).toMatchObject({ label: 'Deleted', phase: 'sending' })
    expect(currentToast()).toBeNull()
    await act(async () => response.resolve({ message: 'ok', auditId: 7 }))
    await waitFor(() => expect(currentToast()?.description).toBe('Listing deleted successfully'))
    expect(result.current.held.of('camp-5')?.phase).toBe('done')
  })

  it('that fails shows an error and releases the row', async () => {
    fakeServer({ [remove]: failWith(500, 'Broken') })
    const { result } = hook()
    act(() => void result.current.act.remove(camp))
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to delete listing'))
    expect(result.current.held.of('camp-5')).toBeUndefined()
  })

  it('shows why it cannot be undone after another admin acted', async () => {
    fakeServer({ [remove]: { message: 'ok', auditId: 7 }, [undo]: failWith(409, 'Changed since.') })
    const { result } = hook()
    await act(() => result.current.act.remove(camp))
    act(() => result.current.held.of('camp-5')?.undo?.())
    await waitFor(() => expect(currentToast()?.description).toBe('Changed since.'))
    expect(result.current.held.of('camp-5')).toBeUndefined()
  })

  it('can be undone in a second attempt when the first did not reach the server', async () => {
    let isDown = true
    const down = failWith(500, 'Down')
    const server = fakeServer({ [remove]: { message: 'ok', auditId: 7 }, [undo]: () => (isDown ? down : {}) })
    const { result } = hook()
    await act(() => result.current.act.remove(camp))
    act(() => result.current.held.of('camp-5')?.undo?.())
    await waitFor(() => expect(currentToast()?.action?.label).toBe('Try again'))
    expect(result.current.held.of('camp-5')?.phase).toBe('done')
    isDown = false
    act(() => result.current.held.of('camp-5')?.undo?.())
    await waitFor(() => expect(currentToast()?.description).toBe('Undone'))
    expect(result.current.held.of('camp-5')).toBeUndefined()
    expect(server.bodies('POST', '/api/admin/undo')).toEqual([{ auditIds: [7] }, { auditIds: [7] }])
    act(() => undoLatestAction())
    expect(server.count('POST')).toBe(2)
  })
})

describe('approving several', () => {
  const answer = {
    approved: [
      { listingType: 'camp', id: 5, auditId: 1 },
      { listingType: 'job', id: 6, auditId: 2 },
    ],
    skipped: [{ listingType: 'job', id: 9, message: 'Gone' }],
  }
  const listings = [camp, job, { ...job, id: 9 }] as Parameters<
    ReturnType<typeof useModerationActions>['approveSeveral']
  >[0]

  it('reports how many were skipped; a row undoes its own part, the toast the rest', async () => {
    const server = fakeServer({ 'POST /api/admin/approve': answer, [undo]: {} })
    const { result } = hook()
    await act(() => result.current.act.approveSeveral(listings))
    expect(currentToast()?.description).toBe('2 approved successfully, 1 left unchanged')
    expect(result.current.held.size).toBe(2)
    const all = currentToast()?.action?.onAction
    act(() => result.current.held.of('camp-5')?.undo?.())
    await waitFor(() => expect(server.bodies('POST', '/api/admin/undo')).toEqual([{ auditIds: [1] }]))
    act(() => all?.())
    await waitFor(() =>
      expect(server.bodies('POST', '/api/admin/undo')).toEqual([{ auditIds: [1] }, { auditIds: [2] }]),
    )
    await settle()
  })
})

describe('undo', () => {
  it('runs once by the button, and not again by the keyboard', () => {
    const undo = vi.fn()
    const { rerender } = renderHookWithData(() => null)
    act(() => void offerUndo({ title: 'Deleted', durationMs }, undo))
    rerender()
    act(() => currentToast()?.action?.onAction())
    act(() => undoLatestAction())
    expect(undo).toHaveBeenCalledOnce()
  })

  it('stacks: the keyboard reverts the latest action, then the one before', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    act(() => void offerUndo({ title: 'One', durationMs }, first))
    act(() => void offerUndo({ title: 'Two', durationMs }, second))
    act(() => undoLatestAction())
    expect([first, second].map((undo) => undo.mock.calls.length)).toEqual([0, 1])
    act(() => undoLatestAction())
    expect([first, second].map((undo) => undo.mock.calls.length)).toEqual([1, 1])
  })

  it('stacks: the toast of one offers the one before', async () => {
    const server = fakeServer({ [approve]: { auditId: 1 }, [remove]: { auditId: 2 }, [undo]: {} })
    const { result } = hook()
    await act(() => result.current.act.decide({ action: 'approve', listing: camp }))
    await act(() => result.current.act.remove(camp))
    act(() => currentToast()?.action?.onAction())
    await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo previous'))
    act(() => currentToast()?.action?.onAction())
    await waitFor(() => expect(currentToast()?.action).toBeUndefined())
    expect(currentToast()?.description).toBe('Undone')
    expect(server.bodies('POST', '/api/admin/undo')).toEqual([{ auditIds: [2] }, { auditIds: [1] }])
  })

  it('expires after its period', () => {
    vi.useFakeTimers()
    const undo = vi.fn()
    act(() => void offerUndo({ title: 'Deleted', durationMs }, undo))
    vi.advanceTimersByTime(durationMs)
    act(() => undoLatestAction())
    expect(undo).not.toHaveBeenCalled()
  })
})
