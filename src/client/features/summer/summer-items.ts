import { listingValues } from '#client/api/listing-values.ts'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { kindOf, parseKind } from '#shared/listings/kinds.ts'
import { textOf } from '#shared/listings/read-values.ts'
import { isOverlapping, type Period } from './summer-weeks.ts'

/** A saved listing that can take up weeks of a summer. */
export interface SummerItem {
  /** 'camp-12' */
  id: string
  title: string
  label: string
  href: string
  /** Null without days in this summer. */
  period: Period | null
  /** No end date and negotiable hours, so it never clashes. */
  isOngoing: boolean
  hasCost: boolean
  costRange: string | null
}

/** Live saved listings of the kinds that have a first and a last day. */
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
      costRange: textOf(values.costRange),
    }
  })

const periodOf = (values: Values, summer: Period): Period | null => {
  const opening = textOf(values.openingDate)
  const closing = textOf(values.closingDate)
  if (values.isOngoing === true) return within({ from: opening ?? summer.from, to: summer.to }, summer)
  // A range that ends on the deadline is the application period.
  if (closing !== null && closing === values.applicationDeadline) return null
  const [from, to] = [opening ?? closing, closing ?? opening]
  return from === null || to === null ? null : within({ from, to }, summer)
}

const within = (period: Period, summer: Period): Period | null =>
  period.from <= period.to && isOverlapping(period, summer) ? period : null
