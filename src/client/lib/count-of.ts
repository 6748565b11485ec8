const grouped = new Intl.NumberFormat('en-US')

/** '1,204' */
export function formatCount(count: number) {
  return grouped.format(count)
}

/** '1 view', '1,204 views' */
export function countOf(count: number, one: string, many = `${one}s`) {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
