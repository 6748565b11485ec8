import { describe, expect, it } from 'vitest'
import { eventSpan } from './event-span.ts'

const eventDate = '2027-03-20'

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
