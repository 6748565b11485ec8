import type { Db } from '#server/db/client.ts'
import { insertListings, type NewListing } from '#server/listings/listing-inserts.repository.ts'
import { type Kind, type KindValues, kindOf } from '#shared/listings/kinds.ts'
import { completed, submitSchema } from '#shared/listings/schemas.ts'
import { isRequired, withSamples } from './sample-values.ts'

type State = Partial<Omit<NewListing, 'values'>>

/** The required fields of each kind. */
const least = withSamples(isRequired, {
  tutoring: {
    name: 'Hilltop Tutoring',
    type: 'business',
    description: 'Patient help.',
    categories: ['Mathematics'],
    deliveryMode: ['In-person'],
  },
  camp: {
    name: 'Camp Meadowlark',
    description: 'A week outdoors.',
    categories: ['STEM'],
    deliveryMode: ['In-person'],
  },
  internship: {
    companyName: 'Valley Robotics',
    title: 'Lab Intern',
    description: 'Help in the lab.',
    types: ['STEM'],
    deliveryMode: ['In-person'],
  },
  job: {
    companyName: 'Corner Bakery',
    title: 'Counter Help',
    description: 'Weekend mornings.',
    categories: ['Food & Hospitality'],
    deliveryMode: ['In-person'],
  },
  event: {
    title: 'Science Night',
    description: 'Experiments for everyone.',
    organizer: 'Dublin Library',
    organizerEmail: 'events@example.org',
    eventDate: '2027-03-20',
    venue: 'Main hall',
    categories: ['Science'],
    targetAudience: ['All Ages'],
    cost: 'Free',
  },
})

/** A live listing without a submitter by default. Returns its id and values. */
export async function insertListing<K extends Kind>(
  { db, clock }: { db: Db; clock: () => Date },
  kind: K,
  values: Partial<KindValues<K>> = {},
  state: State = {},
) {
  const whole = completed(
    submitSchema(kind).parse({ city: 'Dublin', state: 'CA', ...least[kind], ...values }) as KindValues<K> &
      NewListing['values'],
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
