import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { conflict, forbidden, notFound, unauthorized } from '#server/errors.ts'
import { assertOwnPhoto } from '#server/uploads/own-photo.ts'
import type { ContributionStats } from '#shared/contract/auth.ts'
import type { Account, AdminAccount, ProfileBody, UsersPage, UsersQuery } from '#shared/contract/users.ts'
import { contributorLevel, isNewUser } from '#shared/rules/contributor-level.ts'
import type { Role } from '#shared/rules/permissions.ts'
import { countContributions } from './contributions.repository.ts'
import { isUuid } from './is-uuid.ts'
import { presentAccount, presentAdminAccount } from './present-account.ts'
import { requireUser } from './require-user.ts'
import * as users from './users.repository.ts'

export type UsersService = ReturnType<typeof createUsersService>

export function createUsersService({ db, clock }: { db: Db; clock: () => Date }) {
  return {
    async account(actor: Actor): Promise<Account> {
      const user = await requireUser(db, actor)
      return { ...presentAccount(user), ...(actor.needsSecondFactor && { needsSecondFactor: true as const }) }
    },

    async updateProfile(actor: Actor, profile: ProfileBody): Promise<Account> {
      return transact(db, async (db) => {
        const before = await users.findById(db, actor.userId)
        await assertOwnPhoto(db, actor, {
          field: 'profileImageUrl',
          url: profile.profileImageUrl,
          current: before?.profileImageUrl,
        })
        const user = await users.update(db, actor.userId, { ...profile, updatedAt: clock() })
        if (user === null) throw unauthorized()
        return presentAccount(user)
      })
    },

    async contributionStats(actor: Actor, userId = actor.userId): Promise<ContributionStats> {
      const user = isUuid(userId) ? await users.findById(db, userId) : null
      if (user === null) throw notFound('We could not find that person.')
      const { listingsCount, reviewsCount } = await countContributions(db, user.id)
      const totalContributions = listingsCount + reviewsCount
      return {
        listingsCount,
        reviewsCount,
        totalContributions,
        ...contributorLevel(totalContributions),
        isNewUser: isNewUser(user.createdAt, clock()),
      }
    },

    async page({ page, limit, search = '' }: UsersQuery): Promise<UsersPage> {
      const { rows, total } = await users.findPage(db, { search, limit, offset: (page - 1) * limit })
      return {
        users: rows.map(presentAdminAccount),
        total,
        totalPages: Math.ceil(total / limit),
        currentPage: page,
      }
    },

    async changeRole(actor: Actor, userId: string, role: Role): Promise<AdminAccount> {
      if (!isUuid(userId)) throw notFound('We could not find that person.')
      return transact(db, async (db) => {
        const adminIds = await users.lockAdminIds(db)
        // The caller may have lost the role since the request was authorized.
        if (!adminIds.includes(actor.userId)) throw forbidden()
        if (role !== 'admin' && adminIds.every((id) => id === userId))
          throw conflict('This is the last admin. Make another person an admin first.')
        const before = await users.lockById(db, userId)
        if (before === null) throw notFound('We could not find that person.')
        if (before.role === role) return presentAdminAccount(before)
        if (before.suspendedAt !== null) throw conflict('This account is suspended. Restore it first.')
        const user = await users.update(db, userId, { role, updatedAt: clock() })
        await recordAudit(db, actor, clock(), {
          action: 'change-role',
          itemType: 'user',
          itemId: userId,
          before: { role: before.role },
          after: { role },
        })
        return presentAdminAccount(user ?? before)
      })
    },
  }
}
