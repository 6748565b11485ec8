import type { LucideIcon } from 'lucide-react'
import type { Values } from '#shared/listings/define-kind.ts'
import type { KindValues, ListingKind } from '#shared/listings/kinds.ts'

/** How a row renders text that is not plain. */
type RowStyle = 'address' | 'apply' | 'email' | 'level' | 'phone' | 'rich' | 'website'

/** One detail line: field values, or text derived from them. */
export interface DetailRow<Name extends string = string> {
  label: string
  Icon: LucideIcon
  fields: readonly Name[]
  style?: RowStyle
  /** `today` is a Pacific day. Null when not stated. */
  show?: (values: Values, today: string) => string | null
  /** False if another row already says it; the row then does not count as missing. */
  isNeeded?: (values: Values, today: string) => boolean
  /** Its label in the list of unstated rows. */
  missingLabel?: string
}

interface DetailGroup<Name extends string = string> {
  title: string
  rows: readonly DetailRow<Name>[]
}

interface LookOf<Name extends string> {
  /** Rows below the description. */
  about: readonly DetailRow<Name>[]
  /** In the order people ask: when and where, what it costs, who can apply, how to apply. */
  details: readonly DetailGroup<Name>[]
  provider: readonly DetailRow<Name>[]
  /** Field of the application URL, if the kind has one. */
  applyLink: Name | null
  /** List fields shown as chips. */
  chips: readonly Name[]
}

type FieldName<K extends ListingKind> = keyof KindValues<K> & string

/** The detail layout of one kind; every name in it is a field of that kind. */
export type Look<K extends ListingKind> = LookOf<FieldName<K>>

/** A look without literal types, for code that handles any kind. */
export type AnyLook = LookOf<string>
