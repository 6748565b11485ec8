import type { Actor } from '#server/actor.ts'
import { recordAccountEvent } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { notFound } from '#server/errors.ts'
import { isUuid } from '#server/users/is-uuid.ts'
import type { DeviceSession } from '#shared/contract/sessions.ts'
import * as sessionRows from './sessions.repository.ts'

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService({ db, clock }: { db: Db; clock: () => Date }) {
  return {
    async list(actor: Actor): Promise<DeviceSession[]> {
      const rows = await sessionRows.findAllOf(db, actor.userId, clock())
      return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device: device ?? 'Unknown device',
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: id === actor.sessionId,
      }))
    },

    async remove({ userId }: Actor, id: string, device: string): Promise<void> {
      await transact(db, async (db) => {
        if (!isUuid(id) || !(await sessionRows.removeById(db, userId, id)))
          throw notFound('That device is not signed in.')
        const event = { userId, device, now: clock(), method: 'another device' } as const
        await recordAccountEvent(db, 'sign-out', event)
      })
    },
  }
}
