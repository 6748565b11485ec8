/**
 * Does nothing at the later half of a double click. For what takes itself off a list, or becomes its own opposite: what comes
 * under the pointer then is not what the second half was meant for. The browser counts, and knows how fast is double.
 */
export const ignoreDoubleClick =
  <Press extends { detail: number }>(act: (press: Press) => void) =>
  (press: Press): void => {
    if (press.detail < 2) act(press)
  }
