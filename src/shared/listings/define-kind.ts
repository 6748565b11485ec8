import type { Field, FieldValue, ValueOf } from './fields.ts'

/** The names under which one kind is known in calls, answers, addresses and on the page. */
export interface KindNames {
  /** The stored and wire form. */
  listingType: string
  /** `/api/{path}` and the page's own address. */
  path: string
  adminType: string
  /** The array's key in the answer of the list call. */
  rows: string
  /** The array's key in the pending queue, and the import type. */
  pending: string
  /** The listing type as GET /api/bookmarks names it. */
  bookmark: string
  label: string
  plural: string
  /** The link in the header. */
  nav: string
  /** The tab of the submission page. */
  tab: string
}

export type FilterOp =
  /** Any of the given values is among the listing's values. */
  | 'overlaps'
  /** As overlaps, without regard to case. */
  | 'overlapsFolded'
  /** The listing's value is one of the given values. */
  | 'in'
  /** A tri-state: unset, true or false. */
  | 'is'
  /** The listing's value begins with the given text, without regard to case. */
  | 'prefix'
  /** The listing's number is the given one or less, or not set. */
  | 'atMost'
  /** The listing's calendar day is the given one. */
  | 'onDay'

export interface Filter {
  param: string
  field: string
  op: FilterOp
  label: string
  /** Other parameter names for the same filter. */
  aliases?: readonly string[]
  /** The words of a tri-state's choices, when 'Yes' and 'No' would not say it. */
  words?: { yes: string; no: string }
  /** Answered by the call, not offered in the panel. */
  hidden?: boolean
}

export interface Section {
  title: string
  fields: readonly string[]
}

export interface KindShape {
  names: KindNames
  fields: Readonly<Record<string, Field>>
  /** The field that names the listing, and the one that names who offers it. */
  title: string
  organization: string | null
  /** The list field that sorts listings into categories; shown as chips. */
  categories: string
  /** The days between which one can apply, in order of preference. */
  opens: readonly string[]
  closes: readonly string[]
  filters: readonly Filter[]
  sorts: readonly string[]
  sections: readonly Section[]
  /** Fields that a CSV file of this kind has columns for; empty for kinds that are not imported. */
  csv: readonly string[]
  /** The example row of the CSV template. */
  example: Readonly<Record<string, string>>
}

type FieldName<F> = keyof F & string

interface CheckedKind<F extends Readonly<Record<string, Field>>> extends KindShape {
  fields: F
  title: FieldName<F>
  organization: FieldName<F> | null
  categories: FieldName<F>
  opens: readonly FieldName<F>[]
  closes: readonly FieldName<F>[]
  filters: readonly (Filter & { field: FieldName<F> })[]
  sections: readonly { title: string; fields: readonly FieldName<F>[] }[]
  csv: readonly FieldName<F>[]
  example: Readonly<Partial<Record<FieldName<F>, string>>> & Readonly<Record<string, string>>
}

/** An identity function whose value is its error message: every name in a kind must be one of its fields. */
export const defineKind = <
  const F extends Readonly<Record<string, Field>>,
  const K extends Omit<CheckedKind<F>, 'fields'>,
>(
  kind: K & { fields: F },
): K & { fields: F } => kind

export type ValuesOf<K extends KindShape> = { -readonly [P in keyof K['fields']]: ValueOf<K['fields'][P]> }

/** A listing's values where the kind is not known at compile time. */
export type Values = Record<string, FieldValue>
