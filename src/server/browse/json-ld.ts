import { eventSpan } from '#server/calendar/event-span.ts'
import type { Listing } from '#shared/contract/listings.ts'
import type { SchemaType, Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { listingWindow } from '#shared/listings/listing-window.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { listingValues } from './listing-values.ts'
import { pacificTimestamp } from './pacific-timestamp.ts'
import { plainDescription } from './plain-description.ts'

type Thing = { '@type': string } & Record<string, unknown>

interface Described {
  kind: Kind
  listing: Listing
  url: string
  image: string
}

/** A listing as schema.org data, without its contributor. */
export function listingThing({ kind, listing, url, image }: Described): Thing {
  const { values, title } = listingValues(kind, listing)
  return withoutEmpty(things[kindOf(kind).schemaType]({ kind, listing, values, title, url, image }))
}

/** The parent pages, as search results show them. */
export function breadcrumbThing(crumbs: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

interface Source extends Described {
  values: Values
  title: string
}

const things: Record<SchemaType, (source: Source) => Thing> = {
  LocalBusiness: (source) => ({
    ...basics('LocalBusiness', source),
    address: addressOf(source.values),
    telephone: text(source.values.phone),
    sameAs: text(source.values.website),
    aggregateRating: ratingOf(source),
  }),

  Course: (source) => {
    const { values, kind } = source
    const { opensOn, closesOn } = listingWindow(kindOf(kind), values)
    return {
      ...basics('Course', source),
      provider: withoutEmpty({
        '@type': 'Organization',
        name: source.title,
        sameAs: text(values.website),
      }),
      audience: audienceOf(values),
      aggregateRating: ratingOf(source),
      hasCourseInstance: withoutEmpty({
        '@type': 'CourseInstance',
        courseMode: courseMode(values),
        location: placeOf(values),
        offers: withoutEmpty({
          '@type': 'Offer',
          category: values.costRange === 'FREE' ? 'Free' : 'Paid',
          availabilityStarts: opensOn,
          availabilityEnds: closesOn,
          url: text(values.website) ?? source.url,
        }),
      }),
    }
  },

  Internship: (source) => jobPosting(source, ['INTERN']),

  JobPosting: (source) => jobPosting(source, listOf(source.values.jobType).map(employmentType)),

  Event: (source) => {
    const { values } = source
    const span = eventSpan({
      eventDate: String(values.eventDate),
      startTime: text(values.startTime),
      endTime: text(values.endTime),
    })
    const isFree = /^\s*free\b/i.test(text(values.cost) ?? '')
    return {
      ...basics('Event', source),
      startDate: span.isAllDay ? span.first : pacificTimestamp(span.start),
      endDate: span.isAllDay ? span.first : span.end && pacificTimestamp(span.end),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: withoutEmpty({
        '@type': 'Place',
        name: text(values.venue) ?? text(values.city),
        address: addressOf(values),
      }),
      organizer: withoutEmpty({ '@type': 'Organization', name: text(values.organizer), url: source.url }),
      isAccessibleForFree: isFree,
      offers: isFree
        ? {
            '@type': 'Offer',
            price: 0,
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            url: text(values.registrationLink) ?? source.url,
          }
        : null,
    }
  },
}

function jobPosting(source: Source, employmentTypes: string[]): Thing {
  const { values, kind, listing } = source
  const { name: title, ...about } = basics('JobPosting', source)
  const isRemote = values.isRemote === true
  return {
    ...about,
    title,
    datePosted: pacificDay(new Date(listing.approvedAt ?? listing.createdAt)),
    validThrough: listingWindow(kindOf(kind), values).closesOn,
    employmentType: employmentTypes,
    hiringOrganization: withoutEmpty({
      '@type': 'Organization',
      name: text(values.companyName),
      sameAs: text(values.website),
      // schema.org has no rating for the posting itself.
      aggregateRating: ratingOf(source),
    }),
    jobLocation: placeOf(values),
    jobLocationType: isRemote ? 'TELECOMMUTE' : null,
    applicantLocationRequirements: isRemote ? { '@type': 'Country', name: 'US' } : null,
    qualifications: text(values.eligibility),
    baseSalary: salaryOf(values),
  }
}

const basics = (type: string, source: Source): Thing => ({
  '@type': type,
  '@id': source.url,
  name: source.title,
  description: plainDescription(source.values.description, 5000),
  url: source.url,
  image: source.image,
})

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value : [])

const addressOf = (values: Values): Thing =>
  withoutEmpty({
    '@type': 'PostalAddress',
    streetAddress: text(values.address),
    addressLocality: text(values.city),
    addressRegion: text(values.state),
    postalCode: text(values.zipcode),
    addressCountry: 'US',
  })

const placeOf = (values: Values): Thing => ({ '@type': 'Place', address: addressOf(values) })

const audienceOf = ({ minimumAge }: Values): Thing | null =>
  typeof minimumAge === 'number'
    ? { '@type': 'PeopleAudience', suggestedMinAge: minimumAge, audienceType: 'Students' }
    : null

const ratingOf = ({ listing: { averageRating, reviewCount } }: Source): Thing | null =>
  averageRating === null || reviewCount === 0
    ? null
    : {
        '@type': 'AggregateRating',
        ratingValue: Math.round(averageRating * 10) / 10,
        reviewCount,
        bestRating: 5,
        worstRating: 1,
      }

function courseMode({ deliveryMode }: Values) {
  const modes = listOf(deliveryMode)
  const isOnline = modes.some((mode) => mode === 'Remote' || mode === 'Online')
  if (modes.includes('Hybrid') || (isOnline && modes.includes('In-person'))) return 'blended'
  return isOnline ? 'online' : 'onsite'
}

const employmentType = (type: string) => type.toUpperCase().replaceAll('-', '_')

const units: Record<string, string> = { hourly: 'HOUR', monthly: 'MONTH', yearly: 'YEAR' }

function salaryOf({ salaryMin, salaryMax, salaryType }: Values): Thing | null {
  const unitText = units[String(salaryType)]
  if (unitText === undefined || (typeof salaryMin !== 'number' && typeof salaryMax !== 'number')) return null
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: withoutEmpty({
      '@type': 'QuantitativeValue',
      minValue: salaryMin,
      maxValue: salaryMax,
      unitText,
    }),
  }
}

function withoutEmpty<T extends Record<string, unknown>>(thing: T): T {
  const isSet = (value: unknown) =>
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => isSet(value))) as T
}
