import { listingValues } from '#client/api/listing-values.ts'
import { formatDay } from '#client/lib/format-day.ts'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import { type Deadline, deadlineOf } from '#shared/listings/deadline.ts'
import { defaultKind, type Kind, kindOf, parseKind } from '#shared/listings/kinds.ts'
import { listOf, textOf } from '#shared/listings/read-values.ts'

/** A saved item prepared for its card. */
export interface SavedListing {
  kind: Kind
  id: number
  title: string
  /** Organization and location. */
  subline: string
  description: string | null
  categories: string[]
  website: string | null
  isAvailable: boolean
  deadline: Deadline | null
  checkedAt: string | null
}

export const savedKey = ({ kind, id }: Pick<SavedListing, 'kind' | 'id'>) => `${kind}-${id}`

/** The key of the item that `savedListing` returns. */
export const bookmarkKey = ({ listingType, listingId }: Bookmark) =>
  savedKey({ kind: parseKind(listingType) ?? defaultKind, id: listingId })

export function savedListing({ listingType, listingId, listing }: Bookmark, today: string): SavedListing {
  const kind = parseKind(listingType) ?? defaultKind
  const definition = kindOf(kind)
  const values = listingValues(listing)
  const text = (name: string | null) => (name === null ? null : textOf(values[name]))
  const isAvailable = listing.isApproved && listing.isActive
  return {
    kind,
    id: listingId,
    title: text(definition.title) ?? definition.names.label,
    subline: [text(definition.organization), listing.location].filter(Boolean).join(' · '),
    description: text('description'),
    categories: listOf(values[definition.categories]),
    website: text('website') ?? text('registrationLink'),
    isAvailable,
    deadline: isAvailable
      ? (eventDay(text('eventDate'), today) ?? deadlineOf(definition, values, today))
      : null,
    checkedAt: isAvailable ? listing.checkedAt : null,
  }
}

/** Events have no deadline; their date matters instead. */
function eventDay(day: string | null, today: string): Deadline | null {
  if (day === null) return null
  if (day === today) return { state: 'closing', text: 'Today', note: null }
  return day < today
    ? { state: 'closed', text: `Was on ${formatDay(day)}`, note: null }
    : { state: 'open', text: formatDay(day), note: null }
}
