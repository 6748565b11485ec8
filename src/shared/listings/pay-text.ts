import { groupDigits } from '../rules/group-digits.ts'
import type { FactSource, Values } from './define-kind.ts'
import { textOf } from './read-values.ts'

type PaySource = Extract<FactSource, { fact: 'pay' }>

interface Pay {
  text: string
  /** The type of pay, if the amount does not imply it. */
  note?: string
}

/** '$22–28/hr', 'Unpaid', or '$900 a semester' with the note 'Stipend'; null without pay data. */
export const payText = (source: PaySource, values: Values): Pay | null => {
  const type = payType(textOf(values[source.compensation]))
  const amount = type === 'Unpaid' ? null : amountText(source, values)
  if (amount === null) return type === null ? null : { text: type }
  return type === null || isImpliedByAmount(type) ? { text: amount } : { text: amount, note: type }
}

const payType = (compensation: string | null): string | null =>
  compensation !== null && /unpaid/i.test(compensation) ? 'Unpaid' : compensation

const isImpliedByAmount = (type: string): boolean => type === 'Paid' || type === 'Hourly Wage'

const amountText = ({ amounts, range, period }: PaySource, values: Values): string | null => {
  const per = periods[textOf(values[period]) ?? ''] ?? ''
  const numbers = amounts === undefined ? null : amountRange(values[amounts[0]], values[amounts[1]])
  if (numbers !== null) return `${numbers}${per}`
  const text = textOf(values[range])
  return text === null ? null : abbreviated(text, per)
}

const periods: Record<string, string> = { hourly: '/hr', monthly: '/mo', yearly: '/yr' }

const amountRange = (min: Values[string] | undefined, max: Values[string] | undefined): string | null => {
  const [from, to] = [min, max].map((amount) => (typeof amount === 'number' ? formatAmount(amount) : null))
  if (from) return to ? `$${from}${to === from ? '' : `–${to}`}` : `From $${from}`
  return to ? `Up to $${to}` : null
}

/** '1,200' or '18.50' */
export const formatAmount = (amount: number): string =>
  groupDigits(Number.isInteger(amount) ? amount : amount.toFixed(2))

/** '$18–22/hr' for '$18 to $22 an hour'; other text unchanged. */
const abbreviated = (text: string, per: string): string => {
  const match = pattern.exec(text)
  if (match === null) return text
  const [, from, to, unit] = match
  const perUnit = unit === undefined ? per : (units[unit.toLowerCase()] ?? '')
  return `$${from}${to === undefined ? '' : `–${to}`}${perUnit}`
}

const pattern =
  /^\$\s?([\d,.]*\d)(?:\s*(?:to|-|–)\s*\$?\s?([\d,.]*\d))?(?:\s*(?:\/|per|an?)\s*(hour|hr|week|month|year))?$/i

const units: Record<string, string> = { hour: '/hr', hr: '/hr', week: '/wk', month: '/mo', year: '/yr' }
