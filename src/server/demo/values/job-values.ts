import type { KindValues } from '#shared/listings/kinds.ts'
import { plusDays } from '../calendar.ts'
import { contactOf, whereaboutsIn } from '../contact-details.ts'
import type { JobEntry } from '../entries.ts'
import type { Random } from '../random.ts'

export function jobValues(entry: JobEntry, today: string, random: Random): KindValues<'job'> {
  const { company, title, place, text, categories, types, modes = ['In-person'], pay, apply } = entry
  const { offers = [], needs = [] } = entry
  const [how = null, from = null, to = null, per = null] = pay ?? []
  const where = whereaboutsIn(place, random)
  const isRemote = modes.includes('Remote') && !modes.includes('In-person') && !modes.includes('Hybrid')
  // What an entry does not claim is denied by some employers and left open by others.
  const claimed = (isClaimed: boolean) => isClaimed || (random.chance(0.6) ? false : null)
  const closes = apply?.closes === undefined ? null : plusDays(today, apply.closes)
  return {
    companyName: company,
    title,
    description: text,
    categories,
    jobType: types,
    schedule: entry.shifts ?? [],
    workSchedule: entry.hours ?? null,
    deliveryMode: modes,
    isRemote,
    compensation: how,
    compensationRange: rangeInWords(from, to, per),
    salaryMin: from,
    salaryMax: to,
    salaryType: per,
    minimumAge: entry.age ?? null,
    eligibility: entry.eligibility ?? null,
    hasTraining: claimed(offers.includes('training')),
    hasAdvancement: claimed(offers.includes('advancement')),
    requiresTransportation: claimed(needs.includes('transportation')),
    requiresResume: claimed(needs.includes('resume')),
    openingDate: apply?.opens === undefined ? null : plusDays(today, apply.opens),
    closingDate: closes,
    isOngoing: apply === undefined,
    applicationDeadline: closes,
    website: random.chance(0.12) ? null : `${contactOf(company, place, random).website}/jobs`,
    location: isRemote ? 'Remote' : null,
    address: isRemote || random.chance(0.2) ? null : where.address,
    city: where.city,
    state: where.state,
    zipcode: where.zipcode,
    photoUrl: null,
  }
}

const perWords = { hourly: ' an hour', monthly: ' a month', yearly: ' a year' }

function rangeInWords(from: number | null, to: number | null, per: keyof typeof perWords | null) {
  if (from === null) return null
  const period = per === null ? '' : perWords[per]
  if (to === null) return `From ${dollars(from)}${period}`
  return from === to ? `${dollars(from)}${period}` : `${dollars(from)} to ${dollars(to)}${period}`
}

function dollars(amount: number) {
  const digits = Number.isInteger(amount) ? 0 : 2
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
