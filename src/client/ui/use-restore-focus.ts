import { useRef } from 'react'

/** Brings the focus back to whatever opened a dialog: without a trigger of its own the primitive would leave it nowhere. */
export function useRestoreFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}
