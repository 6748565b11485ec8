/**
 * First, last, current and neighboring pages. An ellipsis never replaces a single page, which would take the same
 * width.
 */
export function pageNeighbors(current: number, last: number): (number | 'ellipsis')[] {
  const pages = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? ['ellipsis' as const, page] : [page]
  })
}
