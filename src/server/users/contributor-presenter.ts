import { displayName } from '#server/display-name.ts'
import type { Contributor } from '#shared/contract/listings.ts'
import { contributorLevel, isNewUser } from '#shared/rules/contributor-level.ts'
import type { User } from './users.repository.ts'

type Name = Pick<User, 'nickname' | 'firstName' | 'lastName'>
export type StoredContributor = Name &
  Pick<User, 'email' | 'profileImageUrl' | 'createdAt'> & { contributions: number }

/** A nickname hides the real name from everyone but the person and admins (docs/product.md 16). */
export const presentNames = (person: Name | null, seesRealName: boolean) => {
  const isHidden = !seesRealName && Boolean(person?.nickname?.trim())
  return {
    nickname: person?.nickname ?? null,
    firstName: isHidden ? null : (person?.firstName ?? null),
    lastName: isHidden ? null : (person?.lastName ?? null),
  }
}

/** The public profile: name, picture and badge. */
export const presentContributor = (person: StoredContributor, now: Date): Contributor => ({
  displayName: displayName(person),
  profileImageUrl: person.profileImageUrl,
  ...contributorLevel(person.contributions),
  isNewUser: isNewUser(person.createdAt, now),
})
