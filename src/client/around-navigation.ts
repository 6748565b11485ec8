import type { AroundNavHandler } from 'wouter'
import { screenAt } from './screen-table.ts'

const preloadTimeoutMs = 400
let latestNavigation = 0

/**
 * Waits briefly for the next screen's code, so that navigation does not flash a spinner. After the timeout the spinner
 * shows.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const navigation = ++latestNavigation
  const screen = screenAt(to.split(/[?#]/, 1)[0] ?? to)
  if (!screen || screen.isReady()) return navigate(to, options)
  const timeout = new Promise((resolve) => setTimeout(resolve, preloadTimeoutMs))
  void Promise.race([screen.preload().catch(() => undefined), timeout]).then(() => {
    if (navigation === latestNavigation) navigate(to, options)
  })
}
