import type { Db } from '#server/db/client.ts'
import { countPlaced } from '#server/event-places/event-places.repository.ts'
import type { Selection } from '#server/listings/listing-conditions.ts'
import { distanceOf } from '#server/listings/listing-presenter.ts'
import { selectionOf, withSpellingCorrection } from '#server/listings/listing-selection.ts'
import type { ListingPin, ListingPins } from '#shared/contract/listing-pins.ts'
import { shortFacts } from '#shared/listings/deciding-facts.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { findListingPins, type StoredPin } from './listing-pins.repository.ts'

export type ListingPinService = ReturnType<typeof createListingPinService>

export const createListingPinService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async pins(kind: ListingKind, query: ListQuery): Promise<ListingPins> {
    const selection = await withSpellingCorrection(
      db,
      await selectionOf(db, kind, query, pacificDay(clock())),
    )
    const [{ isLowerBound, ...counts }, pins] = await Promise.all([
      countPlaced(db, selection),
      findListingPins(db, selection),
    ])
    return {
      ...counts,
      ...(isLowerBound && { totalIsLowerBound: isLowerBound }),
      pins: pins.map((pin) => present(pin, selection)),
    }
  },
})

function present({ facts, isRemote, ...pin }: StoredPin, { kind, today, place }: Selection): ListingPin {
  const values: Values = facts
  const shape = kindOf(kind)
  const categories = values[shape.categories]
  return {
    ...pin,
    categories: Array.isArray(categories) ? categories : [],
    photoUrl: facts.photoUrl,
    facts: shortFacts(shape, values, today),
    isExact: facts.latitude !== null,
    ...distanceOf(pin, place, isRemote),
  }
}
