import type { Actor } from '#server/actor.ts'
import { signedId, verifiedId } from '#server/auth/signed-id.ts'
import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { findListingsById } from '#server/listings/listings.repository.ts'
import { findTicks } from '#server/plan/plan.repository.ts'
import { findById } from '#server/users/users.repository.ts'
import type { CalendarAddress } from '#shared/contract/calendar.ts'
import { pacificDay, plusDays } from '#shared/rules/calendar-day.ts'
import type { CalendarSite } from './event-component.ts'
import * as rows from './private-calendar.repository.ts'
import { privateCalendar, type SavedItem } from './private-calendar.ts'

export type PrivateCalendarService = ReturnType<typeof createPrivateCalendarService>

interface Deps {
  db: Db
  clock: () => Date
  site: CalendarSite
  sessionSecret: string
}

/** Past dates stay in the calendar for a season. */
const pastDays = 90
const maxSaved = 500

export const createPrivateCalendarService = ({ db, clock, site, sessionSecret }: Deps) => {
  const addressOf = (linkId: string | null): CalendarAddress => ({
    url:
      linkId === null
        ? null
        : `${site.publicUrl}/calendar/${signedId(sessionSecret, 'calendar', linkId)}.ics`,
  })

  const savedBy = async (userId: string, today: string): Promise<SavedItem[]> => {
    const dates = await rows.findSavedDates(db, userId, {
      since: plusDays(today, -pastDays),
      limit: maxSaved,
    })
    const live = await findListingsById(
      db,
      dates.filter(({ isLive }) => isLive),
    )
    return dates.map((date) => ({ ...date, listing: live.get(date.id) ?? null }))
  }

  return {
    address: async ({ userId }: Actor) => addressOf(await rows.findLinkId(db, userId)),
    renew: async ({ userId }: Actor) => addressOf(await rows.renewLinkId(db, userId, clock())),
    async switchOff({ userId }: Actor) {
      await rows.deleteAddress(db, userId)
      return addressOf(null)
    },
    /** 404 unless the token is the current one of an active account. */
    async read(token: string): Promise<string> {
      const linkId = verifiedId(sessionSecret, 'calendar', token)
      const userId = linkId === null ? null : await rows.findOwnerId(db, linkId)
      const user = userId === null ? null : await findById(db, userId)
      if (user === null || user.suspendedAt !== null) throw notFound()
      const now = clock()
      const [saved, ticks] = await Promise.all([savedBy(user.id, pacificDay(now)), findTicks(db, user.id)])
      return privateCalendar({ saved, grade: user.grade, doneSteps: new Set(ticks) }, site, now)
    },
  }
}
