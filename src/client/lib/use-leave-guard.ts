import { useEffect, useState } from 'react'
import { guardLeaving } from './leave-guard.ts'

/**
 * While there are unsaved changes, links and Back ask first, and the browser asks before it closes the tab. Back cannot
 * be prevented, so it goes through a second history entry with the same URL.
 */
export function useLeaveGuard(hasUnsavedChanges: boolean) {
  const [leave, setLeave] = useState<(() => void) | null>(null)

  useEffect(() => {
    if (!hasUnsavedChanges) return
    const release = guardLeaving((next) => setLeave(() => next))
    window.history.pushState({ isLeaveGuard: true }, '')
    const onBack = () => {
      if (!isGuardEntry()) setLeave(() => () => window.history.back())
    }
    window.addEventListener('popstate', onBack)
    window.addEventListener('beforeunload', preventUnload)
    return () => {
      release()
      window.removeEventListener('popstate', onBack)
      window.removeEventListener('beforeunload', preventUnload)
      if (isGuardEntry()) window.history.back()
    }
  }, [hasUnsavedChanges])

  return {
    isAsking: leave !== null && hasUnsavedChanges,
    stay: () => {
      setLeave(null)
      if (!isGuardEntry()) window.history.forward()
    },
    leave: () => {
      setLeave(null)
      leave?.()
    },
  }
}

function isGuardEntry() {
  const { state } = window.history
  return typeof state === 'object' && state !== null && 'isLeaveGuard' in state
}

function preventUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}
