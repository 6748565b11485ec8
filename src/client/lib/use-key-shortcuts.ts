import { useEffect, useEffectEvent } from 'react'

/**
 * Single-key shortcuts; ignored while typing or while a dialog is open. A held key acts once, unless it is one of
 * `repeatable`.
 */
export function useKeyShortcuts(
  actionFor: (event: KeyboardEvent) => (() => void) | undefined,
  repeatable: readonly string[] = [],
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    const action = actionFor(event)
    if (!action) return
    event.preventDefault()
    if (!event.repeat || repeatable.includes(event.key)) action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function isTyping(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false
  const isTextInput = target instanceof HTMLInputElement && target.type !== 'checkbox'
  return isTextInput || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
