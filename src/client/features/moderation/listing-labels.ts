import { formatDay } from '#client/lib/format-day.ts'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import type { FieldValue } from '#shared/listings/fields.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

export const kindOfListing = ({ listingType }: Pick<ModeratedListing, 'listingType'>): Kind =>
  listingType as Kind

/** The fields of a listing by name, for code that the registry drives. */
export const valuesOf = (listing: ModeratedListing): Values => listing as unknown as Values

export const titleOf = (listing: ModeratedListing): string =>
  String(valuesOf(listing)[kindOf(kindOfListing(listing)).title])

/** Names a listing among all kinds. */
export const keyOf = ({ listingType, id }: Pick<ModeratedListing, 'listingType' | 'id'>) =>
  `${listingType}-${id}`

/** The type, company or organizer, then city and state. */
export const sublineOf = (listing: ModeratedListing): string => {
  const kind = kindOfListing(listing)
  const { organization } = kindOf(kind)
  const values = valuesOf(listing)
  const offeredBy = organization ?? (kind === 'tutoring' ? 'type' : null)
  const place = [values.city, values.state].filter(Boolean).join(', ')
  return [offeredBy && formatFieldValue(kind, offeredBy, values[offeredBy]), place]
    .filter(Boolean)
    .join(' · ')
}

/** What the sections of the dashboard are called. */
export const sectionTitles: Record<Kind, string> = {
  tutoring: 'Tutoring Providers',
  camp: 'Summer Camps',
  internship: 'Internships',
  job: 'Job Opportunities',
  event: 'Events',
}

/** A field's value as a person reads it, or null when it is not specified. */
export const formatFieldValue = (kind: Kind, name: string, value: FieldValue | undefined): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.join(', ') || null
  const field = kindOf(kind).fields[name]
  switch (field?.type) {
    case 'flag':
      return value ? 'Yes' : 'No'
    case 'choice':
      return field.labels?.[String(value)] ?? String(value)
    case 'whole':
      return field.labels?.[Number(value)] ?? String(value)
    case 'day':
      return formatDay(String(value))
    default:
      return String(value)
  }
}
