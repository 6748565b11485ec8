import type { DrawingName } from '../illustrations/drawings.ts'
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
  /** The heading of its section on the admin dashboard. */
  section: string
}

/** What the home page and the kind's own page say about it. */
export interface KindCard {
  title: string
  text: string
  icon: KindIcon
}

/** Icons that a kind can choose from. */
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

/** Differences in behavior. Code asks for these and never for a kind by name. */
export interface Capabilities {
  /** People rate and review its listings. */
  isReviewable: boolean
  /** Admins import and export it as CSV. The columns are its fields without the photo. */
  isImportable: boolean
  /**
   * Each listing takes place on one day, its field `eventDate`: lists take `month` and `upcoming`, home counts what is
   * still to come, and its page has a calendar and a map.
   */
  hasDates: boolean
  /** Lists take `zipcode` and `distance`. */
  hasDistance: boolean
  /** A submission has `isActive` set while it waits for approval; otherwise the approval sets it. */
  isActiveOnSubmit: boolean
  /** Its listings count toward the contributor level of the person who added them. */
  countsAsContribution: boolean
  /** Lists and pages name the person who added a listing only by a nickname, and carry no account id. */
  hidesSubmitter: boolean
  /** The badge of the admin's pending tab counts its submissions. */
  countsInPendingBadge: boolean
}

export type Capability = keyof Capabilities

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

export interface KindShape extends Capabilities {
  names: KindNames
  card: KindCard
  /** The sentence under the heading of its page. */
  intro: string
  messages: KindMessages
  fields: Readonly<Record<string, Field>>
  /** The field that names the listing, and the one that names who offers it. */
  title: string
  organization: string | null
  /** The field shown beside the title: who offers it, or what sort of business it is. */
  subtitle: string | null
  /** The list field that sorts listings into categories; shown as chips. */
  categories: string
  /** What the tile of a listing without a photo shows: by its first category, else the drawing of the kind. */
  categoryDrawings: Readonly<Record<string, DrawingName>>
  drawing: DrawingName
  /** The days between which one can apply, in order of preference. */
  opens: readonly string[]
  closes: readonly string[]
  filters: readonly Filter[]
  sorts: readonly string[]
  /** The order of a list when the caller names none. */
  defaultSort: { by: string; order: 'asc' | 'desc' }
  /** How many listings a page has when the caller does not say. */
  pageSize: number
  sections: readonly Section[]
  /** Fields that a CSV file of this kind has columns for; empty for kinds that are not imported. */
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
  opens: readonly FieldName<F>[]
  closes: readonly FieldName<F>[]
  filters: readonly (Filter & { field: FieldName<F> })[]
  sections: readonly { title: string; fields: readonly FieldName<F>[] }[]
  example: Readonly<Partial<Record<FieldName<F>, string>>> & Readonly<Record<string, string>>
}

/** Checks that every name in a kind is one of its fields, and derives its CSV columns from them. */
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

/** A listing's values where the kind is not known at compile time. */
export type Values = Record<string, FieldValue>
