import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { selectionOf, shownSelection } from '#server/listings/listing-selection.ts'
import type { EventPins, EventPlace } from '#shared/contract/event-places.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { countPlaced, findPins, findPlace } from './event-places.repository.ts'

export interface EventPlaceService {
  pins(query: ListQuery): Promise<EventPins>
  place(id: number): Promise<EventPlace>
}

export const createEventPlaceService = ({ db, clock }: { db: Db; clock: () => Date }): EventPlaceService => ({
  async pins(query) {
    const selection = await shownSelection(db, await selectionOf(db, 'event', query, pacificDay(clock())))
    const [{ isLowerBound, ...counts }, pins] = await Promise.all([
      countPlaced(db, selection),
      findPins(db, selection),
    ])
    return { ...counts, ...(isLowerBound && { totalIsLowerBound: isLowerBound }), pins }
  },

  async place(id) {
    const place = await findPlace(db, id)
    if (place === undefined) throw notFound()
    return place
  },
})
