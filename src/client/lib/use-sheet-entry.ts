import { useLayoutEffect } from 'react'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { closeDialogEntry, isSheetEntry, openSheetEntry } from './dialog-entry.ts'

/**
 * A sheet that is open in a history entry of its own, so that Back closes it. Choices made in the sheet change the URL of its
 * entry; when it closes, they are carried over to the entry below.
 */
export function useSheetEntry() {
  const isOpen = isSheetEntry(useHistoryState())
  // A layout effect, so that the old choices are never painted.
  useLayoutEffect(() => {
    if (!isOpen) return
    const path = window.location.pathname
    let chosen = currentHref()
    // With the change itself: Back may come before the next render.
    const remember = () => {
      if (isSheetEntry(window.history.state)) chosen = currentHref()
    }
    window.addEventListener('replaceState', remember)
    return () => {
      window.removeEventListener('replaceState', remember)
      if (!isSheetEntry(window.history.state) && window.location.pathname === path)
        navigate(chosen, { replace: true, state: window.history.state })
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
