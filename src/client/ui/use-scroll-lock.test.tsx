import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useScrollLock } from './use-scroll-lock.ts'

const overflow = () => document.documentElement.style.overflow

it('the page scrolls again when the last of two dialogs has closed', () => {
  const first = renderHook(({ isOpen }) => useScrollLock(isOpen), { initialProps: { isOpen: true } })
  const second = renderHook(() => useScrollLock(true))
  expect(overflow()).toBe('hidden')
  first.rerender({ isOpen: false })
  expect(overflow()).toBe('hidden')
  second.unmount()
  expect(overflow()).toBe('')
})
