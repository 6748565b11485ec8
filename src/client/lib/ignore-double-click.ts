/**
 * Ignores the second click of a double click, which could hit the next row or undo the first. Uses the browser's own
 * click count.
 */
export const ignoreDoubleClick =
  <Press extends { detail: number }>(act: (press: Press) => void) =>
  (press: Press): void => {
    if (press.detail < 2) act(press)
  }
