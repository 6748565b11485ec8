import type { Db } from '#server/db/client.ts'
import { countPlaced } from '#server/event-places/event-places.repository.ts'
import { selectionOf, shownSelection } from '#server/listings/listing-selection.ts'
import type { ListingPins } from '#shared/contract/listing-pins.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { findListingPins } from './listing-pins.repository.ts'

export type ListingPinService = ReturnType<typeof createListingPinService>

export const createListingPinService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async pins(kind: ListingKind, query: ListQuery): Promise<ListingPins> {
    const selection = await shownSelection(db, await selectionOf(db, kind, query, pacificDay(clock())))
    const [{ isLowerBound, ...counts }, pins] = await Promise.all([
      countPlaced(db, selection),
      findListingPins(db, selection),
    ])
    return { ...counts, ...(isLowerBound && { totalIsLowerBound: isLowerBound }), pins }
  },
})
