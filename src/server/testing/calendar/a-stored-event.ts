import type { ListingRow, StoredListing } from '#server/listings/listings.repository.ts'
import type { KindValues } from '#shared/listings/kinds.ts'

const values: KindValues<'event'> = {
  title: 'Science Night',
  description: 'Experiments for everyone.',
  organizer: 'Dublin Library',
  organizerEmail: 'events@example.org',
  organizerPhone: null,
  eventDate: '2027-03-20',
  startTime: '19:00',
  endTime: '21:00',
  venue: 'Main hall',
  address: null,
  city: 'Dublin',
  state: 'CA',
  zipcode: null,
  latitude: 37.7022,
  longitude: -121.9358,
  categories: ['Science'],
  targetAudience: ['All Ages'],
  ageRange: null,
  cost: 'Free',
  registrationRequired: false,
  registrationLink: null,
  contactInfo: null,
  specialInstructions: null,
  photoUrl: null,
}

/** An event in the form that repositories return, without a database. */
export const aStoredEvent = (
  overrides: Partial<KindValues<'event'>> = {},
  row: Partial<Pick<ListingRow, 'id' | 'version' | 'createdAt' | 'updatedAt'>> = {},
): StoredListing => {
  const created = new Date('2027-01-01T00:00:00Z')
  const fields = { id: 1, version: 1, createdAt: created, updatedAt: created, ...row }
  return { row: fields as ListingRow, values: { ...values, ...overrides }, contributor: null }
}
