import type { Db } from '#server/db/client.ts'
import { insertListings, type NewListing } from '#server/listings/listing-inserts.repository.ts'
import { type Kind, type KindValues, kindOf } from '#shared/listings/kinds.ts'
import { completed, submitSchema } from '#shared/listings/schemas.ts'
import { least } from './submissions/filled-forms.ts'

type State = Partial<Omit<NewListing, 'values'>>

const defaults = { ...least, job: { ...least.job, deliveryMode: ['In-person'] } }

/** A live listing without a submitter by default. Returns its id and values. */
export async function insertListing<K extends Kind>(
  { db, clock }: { db: Db; clock: () => Date },
  kind: K,
  values: Partial<KindValues<K>> = {},
  state: State = {},
) {
  const whole = completed(
    submitSchema(kind).parse({ ...defaults[kind], ...values }) as KindValues<K> & NewListing['values'],
  )
  const now = clock()
  const listing = {
    values: whole,
    userId: null,
    isApproved: true,
    isActive: true,
    submittedAt: now,
    approvedAt: now,
    createdAt: now,
    ...state,
  }
  const [id = 0] = await insertListings(db, kind, [listing])
  const { listingType, path } = kindOf(kind).names
  return { id, listingType, path, values: whole }
}
