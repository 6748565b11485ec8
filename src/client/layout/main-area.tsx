import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/**
 * The page itself. After a move to another address the top comes into view and the focus follows, as it would
 * after a full page load; a change of filters keeps the address's path and moves neither. It fills the screen below the
 * header, so that the footer is not seen moving down when what was waited for arrives.
 */
export function MainArea({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <main id="main" ref={main} tabIndex={-1} className="flex min-h-[calc(100svh-4rem)] flex-1 flex-col">
      {children}
    </main>
  )
}
