import type { Actor } from '#server/actor.ts'
import { recordAccountEvent } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { conflict, invalidField, notFound } from '#server/errors.ts'
import { requireUser } from '#server/users/require-user.ts'
import * as users from '#server/users/users.repository.ts'
import type { RecoveryCodes, TotpSetup, TotpState } from '#shared/contract/second-factor.ts'
import { sealSecret } from './sealed-secret.ts'
import * as rows from './second-factor.repository.ts'
import type { SecondFactors } from './second-factors.ts'

interface TotpDeps {
  db: Db
  clock: () => Date
  factors: SecondFactors
  sessionSecret: string
}

export type TotpService = ReturnType<typeof createTotpService>

/** One-time codes in Settings. Every change locks the account, which serializes concurrent changes. */
export function createTotpService({ db, clock, factors, sessionSecret }: TotpDeps) {
  return {
    async state({ userId }: Actor): Promise<TotpState> {
      const [isOn, recoveryCodesLeft] = await Promise.all([
        rows.hasTotp(db, userId),
        rows.countRecoveryCodes(db, userId),
      ])
      return { isOn, recoveryCodesLeft }
    },

    /** Sign-in requires codes only after one is confirmed. */
    async begin(actor: Actor): Promise<TotpSetup> {
      const user = await requireUser(db, actor)
      const secret = factors.newSecret()
      if (!(await rows.startTotp(db, user.id, sealSecret(sessionSecret, secret), clock())))
        throw conflict('One-time codes are on already.')
      return { secret, uri: factors.uriOf(secret, user.email) }
    },

    async confirm({ userId }: Actor, code: string, device: string): Promise<RecoveryCodes> {
      return transact(db, async (db) => {
        await users.lockById(db, userId)
        if (await rows.hasTotp(db, userId)) throw conflict('One-time codes are on already.')
        const caller = { userId, device, now: clock() }
        if (!(await factors.verifyTotp(db, caller, code, true)))
          throw invalidField('code', 'That is not the code of this moment. Please try the next one.')
        await recordAccountEvent(db, 'add-totp', caller)
        return { recoveryCodes: await factors.renewRecoveryCodes(db, caller) }
      })
    },

    async renewRecoveryCodes({ userId }: Actor, device: string): Promise<RecoveryCodes> {
      return transact(db, async (db) => {
        await users.lockById(db, userId)
        if (!(await rows.hasFactor(db, userId))) throw notFound('Two-step sign-in is off.')
        const caller = { userId, device, now: clock() }
        await recordAccountEvent(db, 'renew-recovery-codes', caller)
        return { recoveryCodes: await factors.renewRecoveryCodes(db, caller) }
      })
    },

    async remove({ userId }: Actor, device: string): Promise<void> {
      await transact(db, async (db) => {
        await users.lockById(db, userId)
        if (!(await rows.removeTotp(db, userId))) throw notFound('One-time codes are off.')
        if (!(await rows.hasFactor(db, userId))) await rows.removeRecoveryCodes(db, userId)
        await recordAccountEvent(db, 'remove-totp', { userId, device, now: clock() })
      })
    },
  }
}
