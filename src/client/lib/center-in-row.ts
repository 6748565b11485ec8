/** Scrolls a row sideways to center a child. Unlike `scrollIntoView`, it never moves the page. */
export function centerInRow(row: HTMLElement | null, child: Element | null | undefined) {
  if (!row || !child) return
  const [outer, inner] = [row.getBoundingClientRect(), child.getBoundingClientRect()]
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
