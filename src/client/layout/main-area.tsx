import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { ErrorBoundary } from './error-boundary.tsx'

/**
 * On navigation scrolls to the top, unless the URL has a fragment, and moves focus, like a full page load. Filter changes keep the path and do
 * neither. The minimum height keeps the footer from moving while content loads.
 */
export function MainArea({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    if (window.location.hash === '') window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <main id="main" ref={main} tabIndex={-1} className="flex min-h-[calc(100svh-4rem)] flex-1 flex-col">
      <ErrorBoundary path={path}>{children}</ErrorBoundary>
    </main>
  )
}
