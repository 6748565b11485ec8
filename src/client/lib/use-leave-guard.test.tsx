import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { leaveOrAsk } from './leave-guard.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
const hook = (isDirty: boolean) =>
  renderHook(({ isDirty }) => useLeaveGuard(isDirty), { initialProps: { isDirty } })

it('leaves a page without unsaved changes at once', () => {
  const { result } = hook(false)
  const leave = vi.fn()
  leaveOrAsk(leave)
  expect(leave).toHaveBeenCalledExactlyOnceWith(false)
  expect([closeTab(), result.current.isAsking]).toEqual([false, false])
})

it('asks before it follows a link, and leaves only after a yes', () => {
  const { result } = hook(true)
  const leave = vi.fn()
  act(() => leaveOrAsk(leave))
  expect([result.current.isAsking, leave.mock.calls.length]).toEqual([true, 0])
  act(() => result.current.stay())
  expect([result.current.isAsking, leave.mock.calls.length]).toEqual([false, 0])
  act(() => leaveOrAsk(leave))
  act(() => result.current.leave())
  expect(leave).toHaveBeenCalledExactlyOnceWith(true)
})

it('asks before Back and before the tab is closed', () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined)
  const { result } = hook(true)
  expect(closeTab()).toBe(true)
  act(() => {
    window.history.replaceState(null, '')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(result.current.isAsking).toBe(true)
  act(() => result.current.leave())
  expect(back).toHaveBeenCalledOnce()
  back.mockRestore()
})

it('stops asking once the changes are saved', () => {
  const { rerender } = hook(true)
  rerender({ isDirty: false })
  const leave = vi.fn()
  leaveOrAsk(leave)
  expect([leave.mock.calls.length, closeTab()]).toEqual([1, false])
})
