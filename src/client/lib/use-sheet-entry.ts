import { useEffect, useLayoutEffect, useRef } from 'react'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { closeDialogEntry, isSheetEntry, openSheetEntry } from './dialog-entry.ts'

/**
 * A sheet that is open in a history entry of its own, so that Back closes it. Choices made in the sheet change the URL of its
 * entry; when it closes, they are carried over to the entry below.
 */
export function useSheetEntry() {
  const isOpen = isSheetEntry(useHistoryState())
  const chosen = useRef('')
  useEffect(() => {
    if (isOpen) chosen.current = currentHref()
  })
  // A layout effect, so that the old choices are never painted.
  useLayoutEffect(() => {
    if (!isOpen) return
    const path = window.location.pathname
    return () => {
      if (!isSheetEntry(window.history.state) && window.location.pathname === path)
        navigate(chosen.current, { replace: true, state: window.history.state })
    }
  }, [isOpen])
  return {
    isOpen,
    open: () => openSheetEntry(currentHref()),
    close: () => closeDialogEntry(currentHref()),
  }
}

function currentHref() {
  return window.location.pathname + window.location.search
}
