/**
 * For a control that goes when it is pressed: without an heir the focus would fall to the top of the page. That is the
 * button beside it, else its group, else what says how many results there are, else the heading of what it stands in.
 * Nothing scrolls, and a phone shows no keyboard.
 */
export function leaveFocus(control: Element) {
  const beside = control.nextElementSibling ?? control.previousElementSibling
  if (beside instanceof HTMLButtonElement) return beside.focus({ preventScroll: true })
  const place = control.closest('aside, [role=dialog], main')
  focusOn(
    control.closest('fieldset') ?? place?.querySelector('[role=status]') ?? place?.querySelector('h1, h2'),
  )
}

/** For what is none of the stops of the Tab key. */
export function focusOn(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
