import type { Actor } from '#server/actor.ts'
import { recordAccountEvent } from '#server/audit/audit.repository.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { deviceOf } from '#server/device-name.ts'
import type { HttpReply, HttpRequest } from '#server/http/http-types.ts'
import { hasFactor } from '#server/second-factor/second-factor.repository.ts'
import { keyedHash, randomSecret } from '#server/secrets.ts'
import { createSecretCookie } from './session-cookie.ts'
import * as sessionRows from './sessions.repository.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

const idleTimeoutMs = 14 * day
const absoluteTimeoutMs = 60 * day
/** docs/product.md 15.14 */
const recentSignInMs = 15 * minute
/** Saves one write per request. */
const lastSeenThrottleMs = 5 * minute

export interface Browser {
  previousId: string | null
  device: string
}

interface SessionDeps {
  db: Db
  clock: () => Date
  publicUrl: string
  sessionSecret: string
  /** ADMIN_2FA: admins need a second factor. */
  requireAdminFactor?: boolean
}

export type Sessions = ReturnType<typeof createSessions>

/** Sessions by a cookie with a random id. Rows are stored under a keyed hash of the id; signing out deletes the row. */
export function createSessions({
  db,
  clock,
  publicUrl,
  sessionSecret,
  requireAdminFactor = false,
}: SessionDeps) {
  const cookie = createSecretCookie({
    name: 'waymark_session',
    publicUrl,
    // The server decides when a session ends; the cookie only must not expire earlier.
    maxAgeSeconds: absoluteTimeoutMs / 1000,
  })
  const sidOf = (id: string) => keyedHash(sessionSecret, 'session', id)

  return {
    async actorOf(request: HttpRequest): Promise<Actor | null> {
      const id = cookie.read(request)
      if (id === null) return null
      const now = clock()
      const session = await sessionRows.findActive(db, sidOf(id), now)
      if (session === null) return null
      if (now.getTime() - session.lastSeenAt.getTime() > lastSeenThrottleMs)
        await sessionRows.markSeen(db, sidOf(id), { lastSeenAt: now, expire: expiry(session.createdAt, now) })
      return {
        userId: session.userId,
        role: session.role,
        sessionId: session.id,
        needsSecondFactor:
          requireAdminFactor && session.role === 'admin' && !(await hasFactor(db, session.userId)),
        hasRecentSignIn: now.getTime() - session.authenticatedAt.getTime() <= recentSignInMs,
      }
    },

    /** A new id at each sign-in prevents session fixation; the browser's previous session ends. */
    async create(db: Queryable, userId: string, { previousId, device }: Browser): Promise<string> {
      const id = randomSecret()
      const now = clock()
      if (previousId !== null) await sessionRows.remove(db, sidOf(previousId))
      await sessionRows.insert(db, {
        sid: sidOf(id),
        userId,
        sess: {},
        device,
        createdAt: now,
        expire: expiry(now, now),
      })
      return id
    },

    /** Rotates the session id after the password was confirmed. Null when the session has ended. */
    async renew(db: Queryable, { sessionId }: Actor): Promise<string | null> {
      const id = randomSecret()
      const renewed = { sid: sidOf(id), authenticatedAt: clock() }
      return (await sessionRows.renew(db, sessionId, renewed)) ? id : null
    },

    idOf: cookie.read,

    browserOf: (request: HttpRequest): Browser => ({
      previousId: cookie.read(request),
      device: deviceOf(request),
    }),

    attach(reply: HttpReply, id: string) {
      cookie.write(reply, id)
    },

    async end(request: HttpRequest, reply: HttpReply): Promise<void> {
      const id = cookie.read(request)
      if (id !== null) {
        await transact(db, async (db) => {
          const userId = await sessionRows.remove(db, sidOf(id))
          const event = { device: deviceOf(request), now: clock() }
          if (userId !== null) await recordAccountEvent(db, 'sign-out', { ...event, userId })
        })
      }
      cookie.clear(reply)
    },
  }
}

function expiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleTimeoutMs, createdAt.getTime() + absoluteTimeoutMs))
}
