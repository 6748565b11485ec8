import { type ReactNode, useEffect, useRef, useState } from 'react'

const openDelayMs = 700
/** A tooltip opens at once if another closed within this time. */
const skipDelayMs = 300
let closedAt = Number.NEGATIVE_INFINITY

/** Visual only: the trigger has its own accessible name. Opens for the mouse and for keyboard focus. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef(0)
  const openSoon = () => {
    const delay = performance.now() - closedAt < skipDelayMs ? 0 : openDelayMs
    timer.current = window.setTimeout(() => setOpen(true), delay)
  }
  const close = () => {
    window.clearTimeout(timer.current)
    if (isOpen) closedAt = performance.now()
    setOpen(false)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes its child.
    <span
      className="relative inline-flex"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && openSoon()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {children}
      {isOpen ? (
        // Padding instead of a gap, so that the pointer can move onto it.
        <span className="absolute top-full left-1/2 z-50 -translate-x-1/2 pt-1.5">
          <span
            role="tooltip"
            className="block animate-fade-in rounded-md bg-ink px-2.5 py-1.5 text-xs font-medium whitespace-nowrap text-canvas"
          >
            {text}
          </span>
        </span>
      ) : null}
    </span>
  )
}
