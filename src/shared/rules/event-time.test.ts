import { describe, expect, it } from 'vitest'
import { clockTime, eventHours, eventSpan } from './event-time.ts'

const eventDate = '2027-03-20'

describe('the hours of an event', () => {
  it.each([
    ['00:00', '12:00 AM'],
    ['00:30', '12:30 AM'],
    ['09:05', '9:05 AM'],
    ['12:00', '12:00 PM'],
    ['13:00', '1:00 PM'],
    ['23:59', '11:59 PM'],
  ])('read %s as %s', (time, words) => expect(clockTime(time)).toBe(words))

  it.each([
    ['19:00', '21:15', '7:00 PM to 9:15 PM'],
    ['19:00', null, '7:00 PM'],
    ['19:00', '19:00', '7:00 PM'],
    [null, '21:15', 'Until 9:15 PM'],
    [null, null, null],
  ])('from %s to %s are %s', (startTime, endTime, words) =>
    expect(eventHours({ startTime, endTime })).toBe(words),
  )
})

describe('the span of an event', () => {
  it('is the whole day without a start', () => {
    expect(eventSpan({ eventDate: '2027-12-31', startTime: null, endTime: null })).toEqual({
      isAllDay: true,
      first: '2027-12-31',
      after: '2028-01-01',
    })
  })

  it('reaches into the next day when it ends before it starts', () => {
    expect(eventSpan({ eventDate, startTime: '22:00', endTime: '01:30' })).toEqual({
      isAllDay: false,
      start: '2027-03-20T22:00',
      end: '2027-03-21T01:30',
    })
  })

  it('has no end where none is given, or where it would be no time at all', () => {
    const open = { isAllDay: false, start: '2027-03-20T19:00', end: null }
    expect(eventSpan({ eventDate, startTime: '19:00', endTime: null })).toEqual(open)
    expect(eventSpan({ eventDate, startTime: '19:00', endTime: '19:00' })).toEqual(open)
  })
})
