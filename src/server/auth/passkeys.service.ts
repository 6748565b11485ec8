import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import type { Actor } from '#server/actor.ts'
import { recordAccountEvent } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { badRequest, conflict, forbidden, notFound, unauthorized } from '#server/errors.ts'
import * as factorRows from '#server/second-factor/second-factor.repository.ts'
import type { SecondFactors } from '#server/second-factor/second-factors.ts'
import { keyedHash, randomSecret } from '#server/secrets.ts'
import { presentAccount } from '#server/users/present-account.ts'
import { requireUser } from '#server/users/require-user.ts'
import * as users from '#server/users/users.repository.ts'
import type { AddedPasskey, Passkey } from '#shared/contract/passkeys.ts'
import type { KnownDevices } from './known-devices.ts'
import * as rows from './passkeys.repository.ts'
import * as sessionRows from './sessions.repository.ts'
import type { Browser, Sessions } from './sessions.ts'
import type { SignedIn } from './signed-in.ts'
import { suspensionNotice } from './suspension-notice.ts'

export const challengeMs = 5 * 60 * 1000
const maxPasskeys = 20

interface PasskeyDeps {
  db: Db
  clock: () => Date
  sessionSecret: string
  publicUrl: string
  siteName: string
  contactEmail: string
  factors: Pick<SecondFactors, 'renewRecoveryCodes'>
  sessions: Pick<Sessions, 'create'>
  knownDevices: Pick<KnownDevices, 'tokenOf'>
}

/** Lazy: its certificate parsers take a tenth of the CPU time of startup. */
const loadWebAuthn = () => import('@simplewebauthn/server')

const challengeSchema = z.object({ challenge: z.string(), userId: z.string().nullable() })

export type PasskeyService = ReturnType<typeof createPasskeyService>

/** A passkey alone is two factors: the device requires a fingerprint, a face or a PIN. */
export function createPasskeyService(deps: PasskeyDeps) {
  const { db, clock, sessionSecret, publicUrl, siteName, factors, sessions, knownDevices } = deps
  const { origin: expectedOrigin, hostname: rpID } = new URL(publicUrl)
  const sidOf = (ticket: string) => keyedHash(sessionSecret, 'passkey', ticket)

  /** Each challenge works once. */
  const storeChallenge = async (challenge: string, userId: string | null): Promise<string> => {
    const ticket = randomSecret()
    await sessionRows.insertAnonymous(db, sidOf(ticket), { challenge, userId }, clock(), challengeMs)
    return ticket
  }

  const takeChallenge = async (ticket: string | null, userId: string | null): Promise<string> => {
    const stored = ticket && (await sessionRows.takeAnonymous(db, sidOf(ticket), clock()))
    const parsed = challengeSchema.safeParse(stored)
    if (!parsed.success || parsed.data.userId !== userId)
      throw badRequest('This took too long. Please try again.')
    return parsed.data.challenge
  }

  return {
    async list({ userId }: Actor): Promise<Passkey[]> {
      return (await rows.findPasskeysOf(db, userId)).map(present)
    },

    async beginAdding(actor: Actor) {
      const user = await requireUser(db, actor)
      const existing = await rows.findPasskeysOf(db, user.id)
      if (existing.length >= maxPasskeys) throw conflict(`An account has at most ${maxPasskeys} passkeys.`)
      const { generateRegistrationOptions } = await loadWebAuthn()
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID,
        userName: user.email,
        userDisplayName: presentAccount(user).displayName,
        userID: new TextEncoder().encode(user.id),
        excludeCredentials: existing.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { options, ticket: await storeChallenge(options.challenge, user.id) }
    },

    async add(
      { userId }: Actor,
      ticket: string | null,
      { name, response }: { name: string; response: unknown },
      device: string,
    ): Promise<AddedPasskey> {
      const expectedChallenge = await takeChallenge(ticket, userId)
      const { verifyRegistrationResponse } = await loadWebAuthn()
      const verified = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin,
        expectedRPID: rpID,
      }).catch(() => null)
      if (!verified?.verified) throw badRequest('The passkey could not be verified. Please try again.')
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
      return transact(db, async (db) => {
        await users.lockById(db, userId)
        const isFirst = !(await factorRows.hasFactor(db, userId))
        const caller = { userId, device, now: clock() }
        const stored = await rows.insertPasskey(db, {
          id,
          userId,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports,
          name,
          createdAt: caller.now,
        })
        if (stored === null) throw conflict('This passkey is in use already.')
        await recordAccountEvent(db, 'add-passkey', caller)
        return {
          ...present(stored),
          ...(isFirst && { recoveryCodes: await factors.renewRecoveryCodes(db, caller) }),
        }
      })
    },

    async rename({ userId }: Actor, id: string, name: string): Promise<Passkey> {
      const renamed = await rows.renamePasskey(db, userId, id, name)
      if (renamed === null) throw passkeyNotFound()
      return present(renamed)
    },

    async remove({ userId }: Actor, id: string, device: string): Promise<void> {
      await transact(db, async (db) => {
        await users.lockById(db, userId)
        if (!(await rows.deletePasskey(db, userId, id))) throw passkeyNotFound()
        if (!(await factorRows.hasFactor(db, userId))) await factorRows.removeRecoveryCodes(db, userId)
        await recordAccountEvent(db, 'remove-passkey', { userId, device, now: clock() })
      })
    },

    /** Without a user name: the browser offers its passkeys for this site. */
    async beginSignIn() {
      const { generateAuthenticationOptions } = await loadWebAuthn()
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      return { options, ticket: await storeChallenge(options.challenge, null) }
    },

    async finishSignIn(ticket: string | null, response: unknown, browser: Browser): Promise<SignedIn> {
      const expectedChallenge = await takeChallenge(ticket, null)
      const answer = response as AuthenticationResponseJSON
      const passkey = await rows.findPasskey(db, answer.id)
      const { verifyAuthenticationResponse } = await loadWebAuthn()
      const verified =
        passkey &&
        (await verifyAuthenticationResponse({
          response: answer,
          expectedChallenge,
          expectedOrigin,
          expectedRPID: rpID,
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
          },
        }).catch(() => null))
      if (!passkey) throw unknownPasskey()
      const now = clock()
      const event = { userId: passkey.userId, device: browser.device, now, method: 'passkey' } as const
      const signedIn = await transact(db, async (db): Promise<SignedIn | null> => {
        const user = await users.lockById(db, passkey.userId)
        if (user === null || !verified?.verified) return null
        if (!(await rows.recordUse(db, passkey.id, verified.authenticationInfo.newCounter, now))) return null
        if (user.suspendedAt !== null) throw forbidden(suspensionNotice(user, deps.contactEmail))
        const sessionId = await sessions.create(db, user.id, browser)
        await recordAccountEvent(db, 'sign-in', event)
        return { account: presentAccount(user), sessionId, deviceToken: knownDevices.tokenOf(user) }
      })
      if (signedIn !== null) return signedIn
      await recordAccountEvent(db, 'sign-in-failed', event)
      throw unknownPasskey()
    },
  }
}

const present = ({ id, name, createdAt, lastUsedAt }: rows.StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

const passkeyNotFound = () => notFound('There is no such passkey any more.')

/** The same message for a removed passkey and for one that does not verify. */
const unknownPasskey = () => unauthorized('This passkey does not sign in here. Please use another way.')
