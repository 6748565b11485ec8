/** Damerau-Levenshtein distance: insertions, deletions, substitutions and transpositions. */
export const editDistance = (from: string, to: string): number => {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= to.length; j += 1) {
      const change = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const swap = isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(change, swap, at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1))
    }
  }
  return at(from.length, to.length)
}

/** Whether one word may be a typo of the other: one edit in a short word, two or three in a long one. */
export const isTypoOf = (typed: string, word: string): boolean =>
  editDistance(typed, word) <= (typed.length < 5 ? 1 : typed.length < 9 ? 2 : 3)

/** Every transposition of two adjacent letters, the typo that changes the most trigrams. */
export const transpositionsOf = (word: string): string[] => {
  const letters = [...word]
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1]
    return next === undefined || next === letter ? [] : [letters.toSpliced(at, 2, next, letter).join('')]
  })
}
