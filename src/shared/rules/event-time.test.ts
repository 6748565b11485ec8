import { describe, expect, it } from 'vitest'
import { clockTime, eventHours } from './event-time.ts'

describe('the hours of an event', () => {
  it.each([
    ['00:00', '12:00 AM'],
    ['00:30', '12:30 AM'],
    ['09:05', '9:05 AM'],
    ['12:00', '12:00 PM'],
    ['13:00', '1:00 PM'],
    ['23:59', '11:59 PM'],
  ])('show %s as %s', (time, text) => expect(clockTime(time)).toBe(text))

  it.each([
    ['19:00', '21:15', '7:00 PM to 9:15 PM'],
    ['19:00', null, '7:00 PM'],
    ['19:00', '19:00', '7:00 PM'],
    [null, '21:15', 'Until 9:15 PM'],
    [null, null, null],
  ])('show %s to %s as %s', (startTime, endTime, text) =>
    expect(eventHours({ startTime, endTime })).toBe(text),
  )
})
