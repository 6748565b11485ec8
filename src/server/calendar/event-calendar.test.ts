import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aStoredEvent } from '#server/testing/calendar/a-stored-event.ts'
import { propertyOf, readIcs, textOf } from '#server/testing/calendar/read-ics.ts'
import { hostileText } from '#server/testing/mail/hostile-text.ts'
import { plusDays } from '#shared/rules/calendar-day.ts'
import { eventCalendar } from './event-calendar.ts'

const site = { name: 'Waymark', publicUrl: 'https://waymark.example.org' }

const written = (...given: Parameters<typeof aStoredEvent>) => {
  const calendar = readIcs(eventCalendar([aStoredEvent(...given)], site))
  const event = calendar.components.find(({ name }) => name === 'VEVENT')
  if (!event) throw new Error('No event in the calendar')
  return event
}

/** What is left of a text once it is written: one kind of line break, no controls, no half characters. */
const expected = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out.
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, '')

describe('an event in a calendar', () => {
  it('begins and ends by the clock in California, whatever the clock here', () => {
    const event = written({ eventDate: '2027-03-20', startTime: '19:00', endTime: '21:15' })
    expect(propertyOf(event, 'DTSTART')).toMatchObject({
      params: { TZID: 'America/Los_Angeles' },
      value: '20270320T190000',
    })
    expect(propertyOf(event, 'DTEND')).toMatchObject({
      params: { TZID: 'America/Los_Angeles' },
      value: '20270320T211500',
    })
  })

  it('is an all-day event without a start time', () => {
    const event = written({ eventDate: '2028-02-29', startTime: null, endTime: '21:00' })
    expect(propertyOf(event, 'DTSTART')).toMatchObject({ params: { VALUE: 'DATE' }, value: '20280229' })
    expect(propertyOf(event, 'DTEND')).toMatchObject({ params: { VALUE: 'DATE' }, value: '20280301' })
    expect(textOf(event, 'DESCRIPTION')).toContain('Time: Until 9:00 PM')
  })

  it('ends the next day when it goes past midnight', () => {
    const event = written({ eventDate: '2027-12-31', startTime: '22:00', endTime: '01:00' })
    expect(propertyOf(event, 'DTEND').value).toBe('20280101T010000')
  })

  it('has no end without an end time', () => {
    const event = written({ startTime: '19:00', endTime: null })
    expect(event.properties.some(({ name }) => name === 'DTEND')).toBe(false)
  })

  it('keeps its name for calendars, and counts its changes', () => {
    const before = written({}, { id: 12, version: 1 })
    const after = written({ title: 'Another title', eventDate: '2027-05-05' }, { id: 12, version: 4 })
    expect(propertyOf(before, 'UID').value).toBe('event-12@waymark.example.org')
    expect(propertyOf(after, 'UID')).toEqual(propertyOf(before, 'UID'))
    expect([before, after].map((event) => propertyOf(event, 'SEQUENCE').value)).toEqual(['0', '3'])
  })

  it('says when it was last changed, so that the same events are the same bytes', () => {
    const event = written({}, { updatedAt: new Date('2027-01-02T03:04:05.678Z') })
    expect(propertyOf(event, 'DTSTAMP').value).toBe('20270102T030405Z')
  })

  it('describes in text what has no calendar property', () => {
    const event = written({
      description: 'Bring **good shoes**, and water; a lot.\n\nRain or shine.',
      cost: '$12, students $6',
      targetAudience: ['High School', 'College'],
      registrationRequired: true,
      registrationLink: 'https://example.org/join?a=1,2;3',
      specialInstructions: 'Ring twice.',
      venue: 'Main hall',
      address: '1 First St',
      zipcode: '94568',
    })
    const description = textOf(event, 'DESCRIPTION')
    expect(description).toContain('Bring good shoes, and water; a lot.\n\nRain or shine.')
    expect(description).toContain('Cost: $12, students $6\nFor: High School, College')
    expect(description).toContain('Registration: https://example.org/join?a=1,2;3')
    expect(description).toContain('Please note: Ring twice.')
    expect(description).toMatch(/\n\nhttps:\/\/waymark\.example\.org\/events\?view=event-1$/)
    expect(textOf(event, 'LOCATION')).toBe('Main hall, 1 First St, Dublin, CA 94568')
    expect(textOf(event, 'CONTACT')).toContain('Dublin Library')
  })

  it('is not an invitation', () => {
    const ics = eventCalendar([aStoredEvent()], site)
    expect(ics).not.toMatch(/^(ORGANIZER|ATTENDEE|METHOD)/m)
  })
})

describe('a calendar', () => {
  it('has no complaint from a strict reader, whatever people write into events', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ title: hostileText, text: hostileText, venue: hostileText }), { maxLength: 3 }),
        hostileText,
        (events, name) => {
          const stored = events.map(({ title, text, venue }, id) =>
            aStoredEvent(
              { title, description: text, venue, specialInstructions: text, categories: [title, venue] },
              { id },
            ),
          )
          const calendar = readIcs(eventCalendar(stored, { ...site, name }))
          const read = calendar.components.filter((component) => component.name === 'VEVENT')
          expect(read.map((event) => textOf(event, 'SUMMARY'))).toEqual(
            events.map(({ title }) => expected(title)),
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('keeps every date and every time as it was given', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.option(time),
        fc.option(time),
        (days, startTime, endTime) => {
          const eventDate = plusDays('1990-01-01', days)
          const start = propertyOf(written({ eventDate, startTime, endTime }), 'DTSTART').value
          const day = eventDate.replaceAll('-', '')
          expect(start).toBe(startTime === null ? day : `${day}T${startTime.replace(':', '')}00`)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('knows when California changes its clocks', () => {
    const calendar = readIcs(eventCalendar([], site))
    const zone = calendar.components.find(({ name }) => name === 'VTIMEZONE')
    const changes = zone?.components.map((change) => [
      change.name,
      propertyOf(change, 'DTSTART').value,
      propertyOf(change, 'RRULE').value,
    ])
    expect(changes).toContainEqual(['DAYLIGHT', '20070311T020000', 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'])
    expect(changes).toContainEqual(['STANDARD', '20071104T020000', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'])
  })
})

describe('the strict reader', () => {
  const good = eventCalendar([aStoredEvent({ description: 'x'.repeat(200) })], site)

  it.each([
    ['a bare line feed', good.replace('\r\n', '\n')],
    ['a long line', good.replaceAll('\r\n ', '')],
    ['an escape it does not know', good.replace('SUMMARY:', 'SUMMARY:\\q')],
    ['a bare semicolon in a text', good.replace('SUMMARY:', 'SUMMARY:a;b')],
    ['a missing UID', good.replace(/UID:.*\r\n/, '')],
    ['two starts', good.replace(/(DTSTART.*\r\n)(?!RRULE)/g, '$1$1')],
    ['an undefined time zone', good.replace('TZID:America/Los_Angeles', 'TZID:Elsewhere')],
    ['a day that does not exist', good.replace('20270320T', '20270230T')],
    ['no end', good.replace('END:VCALENDAR\r\n', '')],
  ])('complains about %s', (_what, document) => {
    expect(document).not.toBe(good)
    expect(() => readIcs(document)).toThrow()
  })
})
