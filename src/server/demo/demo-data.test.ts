import { describe, expect, test } from 'vitest'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { problemsOf, submitSchema } from '#shared/listings/schemas.ts'
import { subjects } from '#shared/reference/subjects.ts'
import { daysBetween, pacificDay } from '#shared/rules/calendar-day.ts'
import { loadDemoContent } from './demo-content.ts'
import { createDemoData } from './demo-data.ts'

const moments = [
  '2027-03-01T18:00:00Z',
  '2026-12-31T23:30:00-08:00',
  '2027-05-31T09:00:00Z',
  '2027-07-18T12:00:00Z',
]
const now = new Date('2027-03-03T18:00:00Z')
const today = pacificDay(now)
const content = await loadDemoContent()
const data = createDemoData(content, now)
const accepted = Object.fromEntries(kindNames.map((kind) => [kind, submitSchema(kind)])) as Record<
  Kind,
  ReturnType<typeof submitSchema>
>
const live = data.listings.filter(({ status }) => status === 'live')
const of = (kind: string) => live.filter((listing) => listing.kind === kind)

describe('demo data', () => {
  test('is the same for the same moment', () => {
    expect(createDemoData(content, now)).toEqual(data)
  })

  test.each(moments)('at %s every listing is one that the forms would accept', (moment) => {
    for (const { kind, values } of createDemoData(content, new Date(moment)).listings) {
      const name = String(values[kindOf(kind).title])
      expect(accepted[kind].safeParse(values), name).toMatchObject({ success: true, data: values })
      expect(problemsOf(values), name).toEqual([])
    }
  })

  test.each(moments)('at %s nothing was added in the future', (moment) => {
    const then = new Date(moment)
    const { listings, reviews, thumbsUp, bookmarks } = createDemoData(content, then)
    for (const { createdAt, approvedAt } of listings) {
      expect(createdAt.getTime()).toBeLessThan(then.getTime())
      if (approvedAt) expect(approvedAt.getTime()).toBeGreaterThan(createdAt.getTime())
      if (approvedAt) expect(approvedAt.getTime()).toBeLessThan(then.getTime())
    }
    for (const { createdAt } of reviews) expect(createdAt.getTime()).toBeLessThan(then.getTime())
    // Views are as old as these.
    for (const { createdAt } of [...thumbsUp, ...bookmarks])
      expect(createdAt.getTime()).toBeLessThanOrEqual(then.getTime())
  })

  test('no listing has a field that its kind lacks', () => {
    for (const { kind, fields } of content.listings) expect(kindOf(kind).fields).toMatchObject(keysOf(fields))
  })

  test('everything is by a person and about a listing of the demo', () => {
    const people = new Set(data.people.map(({ email }) => email))
    const keys = new Set(data.listings.map(({ key }) => key))
    const { reviews, reports, thumbsUp, bookmarks, listings } = data
    for (const { by, listing } of [...reviews, ...reports, ...thumbsUp, ...bookmarks]) {
      if (by !== undefined) expect(people).toContain(by)
      expect(keys).toContain(listing)
    }
    for (const { addedBy } of listings) if (addedBy !== undefined) expect(people).toContain(addedBy)
  })

  test('no text has leftovers of templates or placeholders', () => {
    const texts = [
      ...data.listings.flatMap(({ values }) => Object.values(values).flat()),
      ...data.reviews.flatMap(({ title, content }) => [title, content]),
      ...data.people.flatMap((person) => Object.values(person)),
    ].filter((value) => typeof value === 'string')
    expect(texts.length).toBeGreaterThan(5000)
    for (const text of texts)
      expect(text).not.toMatch(/undefined|\bnull\b|\bNaN\b|lorem|\[object|[{}#]| {2}|\.\.|\btodo\b/i)
  })

  test('phone numbers, e-mail and web addresses are reserved for examples', () => {
    for (const { values } of data.listings) {
      const { phone, organizerPhone, email, organizerEmail, website, registrationLink } = values
      for (const number of [phone, organizerPhone]) {
        if (number !== undefined && number !== null) expect(number).toMatch(/^\(\d{3}\) 555-01\d\d$/)
      }
      for (const address of [email, organizerEmail, website, registrationLink]) {
        if (address !== undefined && address !== null) expect(address).toMatch(/\.example\.(org|com)(\/|$)/)
      }
    }
    for (const { email } of data.people) expect(email).toMatch(/@example\.org$/)
  })

  test('no two listings share a sentence, nor a name within their kind', () => {
    const sentences = data.listings.flatMap(({ values }) =>
      String(values.description)
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => sentence.length > 25),
    )
    expect(new Set(sentences).size).toBe(sentences.length)
    const names = data.listings.map(
      ({ kind, values }) => `${kind} ${values.name ?? values.title} ${values.companyName ?? ''}`,
    )
    expect(new Set(names).size).toBe(names.length)
  })

  test('every subject has a tutor', () => {
    const taught = new Set(of('tutoring').flatMap(({ values }) => values.subjects as string[]))
    expect(subjects.filter((subject) => !taught.has(subject))).toEqual([])
  })

  test('some deadlines are past, some days away, some listings not open yet, some without a deadline', () => {
    for (const kind of ['camp', 'internship', 'job']) {
      const days = of(kind).map(({ values }) => daysTo(values.applicationDeadline))
      const opens = of(kind).map(({ values }) => daysTo(values.applicationOpen ?? values.openingDate))
      expect(days.filter((day) => day !== null && day < 0).length, kind).toBeGreaterThan(0)
      expect(days.filter((day) => day !== null && day >= 0 && day <= 7).length, kind).toBeGreaterThan(1)
      expect(days.filter((day) => day === null).length, kind).toBeGreaterThan(4)
      expect(opens.filter((day) => day !== null && day > 0).length, kind).toBeGreaterThan(1)
    }
  })

  test('events surround today: a few past, most in the next ten weeks, several this weekend', () => {
    const days = of('event').map(({ values }) => daysTo(values.eventDate) ?? 0)
    expect(days.filter((day) => day < 0).length).toBeGreaterThan(3)
    expect(days.filter((day) => day >= 0 && day <= 77).length).toBeGreaterThan(45)
    // Today is a Wednesday.
    expect(days.filter((day) => day >= 2 && day <= 4).length).toBeGreaterThan(5)
  })

  test('camps cover every cost, every selectivity and its absence', () => {
    expect(new Set(of('camp').map(({ values }) => values.costRange)).size).toBe(8)
    expect(new Set(of('camp').map(({ values }) => values.selectivityLevel)).size).toBe(5)
    expect(new Set(of('internship').map(({ values }) => values.selectivityLevel)).size).toBe(5)
    expect(new Set(live.map(({ values }) => values.state)).size).toBeGreaterThan(10)
  })

  test('ratings are spread around 4.2', () => {
    const ratings = data.reviews.map(({ rating }) => rating)
    expect(ratings.length).toBe(400)
    expect(new Set(ratings).size).toBe(5)
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
    expect(mean).toBeGreaterThan(4.05)
    expect(mean).toBeLessThan(4.35)
  })
})

const keysOf = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, expect.anything()]))

function daysTo(day: unknown) {
  return typeof day === 'string' ? daysBetween(today, day) : null
}
