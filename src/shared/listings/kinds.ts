import type { KindShape, ValuesOf } from './define-kind.ts'
import { camp } from './kinds/camp.ts'
import { event } from './kinds/event.ts'
import { internship } from './kinds/internship.ts'
import { job } from './kinds/job.ts'
import { tutoring } from './kinds/tutoring.ts'

/** One of the three records keyed by kind; the others are the server's tables and the client's looks. */
export const kinds = { tutoring, camp, internship, job, event } as const

export type Kind = keyof typeof kinds
/** Kinds with reviews, CSV import and a listing screen; events have their own screen. */
export type ListingKind = Exclude<Kind, 'event'>
export type KindValues<K extends Kind> = ValuesOf<(typeof kinds)[K]>

export const kindNames = Object.keys(kinds) as Kind[]
export const listingKinds = kindNames.filter((kind): kind is ListingKind => kind !== 'event')

/** The definition without its literal types, for loops that treat all kinds alike. */
export const kindOf = (kind: Kind): KindShape => kinds[kind]

const byName = new Map<string, Kind>(
  kindNames.flatMap((kind) => {
    const { names } = kinds[kind]
    return [names.listingType, names.path, names.adminType, names.bookmark, names.pending, names.rows].map(
      (name) => [name, kind] as const,
    )
  }),
)

/** Every call accepts a kind in the singular and the plural, and in the admin's spelling. */
export const parseKind = (name: string): Kind | null => byName.get(name) ?? null
