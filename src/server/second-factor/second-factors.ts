import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { recordAccountEvent } from '#server/audit/audit.repository.ts'
import type { Tx } from '#server/db/client.ts'
import { keyedHash } from '#server/secrets.ts'
import { openSecret } from './sealed-secret.ts'
import * as rows from './second-factor.repository.ts'

const periodSeconds = 30
const codeCount = 10
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

interface Deps {
  sessionSecret: string
  siteName: string
}

export interface Caller {
  userId: string
  device: string
  now: Date
}

export type SecondFactors = ReturnType<typeof createSecondFactors>

/** Creates and verifies one-time codes and recovery codes. */
export function createSecondFactors({ sessionSecret, siteName }: Deps) {
  const hashOf = (userId: string, code: string) =>
    keyedHash(sessionSecret, 'recovery-code', `${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)

  const totpOf = (secret: string, email = '') =>
    new TOTP({ issuer: siteName, label: email, secret: Secret.fromBase32(secret), period: periodSeconds })

  return {
    newSecret: () => new Secret({ size: 20 }).base32,

    uriOf: (secret: string, email: string) => totpOf(secret, email).toString(),

    /** Accepts the current time step and its neighbors, each once. */
    async verifyTotp(db: Tx, { userId, now }: Caller, code: string, isConfirming = false): Promise<boolean> {
      const totp = await rows.findTotp(db, userId)
      if (totp === null || (totp.confirmedAt === null) !== isConfirming) return false
      const secret = openSecret(sessionSecret, totp.sealedSecret)
      if (secret === null) return false
      const timestamp = now.getTime()
      const delta = totpOf(secret).validate({ token: code, window: 1, timestamp })
      if (delta === null) return false
      const step = Math.floor(timestamp / 1000 / periodSeconds) + delta
      return rows.useStep(db, userId, step, isConfirming ? now : undefined)
    },

    async verifyRecoveryCode(db: Tx, caller: Caller, code: string): Promise<boolean> {
      const isUsed = await rows.useRecoveryCode(db, caller.userId, hashOf(caller.userId, code), caller.now)
      if (isUsed) await recordAccountEvent(db, 'use-recovery-code', caller)
      return isUsed
    },

    /** Invalidates earlier codes. The new codes are shown once. */
    async renewRecoveryCodes(db: Tx, { userId, now }: Caller): Promise<string[]> {
      const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
      const codes = Array.from({ length: codeCount }, () => `${part()}-${part()}`)
      await rows.replaceRecoveryCodes(
        db,
        userId,
        codes.map((code) => hashOf(userId, code)),
        now,
      )
      return codes
    },
  }
}
