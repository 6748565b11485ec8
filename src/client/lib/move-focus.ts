/**
 * For a control that goes when it is pressed: without an heir the focus would fall to the top of the page. That is the
 * button beside it, else its group, else what says how many results there are, else the heading of what it stands in.
 * A phone shows no keyboard, and nothing scrolls under a finger or a pointer; with the keys the focus is followed.
 */
export function moveFocusAway(control: Element) {
  const beside = control.nextElementSibling ?? control.previousElementSibling
  const preventScroll = !control.matches(':focus-visible')
  if (beside instanceof HTMLButtonElement) return beside.focus({ preventScroll })
  const place = control.closest('aside, [role=dialog], main')
  focusElement(
    control.closest('fieldset') ?? place?.querySelector('[role=status]') ?? place?.querySelector('h1, h2'),
    { preventScroll },
  )
}

/** For a row that goes with what is pressed in it: the next one, else the one before, else the heading of the list. */
export function moveFocusToNextRow(control: Element) {
  const row = control.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  focusElement((beside ?? control.closest('section, [role=region]'))?.querySelector('h2, h3'))
}

/**
 * For a control that cannot be pressed while its work is done, and may be gone when it is: what this answers gives the focus
 * back to it, or to the heading of its row. Not if it has gone elsewhere meanwhile.
 */
export function captureFocus(): () => void {
  const held = document.activeElement
  const row = held?.closest('li')
  return () => {
    if (document.activeElement !== document.body) return
    if (held instanceof HTMLElement && held.isConnected) held.focus({ preventScroll: true })
    else focusElement(row?.querySelector('h3'))
  }
}

/** For what is none of the stops of the Tab key. */
export function focusElement(element: Element | null | undefined, { preventScroll = true } = {}) {
  if (!(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll })
}
