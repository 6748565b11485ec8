import { formatDay } from '#client/lib/format-day.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { formatAmount } from '#shared/listings/pay-text.ts'
import { textOf } from '#shared/listings/read-values.ts'
import { dayRange } from '#shared/rules/near-day.ts'

/** Text for values that are unclear on their own. */
export const minimumAge = ({ minimumAge: age }: Values): string | null => {
  if (typeof age !== 'number') return null
  return age === 0 ? 'All ages' : `${age} and up`
}

export const workLocation = ({ isRemote }: Values): string | null => {
  if (typeof isRemote !== 'boolean') return null
  return isRemote ? 'Remote' : 'On site'
}

/** '$17 to $19.50, hourly': the company's own text, otherwise its amounts. */
export const jobPay = ({ compensationRange, salaryMin, salaryMax, salaryType }: Values): string | null => {
  if (typeof compensationRange === 'string' && compensationRange !== '') return compensationRange
  const amounts = [salaryMin, salaryMax].filter((amount) => typeof amount === 'number')
  if (amounts.length === 0) return null
  const range = [...new Set(amounts)].map((amount) => `$${formatAmount(amount)}`).join(' to ')
  return [range, salaryType].filter(Boolean).join(', ')
}

/** Adds the period only if the company's text lacks it: '$18 to $22, hourly', but '$3,100 a month'. */
export const internshipPay = ({ salaryRange, salaryType }: Values): string | null => {
  const namesPeriod =
    typeof salaryRange === 'string' && /hour|hr|day|week|month|year|annual|total|all/i.test(salaryRange)
  return [salaryRange, namesPeriod ? null : salaryType].filter(Boolean).join(', ') || null
}

/** 'Jan 5 – Feb 1', 'By Feb 1'; uses the first closing date that is set. */
export const applyDates =
  (opens: string, ...closes: string[]) =>
  (values: Values, today: string): string | null => {
    const closesOn = closes.map((name) => textOf(values[name])).find((day) => day !== null)
    return dayRange(textOf(values[opens]), closesOn ?? null, today, { to: 'By' })
  }

/** Whether a job closes on a different day than its deadline. */
export const closesLater = ({ isOngoing, applicationDeadline, closingDate }: Values): boolean =>
  isOngoing !== true &&
  textOf(applicationDeadline) !== null &&
  textOf(closingDate) !== null &&
  applicationDeadline !== closingDate

/** Whether a camp's date text says more than its first and last day. */
export const addsToDates = ({ dates, openingDate, closingDate }: Values): boolean => {
  if (typeof dates !== 'string' || dates === '') return false
  const [from, to] = [textOf(openingDate), textOf(closingDate)]
  if (from === null || to === null) return from !== null || to !== null
  const statedWords = (dates.toLowerCase().match(/[a-z]+|\d+/g) ?? [])
    .filter(
      (word) => !['to', 'through', 'thru', 'until', 'and', from.slice(0, 4), to.slice(0, 4)].includes(word),
    )
    .map((word) => word.slice(0, 3))
  const range = [from, to].flatMap(
    (day) =>
      formatDay(day)
        .toLowerCase()
        .match(/[a-z]+|\d{1,2}(?=,)/g) ?? [],
  )
  return !statedWords.every((word) => range.includes(word))
}
