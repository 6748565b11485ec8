/**
 * Ignores the second click of a double click, which would undo the first. Uses the browser's own
 * click count.
 */
export const ignoreDoubleClick =
  <Click extends { detail: number }>(handler: (click: Click) => void) =>
  (click: Click): void => {
    if (click.detail < 2) handler(click)
  }
