import type { Capability, KindShape, ValuesOf } from './define-kind.ts'
import { kindPaths } from './kind-paths.ts'
import { camp } from './kinds/camp.ts'
import { event } from './kinds/event.ts'
import { internship } from './kinds/internship.ts'
import { job } from './kinds/job.ts'
import { tutoring } from './kinds/tutoring.ts'

export type Kind = keyof typeof kindPaths

/** A record keyed by kind. A missing kind is a compile error in the record. */
export type ByKind<T> = { readonly [K in Kind]: K extends keyof T ? T[K] : T[keyof T] }

const definitions = { tutoring, camp, internship, job, event } as const satisfies Record<string, KindShape>
/** One of the three records keyed by kind; the others are the server's tables and the client's looks. */
export const kinds: ByKind<typeof definitions> = definitions

export type KindValues<K extends Kind> = ValuesOf<(typeof kinds)[K]>
/** The kinds that have a capability, such as `KindWith<'isReviewable'>`. */
export type KindWith<C extends Capability> = {
  [K in Kind]: (typeof kinds)[K][C] extends true ? K : never
}[Kind]
/** Kinds without dates: their lists are tables, while kinds with dates have a calendar. */
export type ListingKind = Exclude<Kind, KindWith<'hasDates'>>

export const kindNames = Object.keys(kindPaths) as Kind[]
/** The default kind of forms and links. */
export const defaultKind = 'tutoring' satisfies Kind

/** The definition without literal types, for generic code. */
export const kindOf = (kind: Kind): KindShape => kinds[kind]

export const hasCapability = <C extends Capability>(kind: Kind, capability: C): kind is KindWith<C> =>
  kindOf(kind)[capability]
export const kindsWith = <C extends Capability>(capability: C): KindWith<C>[] =>
  kindNames.filter((kind) => hasCapability(kind, capability))

export const isListingKind = (kind: Kind): kind is ListingKind => !hasCapability(kind, 'hasDates')
export const listingKinds = kindNames.filter(isListingKind)

const byName = new Map<string, Kind>(
  kindNames.flatMap((kind) => {
    const { names } = kinds[kind]
    return [names.listingType, names.path, names.adminType, names.bookmark, names.pending, names.rows].map(
      (name) => [name, kind] as const,
    )
  }),
)

/** The API accepts the singular, the plural and the admin spelling of a kind. */
export const kindSpellings = [...byName.keys()]
export const parseKind = (name: string): Kind | null => byName.get(name) ?? null
