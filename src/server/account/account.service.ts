import type { Actor } from '#server/actor.ts'
import { recordAccountEvent } from '#server/audit/audit.repository.ts'
import type { AccountLinks } from '#server/auth/account-links.ts'
import * as tokens from '#server/auth/account-tokens.repository.ts'
import type { Passwords } from '#server/auth/passwords.ts'
import * as sessionRows from '#server/auth/sessions.repository.ts'
import type { Browser, Sessions } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { conflict, invalidField, unauthorized } from '#server/errors.ts'
import { addJob } from '#server/jobs/jobs.repository.ts'
import { lockListingsOf } from '#server/listings/locked-listing.repository.ts'
import { removeMailFiles } from '#server/mail/remove-mail-files.ts'
import { removeRepliesTo } from '#server/reviews/review-replies.repository.ts'
import type { Storage } from '#server/storage/storage.ts'
import { filesOf } from '#server/uploads/photo-name.ts'
import { deleteUploads } from '#server/uploads/uploads.repository.ts'
import { requireUser } from '#server/users/require-user.ts'
import * as users from '#server/users/users.repository.ts'
import type { ChangePasswordBody, DeleteAccountBody, PersonalData } from '#shared/contract/account.ts'
import * as removal from './account-removal.repository.ts'
import { personalDataOf } from './personal-data.ts'
import { removeMailTo } from './personal-records.repository.ts'

interface AccountDeps {
  db: Db
  clock: () => Date
  passwords: Passwords
  sessions: Pick<Sessions, 'create'>
  links: Pick<AccountLinks, 'sendPasswordChanged'>
  storage: Pick<Storage, 'remove'>
  siteName: string
  /** Mail is written here if SMTP is not configured. */
  mailFolder: string
}

export type AccountService = ReturnType<typeof createAccountService>

/** Everything that users do with their own account, except editing the profile. */
export function createAccountService(deps: AccountDeps) {
  const { db, clock, passwords, sessions, links, storage, siteName, mailFolder } = deps

  const confirm = async ({ passwordHash, email }: users.User, confirmation: DeleteAccountBody) => {
    if (passwordHash === null) {
      const isSame = confirmation.email?.trim().toLowerCase() === email.toLowerCase()
      if (!isSame) throw invalidField('email', 'Please type the email address of this account')
    } else {
      if (!confirmation.password) throw invalidField('password', 'Password is required')
      if (!(await passwords.matches(passwordHash, confirmation.password)))
        throw invalidField('password', 'That is not your password')
    }
  }

  const removePictures = async (urls: string[]) => {
    try {
      await storage.remove(urls.flatMap((url) => Object.values(filesOf(url))))
      await deleteUploads(db, urls)
    } catch {
      // The hourly sweep deletes uploads without an owner.
    }
  }

  return {
    /** Ends every session and returns the id of a new one: only the calling browser stays signed in. */
    async changePassword(
      actor: Actor,
      { currentPassword, newPassword }: ChangePasswordBody,
      browser: Browser,
    ): Promise<string> {
      const user = await requireUser(db, actor)
      if (user.passwordHash === null)
        throw invalidField(
          'currentPassword',
          'This account has no password yet. Ask for a link to choose one.',
        )
      if (!(await passwords.matches(user.passwordHash, currentPassword))) {
        const event = { userId: user.id, device: browser.device, now: clock() }
        await recordAccountEvent(db, 'sign-in-failed', { ...event, method: 'password again' })
        throw invalidField('currentPassword', 'That is not your current password')
      }
      const owner = { email: user.email, siteName }
      const passwordHash = await passwords.hashChosen('newPassword', newPassword, owner)

      return transact(db, async (db) => {
        // The password may have been reset during the comparison; the reset wins.
        const current = await users.lockById(db, user.id)
        if (current?.passwordHash !== user.passwordHash) throw unauthorized()
        await users.update(db, user.id, { passwordHash, updatedAt: clock() })
        await sessionRows.removeAllOf(db, user.id)
        await tokens.removeOthersOf(db, user.id, 'reset-password', '')
        await links.sendPasswordChanged(db, user)
        await recordAccountEvent(db, 'change-password', {
          userId: user.id,
          device: browser.device,
          now: clock(),
        })
        return sessions.create(db, user.id, browser)
      })
    },

    async signOutEverywhere({ userId }: Actor, device: string): Promise<void> {
      await transact(db, async (db) => {
        await sessionRows.removeAllOf(db, userId)
        const event = { userId, device, now: clock(), method: 'all devices' } as const
        await recordAccountEvent(db, 'sign-out', event)
      })
    },

    data: async (actor: Actor): Promise<PersonalData> =>
      personalDataOf(db, await requireUser(db, actor), clock()),

    /** The privacy policy lists what is deleted and what is made anonymous. */
    async remove(actor: Actor, confirmation: DeleteAccountBody): Promise<void> {
      const user = await requireUser(db, actor)
      await confirm(user, confirmation)
      const pictures = await transact(db, async (db) => {
        await lockListingsOf(db, user.id)
        const adminIds = await users.lockAdminIds(db)
        if (adminIds.length > 0 && adminIds.every((id) => id === user.id))
          throw conflict('You are the last admin. Make another person an admin first.')
        const current = await users.lockById(db, user.id)
        if (current?.passwordHash !== user.passwordHash) throw unauthorized()
        const urls = await removal.detachUploads(db, user.id)
        await removeMailTo(db, user.email)
        await removal.removeTrashOf(db, user.id)
        await removeRepliesTo(db, user.id)
        await removal.removeUser(db, user.id)
        // Before the commit, so that no crash leaves a file behind.
        await removeMailFiles(mailFolder, user.email)
        await addJob(db, 'vacuum-erased', {}, { key: 'vacuum-erased' })
        return urls
      })
      await removePictures(pictures)
    },
  }
}
