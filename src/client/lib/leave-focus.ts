/**
 * For a control that goes when it is pressed: without an heir the focus would fall to the top of the page. That is the
 * button beside it, else its group, else what says how many results there are, else the heading of what it stands in.
 * A phone shows no keyboard, and nothing scrolls under a finger or a pointer; with the keys the focus is followed.
 */
export function leaveFocus(control: Element) {
  const beside = control.nextElementSibling ?? control.previousElementSibling
  const preventScroll = !control.matches(':focus-visible')
  if (beside instanceof HTMLButtonElement) return beside.focus({ preventScroll })
  const place = control.closest('aside, [role=dialog], main')
  focusOn(
    control.closest('fieldset') ?? place?.querySelector('[role=status]') ?? place?.querySelector('h1, h2'),
    { preventScroll },
  )
}

/** For what is none of the stops of the Tab key. */
export function focusOn(element: Element | null | undefined, { preventScroll = true } = {}) {
  if (!(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll })
}
