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
    control.closest('fieldset') ?? region?.querySelector('[role=status]') ?? region?.querySelector('h1, h2'),
    { preventScroll },
  )
}

/** For a control that removes its row: focuses the next row's heading, the previous one or the section's. */
export function moveFocusToNextRow(control: Element) {
  const row = control.closest('li')
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  focusElement((neighbor ?? control.closest('section, [role=region]'))?.querySelector('h2, h3'))
}

/**
 * Captures the focused control and returns a function that restores focus to it, or to its row, unless focus has moved
 * elsewhere.
 */
export function captureFocus(): () => void {
  const focused = document.activeElement
  const row = focused?.closest('li')
  return () => {
    if (document.activeElement !== document.body) return
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
    else focusElement(row?.querySelector('h3'))
  }
}

/** For elements that are not Tab stops. */
export function focusElement(element: Element | null | undefined, { preventScroll = true } = {}) {
  if (!(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll })
}
