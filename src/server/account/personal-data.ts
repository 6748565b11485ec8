import type { Queryable } from '#server/db/client.ts'
import { findListings, type StoredListing } from '#server/listings/listings.repository.ts'
import { presentAccount } from '#server/users/present-account.ts'
import type { User } from '#server/users/users.repository.ts'
import type { PersonalData } from '#shared/contract/account.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import { findAddedListings, findPersonalRecords } from './personal-records.repository.ts'

/** All personal data of an account, in one document for its owner. */
export async function personalDataOf(db: Queryable, user: User, now: Date): Promise<PersonalData> {
  const added = await findAddedListings(db, user.id)
  const listings: StoredListing[] = []
  for (const kind of kindNames) {
    const ids = added.filter((listing) => listing.kind === kind).map(({ id }) => id)
    listings.push(...(await findListings(db, kind, ids, { withTrash: true })))
  }
  return serialized({
    exportedAt: now,
    account: {
      ...presentAccount(user),
      emailVerifiedAt: user.emailVerifiedAt,
      wantsDigest: user.wantsDigest,
    },
    ...(await findPersonalRecords(db, user)),
    listings: listings.map(({ row, values }) => ({ ...row, listingType: row.kind, values })),
  })
}

/** JSON turns dates into strings. */
type Serialized<T> = T extends Date
  ? string
  : T extends readonly (infer Entry)[]
    ? Serialized<Entry>[]
    : T extends object
      ? { [Key in keyof T]: Serialized<T[Key]> }
      : T

const serialized = <T>(document: T): Serialized<T> => JSON.parse(JSON.stringify(document))
