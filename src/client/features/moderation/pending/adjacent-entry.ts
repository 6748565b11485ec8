/** Stops at both ends. Without a current entry, starts at the first or last. */
export function adjacentEntry<T>(entries: readonly T[], current: T | null, step: 1 | -1): T | undefined {
  const at = current === null ? -1 : entries.indexOf(current)
  if (at === -1) return step === 1 ? entries[0] : entries.at(-1)
  return entries[Math.min(Math.max(at + step, 0), entries.length - 1)]
}
