import { presentContributor, presentNames } from '#server/users/contributor-presenter.ts'
import type { Listing } from '#shared/contract/listings.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { StoredListing } from './listings.repository.ts'

/**
 * A listing as it goes over the wire; `seesRealName` is for its submitter and for admins. Fields of the registry are public; every other key is named here by hand. They are
 * assigned and not spread, because V8 takes fifty times as long for a literal in which so many keys follow a spread.
 */
export const presentListing = <K extends Kind>(
  { row, values, contributor: person }: StoredListing,
  now: Date,
  seesRealName = false,
): Listing<K> => {
  const isHidden = kindOf(row.kind).hidesSubmitter && !seesRealName
  const contributor = isHidden && !person?.nickname?.trim() ? null : person
  const names = presentNames(contributor, seesRealName)
  return Object.assign({}, values, {
    id: row.id,
    listingType: row.kind,
    userId: isHidden ? null : row.userId,
    location: values.location ?? placeOf(row.city, row.state),
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
  }) as unknown as Listing<K>
}

const placeOf = (city: string | null, state: string | null): string | null =>
  [city, state].filter(Boolean).join(', ') || null

/** What is left to say of a listing that is no longer live: its name and where it was. */
export const presentUnavailable = (stored: StoredListing): Listing => {
  const { fields, title, organization } = kindOf(stored.row.kind)
  const kept = new Set([title, organization, 'city', 'state'])
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      kept.has(name) ? (stored.values[name] ?? null) : field.type === 'list' ? [] : null,
    ]),
  )
  return presentListing({ ...stored, values, contributor: null }, stored.row.updatedAt)
}
