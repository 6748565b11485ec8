import type { Values } from '#shared/listings/define-kind.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { daysBetween, pacificDay } from '#shared/rules/calendar-day.ts'
import { daysBefore } from './calendar.ts'
import { campEntries } from './content/camps.ts'
import { eventEntries } from './content/events.ts'
import { internshipEntries } from './content/internships.ts'
import { jobEntries } from './content/jobs.ts'
import { type PersonEntry, people } from './content/people.ts'
import { tutoringEntries } from './content/tutoring.ts'
import { createRandom, type Random } from './random.ts'
import { campValues } from './values/camp-values.ts'
import { eventValues } from './values/event-values.ts'
import { internshipValues } from './values/internship-values.ts'
import { jobValues } from './values/job-values.ts'
import { tutoringValues } from './values/tutoring-values.ts'

export interface DemoListing {
  kind: Kind
  values: Values
  state: 'live' | 'pending' | 'inactive'
  owner: PersonEntry | null
  createdAt: Date
  approvedAt: Date | null
}

interface Draft {
  kind: Kind
  values: Values
  state?: 'pending' | 'inactive'
  random: Random
}

/** Every listing, the oldest first. What is drawn for one depends on its own name, so that adding another changes no other. */
export function demoListings(now: Date): DemoListing[] {
  const today = pacificDay(now)
  const drafts = draftsFor(today)
  const owners = ownersOf(drafts)
  return drafts
    .map((draft) => dated(draft, owners.get(draft) ?? null, now, today))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

function draftsFor(today: string): Draft[] {
  const draft = <E extends { state?: Draft['state'] }>(
    kind: Kind,
    entries: E[],
    nameOf: (entry: E) => string,
    valuesOf: (entry: E, random: Random) => Values,
  ): Draft[] =>
    entries.map((entry) => {
      const random = createRandom(`${kind}: ${nameOf(entry)}`)
      return { kind, random, state: entry.state, values: valuesOf(entry, random) }
    })
  const named = ({ name }: { name: string }) => name
  const offered = ({ company, title }: { company: string; title: string }) => `${company}: ${title}`
  return [
    ...draft('tutoring', tutoringEntries, named, tutoringValues),
    ...draft('camp', campEntries, named, (entry, random) => campValues(entry, today, random)),
    ...draft('internship', internshipEntries, offered, (entry, random) =>
      internshipValues(entry, today, random),
    ),
    ...draft('job', jobEntries, offered, (entry, random) => jobValues(entry, today, random)),
    ...draft(
      'event',
      eventEntries,
      ({ title }) => title,
      (entry, random) => eventValues(entry, today, random),
    ),
  ]
}

/** What is pending was submitted by somebody; the rest of what people have added is spread over the other listings. */
function ownersOf(drafts: Draft[]) {
  const random = createRandom('who added what')
  const added = random.shuffled(people.flatMap((person) => Array<PersonEntry>(person.listings).fill(person)))
  const countable = drafts.filter(({ kind }) => kind !== 'event')
  const wanting = [
    ...countable.filter(({ state }) => state === 'pending'),
    ...random.shuffled(countable.filter(({ state }) => state !== 'pending')),
  ]
  const owners = new Map(added.map((person, index) => [wanting[index], person] as const))
  for (const event of drafts.filter(({ kind }) => kind === 'event')) {
    if (event.state === 'pending' || random.chance(0.6)) owners.set(event, random.pick(people))
  }
  return owners
}

function dated(
  { kind, values, state, random }: Draft,
  owner: PersonEntry | null,
  now: Date,
  today: string,
): DemoListing {
  const age = Math.min(daysOld(kind, values, state, random, today), owner ? owner.joined * 0.95 : 1000)
  const isApproved = state !== 'pending'
  const createdAt = daysBefore(now, age)
  const waited = Math.min(0.2 + random.next() * 2, age * 0.5)
  return {
    kind,
    values,
    state: state ?? 'live',
    owner,
    createdAt,
    approvedAt: isApproved ? daysBefore(now, age - waited) : null,
  }
}

function daysOld(kind: Kind, values: Values, state: Draft['state'], random: Random, today: string) {
  if (state === 'pending') return 0.1 + random.next() * 5
  if (kind !== 'event') return 3 + random.next() ** 1.4 * 280
  // Announced some weeks ahead, and in any case before today.
  const ahead = daysBetween(today, String(values.eventDate))
  return 2 + random.next() * 30 + Math.max(0, 12 - ahead)
}
