import type { KindValues } from '#shared/listings/kinds.ts'
import { earlierOf, plusDays, summerStay } from '../calendar.ts'
import { contactOf, whereaboutsIn } from '../contact-details.ts'
import type { CampEntry } from '../entries.ts'
import type { Random } from '../random.ts'

export function campValues(entry: CampEntry, today: string, random: Random): KindValues<'camp'> {
  const { name, place, text, categories, tags, level, modes = ['In-person'], weeks, apply } = entry
  const where = whereaboutsIn(place, random)
  const { website, email, phone } = contactOf(name, place, random)
  const stay = weeks ? summerStay(today, weeks) : null
  const closes = apply?.closes === undefined ? null : plusDays(today, apply.closes)
  // Nobody applies on the day the camp begins, however near summer is.
  const deadline = closes !== null && stay ? earlierOf(closes, plusDays(stay.first, -5)) : closes
  const isOnline = modes.includes('Online')
  return {
    name,
    description: text,
    categories,
    tags,
    selectivityLevel: level,
    deliveryMode: modes,
    dates: stay?.words ?? null,
    length: stay?.length ?? null,
    costRange: entry.cost ?? null,
    hasScholarship: entry.scholarship ?? null,
    minimumAge: entry.age ?? null,
    eligibility: entry.eligibility ?? null,
    applicationAvailable: deadline === null || deadline >= today,
    applicationOpen: apply?.opens === undefined ? null : plusDays(today, apply.opens),
    applicationDeadline: deadline,
    openingDate: stay?.first ?? null,
    closingDate: stay?.last ?? null,
    website: random.chance(0.08) ? null : website,
    phone: random.chance(0.3) ? null : phone,
    email: random.chance(0.15) ? null : email,
    location: isOnline ? `Online, from ${where.city}` : null,
    address: isOnline || random.chance(0.25) ? null : where.address,
    city: where.city,
    state: where.state,
    zipcode: where.zipcode,
    photoUrl: null,
  }
}
