import { presentContributor, presentNames } from '#server/users/contributor-presenter.ts'
import type { Listing } from '#shared/contract/listings.ts'
import { type Kind, type KindValues, kindOf } from '#shared/listings/kinds.ts'
import { milesBetween, type Place, roundedMiles } from '#shared/rules/distance.ts'
import { checkedAtOf } from './checked-at.ts'
import type { StoredListing } from './listings.repository.ts'

/**
 * The public form of a listing; `seesRealName` is for its submitter and for admins. Fields of the registry are public, every
 * other key is listed here. `Object.assign`, because V8 is fifty times slower for a literal with this many keys after a spread.
 */
export function presentListing<K extends Kind>(
  stored: StoredListing,
  now: Date,
  seesRealName?: boolean,
): Listing<K>
export function presentListing(
  { row, values, contributor: person }: StoredListing,
  now: Date,
  seesRealName = false,
): Listing {
  const isHidden = kindOf(row.kind).hidesSubmitter && !seesRealName
  const contributor = isHidden && !person?.nickname?.trim() ? null : person
  const names = presentNames(contributor, seesRealName)
  const isClaimable = row.userId === null && row.isLive && !kindOf(row.kind).hidesSubmitter
  return Object.assign({}, values as KindValues<Kind>, {
    id: row.id,
    listingType: row.kind,
    userId: isHidden ? null : row.userId,
    location: values.location ?? locationOf(row),
    contributorNickname: names.nickname,
    contributorFirstName: names.firstName,
    contributorLastName: names.lastName,
    contributor: contributor && presentContributor(contributor, now),
    viewCount: row.viewCount,
    thumbsUpCount: row.thumbsUpCount,
    reviewCount: row.reviewCount,
    averageRating: row.averageRating,
    rating: row.averageRating,
    isApproved: row.isApproved,
    isActive: row.isActive,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    checkedAt: checkedAtOf(row)?.toISOString() ?? null,
    ...(isClaimable && { isClaimable }),
  }) as Listing
}

/** The distance of a pin, if the query has a place. Remote listings have none. */
export const distanceOf = (to: Place, from: Place | null, isRemote = false): { distanceMiles?: number } =>
  from === null || isRemote ? {} : { distanceMiles: roundedMiles(milesBetween(from, to)) }

/** With the distance from a place; null for a listing without coordinates. */
export const presentWithDistance = <K extends Kind>(
  stored: StoredListing,
  now: Date,
  from: Place | null,
): Listing<K> => {
  const listing = presentListing<K>(stored, now)
  if (from === null) return listing
  const { latitude, longitude } = stored.row
  const isPlaced = latitude !== null && longitude !== null
  return Object.assign(listing, {
    distanceMiles: isPlaced ? roundedMiles(milesBetween(from, { latitude, longitude })) : null,
  })
}

export const locationOf = ({ city, state }: Pick<StoredListing['row'], 'city' | 'state'>): string | null =>
  [city, state].filter(Boolean).join(', ') || null

/** A listing that is no longer live: name and place only. */
export const presentUnavailable = (stored: StoredListing): Listing => {
  const { fields, title, organization } = kindOf(stored.row.kind)
  const visible = new Set([title, organization, 'city', 'state'])
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      visible.has(name) ? (stored.values[name] ?? null) : field.type === 'list' ? [] : null,
    ]),
  )
  return presentListing({ ...stored, values, contributor: null }, stored.row.updatedAt)
}
