import { useRef } from 'react'
import { focusElement, isFocusLost } from '#client/lib/move-focus.ts'

/**
 * Returns focus to the opener of a dialog without a Radix trigger. If the opener is gone, to its row, to the heading of its
 * section or to the heading of the page.
 */
export function useRestoreFocus() {
  const opener = useRef<Element>(null)
  const row = useRef<Element>(null)
  const section = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
      row.current = document.activeElement?.closest('li') ?? null
      section.current = document.activeElement?.closest('section, [role=region]') ?? null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const candidates = [opener.current, ...(row.current?.querySelectorAll('[data-undo]') ?? [])]
      for (const candidate of candidates) {
        if (!(candidate instanceof HTMLElement) || candidate.closest('[data-hidden]')) continue
        candidate.focus({ preventScroll: true })
        if (document.activeElement === candidate) return
      }
      if (opener.current?.isConnected) return
      // A dialog below takes lost focus.
      if (!isFocusLost() && !document.activeElement?.matches('[role=dialog]')) return
      const heading = section.current?.isConnected ? section.current.querySelector('h2, h3') : null
      focusElement(heading ?? document.querySelector('h1'))
    },
  }
}
