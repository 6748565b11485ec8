import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { correctedSearchOf } from '#server/listings/corrected-search.ts'
import { distanceOf } from '#server/listings/listing-presenter.ts'
import { selectionOf, withSpellingCorrection } from '#server/listings/listing-selection.ts'
import { findListing } from '#server/listings/listings.repository.ts'
import type { EventPins, EventPlace } from '#shared/contract/event-places.ts'
import type { ListingPins } from '#shared/contract/listing-pins.ts'
import { decidingFacts, factInLine, shortFacts } from '#shared/listings/deciding-facts.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, type KindValues, kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { countPlaced, findPins, type StoredPin } from './pins.repository.ts'

export type PinService = ReturnType<typeof createPinService>

/** Listings on a map. Pins of events also have day and venue. */
export const createPinService = ({ db, clock }: { db: Db; clock: () => Date }) => {
  const find = async (kind: Kind, query: ListQuery) => {
    const today = pacificDay(clock())
    const selection = await withSpellingCorrection(db, await selectionOf(db, kind, query, today))
    const [{ isLowerBound, ...counts }, pins] = await Promise.all([
      countPlaced(db, selection),
      findPins(db, selection),
    ])
    return {
      selection,
      pins,
      counts: { ...counts, ...(isLowerBound && { totalIsLowerBound: isLowerBound }) },
    }
  }

  return {
    async ofListings(kind: ListingKind, query: ListQuery): Promise<ListingPins> {
      const { selection, pins, counts } = await find(kind, query)
      const shape = kindOf(kind)
      return {
        ...counts,
        pins: pins.map((pin) => {
          const values: Values = pin.facts
          const categories = values[shape.categories]
          return {
            ...shared(pin),
            organization: pin.organization,
            categories: Array.isArray(categories) ? categories : [],
            facts: shortFacts(shape, values, selection.today),
            ...distanceOf(pin, selection.place, pin.isRemote),
          }
        }),
      }
    },

    async ofEvents(query: ListQuery): Promise<EventPins> {
      const { selection, pins, counts } = await find('event', query)
      const events = pins.map((pin) => ({
        pin,
        values: { ...eventOf(pin), title: pin.title, city: pin.city },
      }))
      return {
        ...counts,
        ...correctedSearchOf(selection, events),
        pins: events.map(({ pin, values }) => ({
          ...shared(pin),
          eventDate: values.eventDate,
          startTime: values.startTime,
          endTime: values.endTime,
          venue: values.venue,
          cost: values.cost,
          categories: values.categories,
          ages: agesOf(values),
          ...distanceOf(pin, selection.place),
        })),
      }
    },

    async placeOfEvent(id: number): Promise<EventPlace> {
      const event = await findListing(db, 'event', id)
      if (!event?.row.isLive) throw notFound()
      const { latitude, longitude } = event.row
      return latitude === null || longitude === null
        ? null
        : { latitude, longitude, isExact: isExact(event.values) }
    },
  }
}

const shared = ({ id, title, city, latitude, longitude, facts }: StoredPin) => ({
  id,
  title,
  city,
  latitude,
  longitude,
  photoUrl: facts.photoUrl,
  isExact: isExact(facts),
})

/** True for the listing's own coordinates, false for those of its ZIP code. */
const isExact = ({ latitude, longitude }: Values): boolean =>
  typeof latitude === 'number' && typeof longitude === 'number'

const eventOf = ({ facts }: { facts: Values }) => facts as KindValues<'event'>

const agesSource = { facts: kindOf('event').facts.filter(({ fact }) => fact === 'ages') }

/** Ages do not depend on the day. */
const agesOf = (values: Values): string | null =>
  decidingFacts(agesSource, values, '').map(factInLine)[0] ?? null
