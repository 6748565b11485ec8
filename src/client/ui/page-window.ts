/**
 * A window of five around the current page, then an ellipsis and the last page. An ellipsis never replaces a single
 * page.
 */
export function pageWindow(current: number, last: number): (number | 'ellipsis')[] {
  const first = Math.max(1, Math.min(current - 2, last - 4))
  const end = Math.min(last, first + 4)
  const pages: (number | 'ellipsis')[] = Array.from({ length: end - first + 1 }, (_, index) => first + index)
  if (end < last - 1) pages.push('ellipsis')
  if (end < last) pages.push(last)
  return pages
}
