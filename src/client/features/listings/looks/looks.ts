import type { ListingKind } from '#shared/listings/kinds.ts'
import { campLook } from './camp-look.ts'
import { internshipLook } from './internship-look.ts'
import { jobLook } from './job-look.ts'
import type { AnyLook, Look } from './look.ts'
import { tutoringLook } from './tutoring-look.ts'

/** One of the three records keyed by kind; the others are the shared definitions and the server's tables. */
const looks = {
  tutoring: tutoringLook,
  camp: campLook,
  internship: internshipLook,
  job: jobLook,
} satisfies { [K in ListingKind]: Look<K> }

export const lookOf = (kind: ListingKind): AnyLook => looks[kind]
