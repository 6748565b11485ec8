import type { KindValues } from '#shared/listings/kinds.ts'
import { dayInWeek } from '../calendar.ts'
import { contactOf, whereaboutsIn } from '../contact-details.ts'
import type { EventEntry } from '../entries.ts'
import type { Random } from '../random.ts'

export function eventValues(entry: EventEntry, today: string, random: Random): KindValues<'event'> {
  const { title, organizer, place, venue, categories, audience, when, hours, cost } = entry
  const where = whereaboutsIn(place, random)
  const { website, email, phone } = contactOf(organizer, place, random)
  // Without coordinates an event is found by its ZIP code; most have both.
  const hasCoordinates = random.chance(0.85)
  return {
    title,
    description: entry.text,
    organizer,
    organizerEmail: email,
    organizerPhone: random.chance(0.35) ? null : phone,
    eventDate: dayInWeek(today, ...when),
    startTime: hours?.[0] ?? null,
    endTime: hours?.[1] ?? null,
    venue,
    address: random.chance(0.15) ? null : where.address,
    city: where.city,
    state: where.state,
    zipcode: where.zipcode,
    latitude: hasCoordinates ? where.latitude : null,
    longitude: hasCoordinates ? where.longitude : null,
    categories,
    targetAudience: audience,
    ageRange: entry.ages ?? null,
    cost,
    registrationRequired: entry.register ?? false,
    registrationLink: entry.register ? `${website}/register` : null,
    contactInfo: entry.contact ?? null,
    specialInstructions: entry.instructions ?? null,
    photoUrl: null,
  }
}
