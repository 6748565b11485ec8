import { displayName } from '#server/display-name.ts'
import type { Contributor } from '#shared/contract/listings.ts'
import { contributorLevel, isNewUser } from '#shared/rules/contributor-level.ts'

export interface StoredContributor {
  nickname: string | null
  firstName: string | null
  lastName: string | null
  email: string
  profileImageUrl: string | null
  createdAt: Date
  contributions: number
}

/** A person as everybody may see them: their name, picture and badge. */
export const presentContributor = (person: StoredContributor, now: Date): Contributor => ({
  displayName: displayName(person),
  profileImageUrl: person.profileImageUrl,
  ...contributorLevel(person.contributions),
  isNewUser: isNewUser(person.createdAt, now),
})
