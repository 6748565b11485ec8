import { getTableColumns, sql } from 'drizzle-orm'
import {
  boolean,
  date,
  type ExtraConfigColumn,
  index,
  numeric,
  type PgTable,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { type ByKind, type Kind, type KindValues, kindOf } from '#shared/listings/kinds.ts'
import { listingId } from './references.ts'

/** Columns of every kind. Lists measure distance from the coordinates in `listings`, which may be those of a ZIP code. */
const ofEveryKind = () => ({
  listingId: listingId().primaryKey(),
  address: text(),
  latitude: numeric({ precision: 10, scale: 8, mode: 'number' }),
  longitude: numeric({ precision: 11, scale: 8, mode: 'number' }),
  photoUrl: text(),
})
const textArray = () => text().array().notNull().default([])
const day = () => date({ mode: 'string' })

/** For the sweep of unused uploads. */
const byPhoto = (facts: string) => (table: { photoUrl: ExtraConfigColumn }) => [
  index(`${facts}_photo`).on(table.photoUrl).where(sql`photo_url is not null`),
]

export const tutoringFacts = pgTable(
  'tutoring_facts',
  {
    ...ofEveryKind(),
    type: text().notNull(),
    categories: textArray(),
    subjects: textArray(),
    deliveryMode: textArray(),
    website: text(),
    phone: text(),
    email: text(),
  },
  byPhoto('tutoring_facts'),
)

export const campFacts = pgTable(
  'camp_facts',
  {
    ...ofEveryKind(),
    categories: textArray(),
    tags: textArray(),
    selectivityLevel: smallint(),
    deliveryMode: textArray(),
    dates: text(),
    length: text(),
    costRange: text(),
    hasScholarship: boolean(),
    minimumAge: smallint(),
    eligibility: text(),
    applicationAvailable: boolean(),
    applicationOpen: day(),
    applicationDeadline: day(),
    openingDate: day(),
    closingDate: day(),
    website: text(),
    phone: text(),
    email: text(),
    location: text(),
  },
  byPhoto('camp_facts'),
)

export const internshipFacts = pgTable(
  'internship_facts',
  {
    ...ofEveryKind(),
    types: textArray(),
    selectivityLevel: smallint(),
    deliveryMode: textArray(),
    isRemote: boolean(),
    duration: textArray(),
    internshipDates: text(),
    length: text(),
    compensation: text(),
    salaryRange: text(),
    salaryType: text(),
    tuition: text(),
    minimumAge: smallint(),
    eligibility: text(),
    prerequisites: text(),
    hasMentorship: boolean(),
    applicationOpen: day(),
    applicationDeadline: day(),
    website: text(),
    location: text(),
  },
  byPhoto('internship_facts'),
)

export const jobFacts = pgTable(
  'job_facts',
  {
    ...ofEveryKind(),
    categories: textArray(),
    jobType: textArray(),
    schedule: textArray(),
    workSchedule: text(),
    deliveryMode: textArray(),
    isRemote: boolean(),
    compensation: text(),
    compensationRange: text(),
    salaryMin: numeric({ precision: 10, scale: 2, mode: 'number' }),
    salaryMax: numeric({ precision: 10, scale: 2, mode: 'number' }),
    salaryType: text(),
    minimumAge: smallint(),
    eligibility: text(),
    hasTraining: boolean(),
    hasAdvancement: boolean(),
    requiresTransportation: boolean(),
    requiresResume: boolean(),
    openingDate: day(),
    closingDate: day(),
    isOngoing: boolean(),
    applicationDeadline: day(),
    website: text(),
    location: text(),
  },
  byPhoto('job_facts'),
)

export const eventFacts = pgTable(
  'event_facts',
  {
    ...ofEveryKind(),
    organizerEmail: text(),
    organizerPhone: text(),
    eventDate: day(),
    startTime: text(),
    endTime: text(),
    venue: text(),
    categories: textArray(),
    targetAudience: textArray(),
    ageRange: text(),
    cost: text(),
    registrationRequired: boolean(),
    registrationLink: text(),
    contactInfo: text(),
    specialInstructions: text(),
  },
  byPhoto('event_facts'),
)

const tables = {
  tutoring: tutoringFacts,
  camp: campFacts,
  internship: internshipFacts,
  job: jobFacts,
  event: eventFacts,
} as const
/** One of the three records keyed by kind. */
export const factTables: ByKind<typeof tables> = tables

export const categoriesColumn = (kind: Kind) =>
  getTableColumns<PgTable>(factTables[kind])[kindOf(kind).categories]

/** Shared values are in `listings` and `listing_texts`; every other field needs a column here. */
type SharedField =
  | 'name'
  | 'title'
  | 'companyName'
  | 'organizer'
  | 'city'
  | 'state'
  | 'zipcode'
  | 'description'
type MissingColumn<K extends Kind> = Exclude<
  keyof KindValues<K>,
  keyof ByKind<typeof tables>[K]['$inferSelect'] | SharedField
>
/** A field without a column is a compile error that names both. */
const missingColumns: { [K in Kind as MissingColumn<K> extends never ? never : K]: MissingColumn<K> } = {}
void missingColumns
