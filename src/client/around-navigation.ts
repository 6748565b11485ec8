import type { AroundNavHandler } from 'wouter'
import { screenAt } from './app-loader.ts'
import { leaveOrAsk } from './lib/leave-guard.ts'

const preloadTimeoutMs = 400
let latestNavigation = 0

/** Asks before unsaved changes are lost. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) =>
  // Replaces the history entry of the guard, so that Back needs one step.
  leaveOrAsk((isConfirmed) =>
    preloadAndGo(navigate, to, isConfirmed ? { ...options, replace: true } : options),
  )

/**
 * Waits briefly for the next screen's code, so that navigation does not flash a spinner. After the timeout the spinner
 * shows.
 */
const preloadAndGo: AroundNavHandler = (navigate, to, options) => {
  const navigation = ++latestNavigation
  const screen = screenAt(to.split(/[?#]/, 1)[0] ?? to)
  if (!screen || screen.isReady()) return navigate(to, options)
  const timeout = new Promise((resolve) => setTimeout(resolve, preloadTimeoutMs))
  void Promise.race([screen.preload().catch(() => undefined), timeout]).then(() => {
    if (navigation === latestNavigation) navigate(to, options)
  })
}
