import { isSlipOf } from '#shared/rules/spelling.ts'

const most = 20_000

/** Each word with two letters swapped, where that makes neither a known word nor the beginning of one. */
export function misspell(words: string[], known: string[]): string[] {
  const sorted = [...known].sort()
  const misspelt = new Set<string>()
  for (const word of words) {
    if (misspelt.size >= most) break
    const [, start = '', a = '', b = '', rest = ''] = /^(..)(.)(.)(.{3,})$/.exec(word) ?? []
    const slip = `${start}${b}${a}${rest}`
    if (a !== b && isSlipOf(slip, word) && !isBeginning(sorted, slip)) misspelt.add(slip)
  }
  return [...misspelt]
}

function isBeginning(sorted: string[], start: string) {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return sorted[low]?.startsWith(start) ?? false
}
