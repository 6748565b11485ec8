import type { KindValues } from '#shared/listings/kinds.ts'
import { earlierOf, plusDays, summerStay } from '../calendar.ts'
import { contactOf, whereaboutsIn } from '../contact-details.ts'
import type { InternshipEntry } from '../entries.ts'
import type { Random } from '../random.ts'

export function internshipValues(
  entry: InternshipEntry,
  today: string,
  random: Random,
): KindValues<'internship'> {
  const { company, title, place, text, types, level, modes, terms, dates, apply } = entry
  const where = whereaboutsIn(place, random)
  const stay = Array.isArray(dates) ? summerStay(today, dates) : null
  const closes = apply?.closes === undefined ? null : plusDays(today, apply.closes)
  const isRemote = modes.includes('Remote') && !modes.includes('In-person') && !modes.includes('Hybrid')
  return {
    companyName: company,
    title,
    description: text,
    types,
    selectivityLevel: level,
    deliveryMode: modes,
    isRemote,
    duration: terms,
    internshipDates: stay?.words ?? (typeof dates === 'string' ? dates : null),
    length: stay?.length ?? null,
    compensation: entry.pay ?? null,
    salaryRange: entry.range ?? null,
    salaryType: entry.per ?? null,
    tuition: entry.tuition ?? null,
    minimumAge: entry.age ?? null,
    eligibility: entry.eligibility ?? null,
    prerequisites: entry.prerequisites ?? null,
    hasMentorship: entry.mentorship ?? null,
    applicationOpen: apply?.opens === undefined ? null : plusDays(today, apply.opens),
    applicationDeadline: closes !== null && stay ? earlierOf(closes, plusDays(stay.first, -5)) : closes,
    website: random.chance(0.08) ? null : `${contactOf(company, place, random).website}/interns`,
    location: isRemote ? 'Remote' : null,
    address: isRemote || random.chance(0.3) ? null : where.address,
    city: where.city,
    state: where.state,
    zipcode: where.zipcode,
    photoUrl: null,
  }
}
