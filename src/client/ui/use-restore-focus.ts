import { useRef } from 'react'

/** Returns focus to the element that opened a dialog without a Radix trigger, or to its row when the opener is gone. */
export function useRestoreFocus() {
  const opener = useRef<Element>(null)
  const row = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
      row.current = document.activeElement?.closest('li') ?? null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const candidates = [opener.current, ...(row.current?.querySelectorAll('[data-undo]') ?? [])]
      for (const candidate of candidates) {
        if (!(candidate instanceof HTMLElement) || candidate.closest('[data-hidden]')) continue
        candidate.focus({ preventScroll: true })
        if (document.activeElement === candidate) return
      }
    },
  }
}
