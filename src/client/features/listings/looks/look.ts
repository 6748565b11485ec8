import type { LucideIcon } from 'lucide-react'
import type { Values } from '#shared/listings/define-kind.ts'
import type { KindValues, ListingKind } from '#shared/listings/kinds.ts'

/** One line of a dialog's Details: the values of its fields, or words made of them. */
export interface DetailRow<Name extends string = string> {
  label: string
  Icon: LucideIcon
  fields: readonly Name[]
  show?: (values: Values) => string | null
}

interface LookOf<Name extends string> {
  details: readonly DetailRow<Name>[]
  /** Where one applies; null for kinds that one simply calls. */
  applyLink: Name | null
  /** Text that stands under the description. */
  about: readonly Name[]
  /** The lists that are shown as chips, by type. */
  chips: readonly Name[]
}

type FieldName<K extends ListingKind> = keyof KindValues<K> & string

/** How a listing of one kind looks in its dialog; every name in it is a field of that kind. */
export type Look<K extends ListingKind> = LookOf<FieldName<K>>

/** A look without its literal types, for code that treats all kinds alike. */
export type AnyLook = LookOf<string>
