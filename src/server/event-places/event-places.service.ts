import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { correctedSearchOf } from '#server/listings/corrected-search.ts'
import { distanceOf } from '#server/listings/listing-presenter.ts'
import { selectionOf, withSpellingCorrection } from '#server/listings/listing-selection.ts'
import type { EventPins, EventPlace } from '#shared/contract/event-places.ts'
import { decidingFacts, factInLine } from '#shared/listings/deciding-facts.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { countPlaced, findPins, findPlace } from './event-places.repository.ts'

export type EventPlaceService = ReturnType<typeof createEventPlaceService>

export const createEventPlaceService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async pins(query: ListQuery): Promise<EventPins> {
    const selection = await withSpellingCorrection(
      db,
      await selectionOf(db, 'event', query, pacificDay(clock())),
    )
    const [{ isLowerBound, ...counts }, pins] = await Promise.all([
      countPlaced(db, selection),
      findPins(db, selection),
    ])
    const corrected = correctedSearchOf(
      selection,
      pins.map(({ title, categories, city }) => ({ values: { title, categories, city } })),
    )
    return {
      ...counts,
      ...(isLowerBound && { totalIsLowerBound: isLowerBound }),
      ...corrected,
      pins: pins.map(({ ageRange, targetAudience, ...pin }) => ({
        ...pin,
        ages: agesOf({ ageRange, targetAudience }),
        ...distanceOf(pin, selection.place),
      })),
    }
  },

  async place(id: number): Promise<EventPlace> {
    const place = await findPlace(db, id)
    if (place === undefined) throw notFound()
    return place
  },
})

const agesSource = { facts: kindOf('event').facts.filter(({ fact }) => fact === 'ages') }

/** Ages do not depend on the day. */
const agesOf = (values: Values): string | null =>
  decidingFacts(agesSource, values, '').map(factInLine)[0] ?? null
