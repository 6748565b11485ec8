import { formatDay } from '#client/lib/format-day.ts'
import { type DecidingFact, decidingFacts, factLabels } from '#shared/listings/deciding-facts.ts'
import type { FactSource, Values } from '#shared/listings/define-kind.ts'
import type { Field, FieldValue } from '#shared/listings/fields.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { clockTime } from '#shared/rules/event-time.ts'
import { type FormValue, type FormValues, fieldsInForm, isShown } from './form-values.ts'

/** Formats a form value as readers see it; null when empty. */
export function previewText(kind: Kind, values: FormValues, name: string): string | null {
  const field = kindOf(kind).fields[name]
  const value = values[name]
  if (!field || value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.join(', ') || null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = value.trim()
  if (text === '') return null
  switch (field.type) {
    case 'choice':
      return field.labels?.[text] ?? text
    case 'whole':
      return field.labels?.[Number(text)] ?? text
    case 'day':
      return formatDay(text)
    case 'time':
      return clockTime(text)
    default:
      return text
  }
}

/** The facts of the card. */
export function previewFacts(kind: Kind, values: FormValues): DecidingFact[] {
  const fields = fieldsInForm(kind, 'submit')
  const stored: Values = Object.fromEntries(
    fields.map(({ name, field }) => [name, storedValue(field, values[name] ?? null)]),
  )
  return decidingFacts(kindOf(kind), stored, pacificDay(new Date()))
}

/** What the card omits: facts that say all of their fields, then the other filled-in fields. */
export function previewDetails(kind: Kind, values: FormValues): { label: string; text: string }[] {
  const { title, subtitle, categories, facts } = kindOf(kind)
  const complete = previewFacts(kind, values).flatMap(({ fact, label, text, note }) => {
    const source = facts.find((one) => one.fact === fact)
    const replaced = source ? replacedFields(source, label, values) : []
    return replaced.length === 0
      ? []
      : { label, text: note === undefined ? text : `${note}, ${text}`, replaced }
  })
  const inFacts = complete.flatMap(({ replaced }) => replaced)
  const omitted = [title, subtitle, categories, 'description', 'city', 'state', ...inFacts]
  return [
    ...complete.map(({ label, text }) => ({ label, text })),
    ...fieldsInForm(kind, 'submit').flatMap(({ name, field }) => {
      const text = omitted.includes(name) || !isShown(field, values) ? null : previewText(kind, values, name)
      return text === null ? [] : [{ label: field.label, text }]
    }),
  ]
}

/** The fields whose values a fact says; none if it leaves one out. */
function replacedFields(source: FactSource, label: string, values: FormValues): string[] {
  const isFilled = (name: string) => values[name] !== undefined && String(values[name] ?? '').trim() !== ''
  switch (source.fact) {
    case 'pay': {
      const { compensation, range, period, amounts = [] } = source
      // The fact says one of two amounts, and none for unpaid work.
      const isComplete =
        isFilled(range) !== amounts.some(isFilled) && !/unpaid/i.test(String(values[compensation]))
      return isComplete ? [compensation, range, period, ...amounts] : []
    }
    case 'cost':
      return [source.field]
    case 'ages':
      // Otherwise the fact is the audience, which has a row of its own.
      return label === factLabels.ages ? [source.field] : []
    default:
      return []
  }
}

function storedValue({ type }: Field, value: FormValue): FieldValue {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return null
  if (type !== 'whole' && type !== 'money' && type !== 'degrees') return text
  const number = Number(text)
  return Number.isNaN(number) ? null : number
}
