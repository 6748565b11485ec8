import { z } from 'zod'
import type { Queryable } from '#server/db/client.ts'
import { keyedHash, randomSecret } from '#server/secrets.ts'
import type { User } from '#server/users/users.repository.ts'
import { createSecretCookie } from './session-cookie.ts'
import * as sessionRows from './sessions.repository.ts'

const secondStepMs = 5 * 60 * 1000

const stepSchema = z.object({ userId: z.string(), passwordHash: z.string().nullable() })

interface SecondStepDeps {
  clock: () => Date
  sessionSecret: string
  publicUrl: string
}

export type SecondSteps = ReturnType<typeof createSecondSteps>

/**
 * Sign-ins that wait for the second step, after a password or a provider. Each is an anonymous session row under a hash of
 * the ticket in the browser's cookie.
 */
export function createSecondSteps({ clock, sessionSecret, publicUrl }: SecondStepDeps) {
  const sidOf = (ticket: string) => keyedHash(sessionSecret, 'second-step', ticket)
  const maxAgeSeconds = secondStepMs / 1000

  return {
    cookie: createSecretCookie({ name: 'waymark_second_step', publicUrl, maxAgeSeconds }),

    /** Stores the password hash: a password change invalidates the sign-in. */
    async begin(db: Queryable, { id, passwordHash }: User): Promise<string> {
      const [ticket, step] = [randomSecret(), { userId: id, passwordHash }]
      await sessionRows.insertAnonymous(db, sidOf(ticket), step, clock(), secondStepMs)
      return ticket
    },

    async find(db: Queryable, ticket: string | null) {
      if (ticket === null) return null
      return stepSchema.safeParse(await sessionRows.findAnonymous(db, sidOf(ticket), clock())).data ?? null
    },

    /** False when a concurrent call took it. */
    async take(db: Queryable, ticket: string): Promise<boolean> {
      return (await sessionRows.takeAnonymous(db, sidOf(ticket), clock())) !== null
    },
  }
}
