import { groupDigits } from '../rules/group-digits.ts'
import type { FactSource, Values } from './define-kind.ts'
import { textOf } from './read-values.ts'

type PaySource = Extract<FactSource, { fact: 'pay' }>

interface Pay {
  text: string
  /** The sort of pay, where the amount does not say it. */
  note?: string
}

/** '$22–28/hr', 'Unpaid', or '$900 a semester' with the note 'Stipend'; null when nothing is known. */
export const payText = (source: PaySource, values: Values): Pay | null => {
  const sort = sortOfPay(textOf(values[source.compensation]))
  const amount = sort === 'Unpaid' ? null : amountText(source, values)
  if (amount === null) return sort === null ? null : { text: sort }
  return sort === null || isPlainPay(sort) ? { text: amount } : { text: amount, note: sort }
}

const sortOfPay = (compensation: string | null): string | null =>
  compensation !== null && /unpaid/i.test(compensation) ? 'Unpaid' : compensation

/** The amount says the same and more. */
const isPlainPay = (sort: string): boolean => sort === 'Paid' || sort === 'Hourly Wage'

const amountText = ({ amounts, range, period }: PaySource, values: Values): string | null => {
  const per = periods[textOf(values[period]) ?? ''] ?? ''
  const figures = amounts === undefined ? null : figuresText(values[amounts[0]], values[amounts[1]])
  if (figures !== null) return `${figures}${per}`
  const text = textOf(values[range])
  return text === null ? null : shortened(text, per)
}

const periods: Record<string, string> = { hourly: '/hr', monthly: '/mo', yearly: '/yr' }

const figuresText = (least: Values[string] | undefined, most: Values[string] | undefined): string | null => {
  const [from, to] = [least, most].map((amount) => (typeof amount === 'number' ? figure(amount) : null))
  if (from) return to ? `$${from}${to === from ? '' : `–${to}`}` : `From $${from}`
  return to ? `Up to $${to}` : null
}

/** '1,200' or '18.50' */
export const figure = (amount: number): string =>
  groupDigits(Number.isInteger(amount) ? amount : amount.toFixed(2))

/** '$18 to $22 an hour' becomes '$18–22/hr'; what is worded otherwise stays as it is. */
const shortened = (text: string, per: string): string => {
  const match = pattern.exec(text)
  if (match === null) return text
  const [, from, to, unit] = match
  const perUnit = unit === undefined ? per : (units[unit.toLowerCase()] ?? '')
  return `$${from}${to === undefined ? '' : `–${to}`}${perUnit}`
}

const pattern =
  /^\$\s?([\d,.]*\d)(?:\s*(?:to|-|–)\s*\$?\s?([\d,.]*\d))?(?:\s*(?:\/|per|an?)\s*(hour|hr|week|month|year))?$/i

const units: Record<string, string> = { hour: '/hr', hr: '/hr', week: '/wk', month: '/mo', year: '/yr' }
