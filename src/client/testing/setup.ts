import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { endSession } from '#client/api/session.ts'
import { dismissToasts } from '#client/ui/toast-store.ts'
import { withdrawUndoOffers } from '#client/ui/undo-offers.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// No style sheet is loaded, and computing styles for every role query dominates the run time. Browser tests cover
// visibility. The timeout is long, because lazy parts load slowly on a busy machine.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 })
const noStyles = document.createElement('i').style
window.getComputedStyle = () => noStyles

let consoleError: MockInstance
let consoleWarn: MockInstance

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** Files share modules, so module state is reset here. A console error or warning fails the test. */
afterEach(() => {
  cleanup()
  dismissToasts()
  withdrawUndoOffers()
  endSession()
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = ''
  // The queue of after-paint.ts would wait for a timer that never fires.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  const messages = [...consoleError.mock.calls, ...consoleWarn.mock.calls].map((call) => call.join(' '))
  vi.restoreAllMocks()
  expect(messages, 'console errors and warnings').toEqual([])
})
