import type { Values } from '#shared/listings/define-kind.ts'

/** Words for values that say too little by themselves. */
export const minimumAge = ({ minimumAge: age }: Values): string | null => {
  if (typeof age !== 'number') return null
  return age === 0 ? 'All ages' : `${age} and up`
}

export const workLocation = ({ isRemote }: Values): string | null => {
  if (typeof isRemote !== 'boolean') return null
  return isRemote ? 'Remote' : 'On site'
}

/** '$17 to $19.50, hourly': the words of the company first, its figures when there are none. */
export const jobPay = ({ compensationRange, salaryMin, salaryMax, salaryType }: Values): string | null => {
  if (typeof compensationRange === 'string' && compensationRange !== '') return compensationRange
  const amounts = [salaryMin, salaryMax].filter((amount) => typeof amount === 'number')
  if (amounts.length === 0) return null
  const range = [...new Set(amounts)].map((amount) => `$${figure(amount)}`).join(' to ')
  return [range, salaryType].filter(Boolean).join(', ')
}

/** The period is added only where the company's words leave it open: '$18 to $22, hourly', but '$3,100 a month'. */
export const internshipPay = ({ salaryRange, salaryType }: Values): string | null => {
  const isTold =
    typeof salaryRange === 'string' && /hour|hr|day|week|month|year|annual|total|all/i.test(salaryRange)
  return [salaryRange, isTold ? null : salaryType].filter(Boolean).join(', ') || null
}

const figure = (amount: number): string =>
  amount.toLocaleString('en-US', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2 })
