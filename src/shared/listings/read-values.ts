import type { Values } from './define-kind.ts'

type Value = Values[string] | undefined

/** The text of a value; null for blank text and for values of other types. */
export const textOf = (value: Value): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The items of a list; empty for values of other types. */
export const listOf = (value: Value): string[] => (Array.isArray(value) ? value : [])
