import { displayName } from '#server/display-name.ts'
import type { Account, AdminAccount } from '#shared/contract/users.ts'
import type { User } from './users.repository.ts'

/** Lists every field, so that a new column stays private. */
export function presentAccount(user: User): Account {
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    firstName: user.firstName,
    lastName: user.lastName,
    nickname: user.nickname,
    displayName: displayName(user),
    profileImageUrl: user.profileImageUrl,
    location: user.location,
    phone: user.phone,
    schoolName: user.schoolName,
    grade: user.grade,
    address: user.address,
    role: user.role,
    ...(user.role === 'admin' && { wantsDigest: user.wantsDigest }),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  }
}

export const presentAdminAccount = (user: User): AdminAccount => ({
  ...presentAccount(user),
  suspendedAt: user.suspendedAt?.toISOString() ?? null,
  suspendedUntil: user.suspendedUntil,
  suspensionReason: user.suspensionReason,
})
