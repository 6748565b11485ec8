import { clockTime } from '../rules/event-time.ts'
import { groupDigits } from '../rules/group-digits.ts'
import { dayRange, nearDay } from '../rules/near-day.ts'
import { deadlineOf } from './deadline.ts'
import type { FactSource, KindShape, Values } from './define-kind.ts'
import { payText } from './pay-text.ts'
import { listOf, textOf } from './read-values.ts'

/** A fact that people decide by, short enough for a row or a card. */
export interface DecidingFact {
  fact: FactSource['fact']
  /** For screen readers and column headers. */
  label: string
  text: string
  /** A detail: the type of pay, the time of day. */
  note?: string
}

/**
 * The facts of a listing in the order of its kind: pay, cost, ages, delivery mode and the next date. Missing facts are omitted.
 * For the deadline, see `deadlineOf`.
 */
export const decidingFacts = (
  kind: Pick<KindShape, 'facts'>,
  values: Values,
  today: string,
): DecidingFact[] =>
  kind.facts.flatMap((source) => {
    const value = factValue(source, values, today)
    return value === null ? [] : [{ fact: source.fact, label: factLabels[source.fact], ...value }]
  })

export const factLabels: Record<FactSource['fact'], string> = {
  pay: 'Pay',
  cost: 'Cost',
  ages: 'Ages',
  mode: 'Delivery',
  dates: 'Dates',
}

/** Without a separate label: 'Ages 14+', 'Stipend, $900', 'Tuition: Free', 'Nov 21, 6:30 PM'. */
export const factInLine = ({ fact, label, text, note }: DecidingFact): string => {
  switch (fact) {
    case 'pay':
      return note === undefined ? text : `${note}, ${text}`
    case 'cost':
      return label === factLabels.cost ? text : `${label}: ${text}`
    case 'ages':
      return /^\d/.test(text) ? `${label} ${text}` : text
    default:
      return note === undefined ? text : `${text}, ${note}`
  }
}

/** At most three, deadline last: ['$22–28/hr', 'Ages 15+', 'Due Jan 21'] or ['Due Jan 21, in 7 days']. */
export const shortFacts = (kind: KindShape, values: Values, today: string): string[] => {
  const deadline = deadlineOf(kind, values, today)
  const facts = decidingFacts(kind, values, today).map(factInLine)
  if (deadline === null) return facts.slice(0, 3)
  return [...facts.slice(0, 2), [deadline.text, deadline.note].filter(Boolean).join(', ')]
}

type FactText = Pick<DecidingFact, 'text' | 'note'> & { label?: string }

const factValue = (source: FactSource, values: Values, today: string): FactText | null => {
  switch (source.fact) {
    case 'pay':
      return payText(source, values)
    case 'cost':
      return labeled(costText(textIn(values, source.field)), source.label)
    case 'ages':
      return (
        labeled(agesText(values[source.field] ?? null)) ??
        labeled(listIn(values, source.audience), 'Audience')
      )
    case 'mode':
      return labeled(listIn(values, source.field))
    case 'dates':
      return datesFact(source, values, today)
  }
}

const labeled = (text: string | null, label?: string): FactText | null =>
  text === null ? null : { text, ...(label !== undefined && { label }) }

const textIn = (values: Values, name = ''): string | null => textOf(values[name])

const listIn = (values: Values, name = ''): string | null => listOf(values[name]).join(', ') || null

/** 'Free' for 'FREE', 'Under $1,000' for '< $1000', null for 'N/A'; other text unchanged. */
export const costText = (text: string | null): string | null => {
  if (text === null || /^(n\/?a|none|-)$/i.test(text)) return null
  if (text === 'FREE') return 'Free'
  return text
    .replace(/\$\d{4,}\b/g, (amount) => groupDigits(amount))
    .replace(/^< /, 'Under ')
    .replace(/^> /, 'Over ')
    .replace(' - ', ' – ')
}

/** '15+' for 15, '14–18' for '14 to 18'; other text unchanged. */
const agesText = (ages: Values[string]): string | null => {
  if (typeof ages === 'number') return ages === 0 ? 'All ages' : `${ages}+`
  if (typeof ages !== 'string' || ages === '') return null
  const range = /^(\d{1,2})(?:\s*(?:to|-|–)\s*(\d{1,2})|\s*(?:\+|and (?:up|older|over)))?$/i.exec(ages)
  if (range === null) return ages
  const [, from, to] = range
  return `${from}${to ? `–${to}` : ages === from ? '' : '+'}`
}

type DatesSource = Extract<FactSource, { fact: 'dates' }>

/** The first and the last day, or the provider's own text. */
const datesFact = (source: DatesSource, values: Values, today: string): FactText | null => {
  const [from, to] = [textIn(values, source.from), textIn(values, source.to)]
  if (from !== null && source.to === undefined) {
    const starts = textIn(values, source.time)
    return { text: nearDay(from, today), ...(starts !== null && { note: clockTime(starts) }) }
  }
  return labeled(dayRange(from, to, today) ?? textIn(values, source.field))
}
