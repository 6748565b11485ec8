import type { AroundNavHandler } from 'wouter'
import { screenAt } from './screen-table.ts'

const patience = 400
let latest = 0

/**
 * Waits a moment for the code of the next screen before leaving this one, so that a page gives way to a page
 * and not to a spinner. On a slow line the spinner comes after all: a press must never seem lost.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const ticket = ++latest
  const screen = screenAt(to.split(/[?#]/, 1)[0] ?? to)
  if (!screen || screen.isReady()) return navigate(to, options)
  const timeout = new Promise((resolve) => setTimeout(resolve, patience))
  void Promise.race([screen.preload().catch(() => undefined), timeout]).then(() => {
    if (ticket === latest) navigate(to, options)
  })
}
