import type { Goal } from './types.ts'

/** Goals by id, in order. */
export const goals = (texts: Readonly<Record<string, string>>): Goal[] =>
  Object.entries(texts).map(([id, text]) => ({ id, text }))
