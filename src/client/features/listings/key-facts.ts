import { deadlineOf } from '#shared/listings/deadline.ts'
import { type DecidingFact, decidingFacts } from '#shared/listings/deciding-facts.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { isOnline } from '#shared/listings/is-remote.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { listingWindow } from '#shared/listings/listing-window.ts'
import { listOf, textOf } from '#shared/listings/read-values.ts'
import { eventHours } from '#shared/rules/event-time.ts'
import { nearDay, nearWeekday } from '#shared/rules/near-day.ts'
import { selectivityOf } from '#shared/rules/selectivity.ts'

export type KeyFactName = 'cost' | 'ages' | 'dates' | 'due' | 'selectivity' | 'place'

/** A fact that people decide by. */
export interface KeyFact {
  name: KeyFactName
  label: string
  text: string
  note?: string
  isUrgent?: boolean
}

type PartialFact = Omit<KeyFact, 'name'> | null

/** The deciding facts of a listing, in the order people ask; unknown ones are omitted. `today` is a Pacific day. */
export function keyFactsOf(kind: Kind, values: Values, today: string): KeyFact[] {
  const facts: Record<KeyFactName, PartialFact> = {
    cost: costFact(kind, values, today),
    ages: agesFact(kind, values, today),
    dates: datesFact(kind, values, today),
    due: dueFact(kind, values, today),
    selectivity: selectivityFact(values),
    place: placeFact(values),
  }
  return Object.entries(facts).flatMap(([name, fact]) =>
    fact === null ? [] : [{ name: name as KeyFactName, ...fact }],
  )
}

function costFact(kind: Kind, values: Values, today: string): PartialFact {
  const fact = factOf(kind, 'pay', values, today) ?? factOf(kind, 'cost', values, today)
  if (!fact) return null
  const { label, text, note } = fact
  return withNote({ label, text }, note ?? (values.hasScholarship === true ? 'Scholarships available' : null))
}

function agesFact(kind: Kind, values: Values, today: string): PartialFact {
  const fact = factOf(kind, 'ages', values, today)
  return fact ? { label: fact.label, text: fact.text } : null
}

function datesFact(kind: Kind, values: Values, today: string): PartialFact {
  const day = textOf(values.eventDate)
  if (day !== null) {
    const hours = eventHours({ startTime: textOf(values.startTime), endTime: textOf(values.endTime) })
    return { label: 'When', text: nearWeekday(day, today), note: hours ?? 'Time not specified' }
  }
  const [jobType, schedule] = [joined(values.jobType), joined(values.schedule)]
  if (jobType !== null || schedule !== null)
    return withNote({ label: 'Hours', text: jobType ?? schedule ?? '' }, jobType === null ? null : schedule)
  const runs = factOf(kind, 'dates', values, today)?.text
  const length = textOf(values.length) ?? joined(values.duration)
  if (runs !== undefined) return withNote({ label: 'Runs', text: runs }, length)
  return length === null ? null : { label: 'Duration', text: length }
}

/** A fact that rows and cards also show. */
export const factOf = (kind: Kind, name: DecidingFact['fact'], values: Values, today: string) =>
  decidingFacts(kindOf(kind), values, today).find(({ fact }) => fact === name)

function dueFact(kind: Kind, values: Values, today: string): PartialFact {
  const deadline = deadlineOf(kindOf(kind), values, today)
  if (deadline === null) return null
  const { opensOn, closesOn } = listingWindow(kindOf(kind), values)
  switch (deadline.state) {
    case 'opens':
      return withNote({ label: 'Opens', text: nearDay(opensOn ?? today, today) }, deadline.note)
    case 'closing':
      return withNote(
        { label: 'Due', text: nearDay(closesOn ?? today, today), isUrgent: true },
        deadline.note,
      )
    case 'closed':
      return { label: 'Due', text: 'Closed', note: nearDay(closesOn ?? today, today) }
    case 'rolling':
      return { label: 'Due', text: 'Rolling' }
    case 'runs':
      return null
    default:
      return closesOn === null
        ? { label: 'Applications', text: 'Open' }
        : { label: 'Due', text: nearDay(closesOn, today) }
  }
}

function selectivityFact({ selectivityLevel: level }: Values): PartialFact {
  return typeof level === 'number' ? { label: 'Selectivity', text: selectivityOf(level).name } : null
}

function placeFact(values: Values): PartialFact {
  const modes = listOf(values.deliveryMode)
  if (isOnline(values)) return { label: 'Place', text: modes.join(', ') }
  const town = [values.city, values.state].filter(Boolean).join(', ') || null
  const venue = textOf(values.venue)
  if (venue !== null) return withNote({ label: 'Place', text: venue }, town)
  const place = textOf(values.location) ?? town
  const isOnlyInPerson = modes.length === 1 && modes[0] === 'In-person'
  return place === null
    ? null
    : withNote({ label: 'Place', text: place }, isOnlyInPerson ? null : joined(modes))
}

const withNote = (fact: Omit<KeyFact, 'name'>, note: string | null) =>
  note === null ? fact : { ...fact, note }

const joined = (value: Values[string] | undefined): string | null =>
  Array.isArray(value) && value.length > 0 ? value.join(', ') : null
