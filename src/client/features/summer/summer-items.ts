import { listingValues } from '#client/api/listing-values.ts'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { kindOf, parseKind } from '#shared/listings/kinds.ts'
import { isOverlapping, type Period } from './summer-weeks.ts'

/** A saved listing that can take up weeks of a summer. */
export interface SummerItem {
  /** 'camp-12' */
  id: string
  title: string
  label: string
  href: string
  /** Null when the listing gives no days, or none of this summer. */
  period: Period | null
  /** Without an end: its hours are agreed on, so that it fits beside other things. */
  isOngoing: boolean
  hasCost: boolean
  costRange: string | null
}

/** Saved listings of the kinds that have a first and a last day, as long as they are live. */
export const summerItems = (bookmarks: readonly Bookmark[], summer: Period): SummerItem[] =>
  bookmarks.flatMap(({ listingType, listingId, listing }) => {
    const kind = parseKind(listingType)
    if (!kind || !listing.isApproved || !listing.isActive) return []
    const { fields, names, title } = kindOf(kind)
    if (!('openingDate' in fields && 'closingDate' in fields)) return []
    const values = listingValues(listing)
    return {
      id: `${kind}-${listingId}`,
      title: String(values[title]),
      label: names.label,
      href: `/${names.path}?view=${kind}-${listingId}`,
      period: periodOf(values, summer),
      isOngoing: values.isOngoing === true,
      hasCost: 'costRange' in fields,
      costRange: dayOrText(values.costRange),
    }
  })

const periodOf = (values: Values, summer: Period): Period | null => {
  const opening = dayOrText(values.openingDate)
  const closing = dayOrText(values.closingDate)
  if (values.isOngoing === true) return within({ from: opening ?? summer.from, to: summer.to }, summer)
  // Days that end with the deadline are those for applying.
  if (closing !== null && closing === values.applicationDeadline) return null
  const [from, to] = [opening ?? closing, closing ?? opening]
  return from === null || to === null ? null : within({ from, to }, summer)
}

const within = (period: Period, summer: Period): Period | null =>
  period.from <= period.to && isOverlapping(period, summer) ? period : null

const dayOrText = (value: Values[string] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null
