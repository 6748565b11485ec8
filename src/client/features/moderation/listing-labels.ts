import { formatDay } from '#client/lib/format-day.ts'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import type { FieldValue } from '#shared/listings/fields.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

export const kindOfListing = ({ listingType }: Pick<ModeratedListing, 'listingType'>): Kind =>
  listingType as Kind

/** Fields by name, for registry-driven code. */
export const valuesOf = (listing: ModeratedListing): Values => listing as unknown as Values

export const titleOf = (listing: ModeratedListing): string =>
  String(valuesOf(listing)[kindOf(kindOfListing(listing)).title])

/** Unique across kinds. */
export const keyOf = ({ listingType, id }: Pick<ModeratedListing, 'listingType' | 'id'>) =>
  `${listingType}-${id}`

/** Type, company or organizer, then city and state. */
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

export const sectionTitles: Record<Kind, string> = {
  tutoring: 'Tutoring Providers',
  camp: 'Summer Camps',
  internship: 'Internships',
  job: 'Job Opportunities',
  event: 'Events',
}

/** Null when not specified. */
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
