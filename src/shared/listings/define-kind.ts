import type { DrawingName } from '../illustrations/drawings.ts'
import type { Field, FieldValue, ValueOf } from './fields.ts'

/** The names of a kind in the API, in paths and on pages. */
export interface KindNames {
  /** The name in the database and in the API. */
  listingType: string
  /** `/api/{path}`, and the path of its page. */
  path: string
  adminType: string
  /** The key of the array in list responses. */
  rows: string
  /** The key of the array in the pending queue, and the import type. */
  pending: string
  /** The listing type in GET /api/bookmarks. */
  bookmark: string
  label: string
  plural: string
  /** The link in the header. */
  nav: string
  /** The tab of the submission page. */
  tab: string
  /** The heading of its section on the admin dashboard. */
  section: string
}

/** Copy for the home page and the page of the kind. */
export interface KindCard {
  title: string
  text: string
  icon: KindIcon
}

/** Available icons. */
export type KindIcon = 'briefcase' | 'calendar' | 'graduation-cap' | 'store' | 'tent'

/** Interface copy that differs between kinds. */
export interface KindMessages {
  submitButton: string
  submitted: string
  submitFailed: string
  thumbsUpAdded: string
  thumbsUpRemoved: string
  thumbsUpFailed: string
}

/** The schema.org type for search engines; an internship is a JobPosting for interns. */
export type SchemaType = 'LocalBusiness' | 'Course' | 'Internship' | 'JobPosting' | 'Event'

/** Differences in behavior. Code checks these, never the name of a kind. */
export interface Capabilities {
  /** Users can rate and review its listings. */
  isReviewable: boolean
  /** Admins can import and export it as CSV. The columns are its fields without the photo. */
  isImportable: boolean
  /**
   * Each listing has a date, the field `eventDate`: lists accept `month` and `upcoming`, home counts upcoming ones, and
   * its page has a calendar and a map.
   */
  hasDates: boolean
  /** A pending submission has `isActive` set; otherwise the approval sets it. */
  isActiveOnSubmit: boolean
  /** Its listings count toward the contributor level. */
  countsAsContribution: boolean
  /** Responses name the submitter only by nickname, without an account id. */
  hidesSubmitter: boolean
  /** The badge of the admin's pending tab counts its submissions. */
  countsInPendingBadge: boolean
}

export type Capability = keyof Capabilities

export type FilterOp =
  /** The listing has any of the given values. */
  | 'overlaps'
  /** Case-insensitive `overlaps`. */
  | 'overlapsFolded'
  /** The listing's value is one of the given values. */
  | 'in'
  /** A tri-state: unset, true or false. */
  | 'is'
  /** The listing's value starts with the given text, case-insensitively. */
  | 'prefix'
  /** The listing's number is at most the given one, or missing. */
  | 'atMost'
  /** The listing's date is the given one. */
  | 'onDay'

export interface Filter {
  param: string
  field: string
  op: FilterOp
  label: string
  /** Other parameter names for the same filter. */
  aliases?: readonly string[]
  /** Labels of the choices of a tri-state, instead of 'Yes' and 'No'. */
  choiceLabels?: { yes: string; no: string }
  /** Supported by the API, not shown in the filter panel. */
  hidden?: boolean
  /** Values that the panel omits, because another filter has them. */
  omits?: readonly string[]
}

/** The source fields of a deciding fact (`decidingFacts`). */
export type FactSource<Name extends string = string> =
  /** The type of pay, the amount as text, its period, and the amount as numbers if the kind has them. */
  | { fact: 'pay'; compensation: Name; range: Name; period: Name; amounts?: readonly [Name, Name] }
  /** A label replaces 'Cost'. */
  | { fact: 'cost'; field: Name; label?: string }
  /** A minimum age or a range as text, otherwise the audience. */
  | { fact: 'ages'; field: Name; audience?: Name }
  | { fact: 'mode'; field: Name }
  /** The dates as text, or the first and last day and the start time. */
  | { fact: 'dates'; field?: Name; from?: Name; to?: Name; time?: Name }
/** Words for a cost in searches. */
export type CostWord = 'free' | 'paid'

export interface Section {
  title: string
  fields: readonly string[]
}

export interface KindShape extends Capabilities {
  names: KindNames
  schemaType: SchemaType
  card: KindCard
  /** The subtitle of its page. */
  intro: string
  messages: KindMessages
  fields: Readonly<Record<string, Field>>
  /** The fields of the title and of the company or organizer. */
  title: string
  organization: string | null
  /** The field shown next to the title: the provider, or the type of business. */
  subtitle: string | null
  /** The list field with the categories, shown as chips. */
  categories: string
  /** Drawings for listings without a photo, by first category; the default is `drawing`. */
  categoryDrawings: Readonly<Record<string, DrawingName>>
  drawing: DrawingName
  /** Deciding facts in display order; `closes` has the deadline. */
  facts: readonly FactSource[]
  /** The fields of the application period, in order of preference. */
  opens: readonly string[]
  closes: readonly string[]
  /** The fields of the first and last day, if the kind has them: lists then accept `from` and `to`. */
  runs: { first: string; last: string } | null
  filters: readonly Filter[]
  /** The filter values of each cost word, by parameter; words that do not apply to the kind are omitted. */
  costWords: Partial<Record<CostWord, Readonly<Record<string, readonly string[]>>>>
  sorts: readonly string[]
  /** The default order of lists. */
  defaultSort: { by: string; order: 'asc' | 'desc' }
  /** The default page size. */
  pageSize: number
  sections: readonly Section[]
  /** The CSV columns; empty for kinds that are not imported. */
  csv: readonly string[]
  /** The example row of the CSV template. */
  example: Readonly<Record<string, string>>
}

type FieldName<F> = keyof F & string

interface CheckedKind<F extends Readonly<Record<string, Field>>> extends Omit<KindShape, 'csv'> {
  fields: F
  title: FieldName<F>
  organization: FieldName<F> | null
  subtitle: FieldName<F> | null
  categories: FieldName<F>
  facts: readonly FactSource<FieldName<F>>[]
  opens: readonly FieldName<F>[]
  closes: readonly FieldName<F>[]
  runs: { first: FieldName<F>; last: FieldName<F> } | null
  filters: readonly (Filter & { field: FieldName<F> })[]
  sections: readonly { title: string; fields: readonly FieldName<F>[] }[]
  example: Readonly<Partial<Record<FieldName<F>, string>>> & Readonly<Record<string, string>>
}

/** Type-checks that every name in a kind is one of its fields, and derives the CSV columns. */
export const defineKind = <
  const F extends Readonly<Record<string, Field>>,
  const K extends Omit<CheckedKind<F>, 'fields'>,
>(
  kind: K & { fields: F },
): K & { fields: F; csv: readonly string[] } => ({ ...kind, csv: csvColumns(kind) })

const csvColumns = ({ isImportable, fields }: Pick<KindShape, 'isImportable' | 'fields'>): string[] =>
  isImportable ? Object.keys(fields).filter((name) => fields[name]?.type !== 'photo') : []

export type ValuesOf<K extends Pick<KindShape, 'fields'>> = {
  -readonly [P in keyof K['fields']]: ValueOf<K['fields'][P]>
}

/** A listing's values if the kind is unknown at compile time. */
export type Values = Record<string, FieldValue>
