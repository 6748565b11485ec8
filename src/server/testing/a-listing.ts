import type { Db } from '#server/db/client.ts'
import { insertListings, type NewListing } from '#server/listings/listing-inserts.repository.ts'
import { type Kind, type KindValues, kindOf } from '#shared/listings/kinds.ts'
import { submitSchema, withDerivedValues } from '#shared/listings/schemas.ts'
import { minimalForms } from './submissions/filled-forms.ts'

type State = Partial<Omit<NewListing, 'values'>>

const defaultValues = { ...minimalForms, job: { ...minimalForms.job, deliveryMode: ['In-person'] } }

/** Inserts a listing, by default live and without a submitter. Returns its id and values. */
export async function insertListing<K extends Kind>(
  { db, clock }: { db: Db; clock: () => Date },
  kind: K,
  values: Partial<KindValues<K>> = {},
  state: State = {},
) {
  const completeValues = withDerivedValues(
    submitSchema(kind).parse({ ...defaultValues[kind], ...values }) as KindValues<K> & NewListing['values'],
  )
  const now = clock()
  const listing = {
    values: completeValues,
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
  return { id, listingType, path, values: completeValues }
}
