import { useLayoutEffect } from 'react'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { closeDialogEntry, isSheetEntry, openSheetEntry } from './dialog-entry.ts'

/**
 * Opens a sheet in its own history entry, so that Back closes it. Choices in the sheet change the URL of that entry; when it
 * closes, they carry over to the entry below.
 */
export function useSheetEntry() {
  const isOpen = isSheetEntry(useHistoryState())
  // A layout effect, so that the old choices are never painted.
  useLayoutEffect(() => {
    if (!isOpen) return
    const path = window.location.pathname
    let chosen = currentHref()
    // On each change, because Back may come before the next render.
    const recordHref = () => {
      if (isSheetEntry(window.history.state)) chosen = currentHref()
    }
    window.addEventListener('replaceState', recordHref)
    return () => {
      window.removeEventListener('replaceState', recordHref)
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
