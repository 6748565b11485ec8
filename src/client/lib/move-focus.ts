/**
 * For a control that disappears when clicked. Moves focus to the neighboring button, its group, the result count or
 * the nearest heading, and scrolls only for keyboard users.
 */
export function moveFocusAway(control: Element) {
  const neighbor = control.nextElementSibling ?? control.previousElementSibling
  const preventScroll = !control.matches(':focus-visible')
  if (neighbor instanceof HTMLButtonElement) return neighbor.focus({ preventScroll })
  const region = control.closest('aside, [role=dialog], main')
  focusElement(
    control.closest('fieldset') ??
      region?.querySelector('[role=status]:not(:empty)') ??
      region?.querySelector('h1, h2'),
    { preventScroll },
  )
}

/**
 * Captures the focused control and returns a function that restores focus to it, to its row or to the row in its place,
 * unless focus has moved elsewhere.
 */
export function captureFocus(): () => void {
  const focused = document.activeElement
  const row = focused?.closest('li')
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  const section = row?.closest('section, [role=region], [role=dialog]')
  return () => {
    if (!isFocusLost()) return
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
    if (!isFocusLost()) return
    const place = [row, neighbor, section].find((candidate) => candidate?.isConnected)
    focusElement(place?.querySelector('h2, h3'))
  }
}

/** A hidden control keeps focus briefly, but receives no keys. */
export function isFocusLost() {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return true
  return activeElement.closest('[data-hidden]') !== null
}

/** For elements that are not Tab stops. */
export function focusElement(element: Element | null | undefined, { preventScroll = true } = {}) {
  if (!(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll })
}
