import { useEffect, useEffectEvent } from 'react'

/** Handles the / key outside fields and dialogs. Null turns it off. */
export function useSlashKey(onPress: (() => void) | null) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(noShortcut)) return
    event.preventDefault()
    onPress?.()
  })
  const isOn = onPress !== null
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

const noShortcut = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]'
