import type { LucideIcon } from 'lucide-react'
import type { Values } from '#shared/listings/define-kind.ts'
import type { KindValues, ListingKind } from '#shared/listings/kinds.ts'

/** How a row shows its text, where that is not as plain text. */
type RowStyle = 'address' | 'apply' | 'email' | 'level' | 'phone' | 'rich' | 'website'

/** One line of a detail: the values of its fields, or words made of them. */
export interface DetailRow<Name extends string = string> {
  label: string
  Icon: LucideIcon
  fields: readonly Name[]
  style?: RowStyle
  /** `today` is a Pacific day. Null when the provider did not say. */
  show?: (values: Values, today: string) => string | null
  /** False where another row already says it; the row is then not missing either. */
  isNeeded?: (values: Values, today: string) => boolean
  /** Its label among the rows that the provider did not state. */
  missingLabel?: string
}

interface DetailGroup<Name extends string = string> {
  title: string
  rows: readonly DetailRow<Name>[]
}

interface LookOf<Name extends string> {
  /** Rows under the description: what it is. */
  about: readonly DetailRow<Name>[]
  /** In the order people ask: when and where, what it costs, who can apply, how to apply. */
  details: readonly DetailGroup<Name>[]
  behind: readonly DetailRow<Name>[]
  /** Where one applies; null for kinds that one simply calls. */
  applyLink: Name | null
  /** The lists that are shown as chips, by type. */
  chips: readonly Name[]
}

type FieldName<K extends ListingKind> = keyof KindValues<K> & string

/** How a listing of one kind looks in its dialog; every name in it is a field of that kind. */
export type Look<K extends ListingKind> = LookOf<FieldName<K>>

/** A look without its literal types, for code that treats all kinds alike. */
export type AnyLook = LookOf<string>
