import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayParts, longDay, monthTitle, shortDay } from './calendar-day-format.ts'

describe('a formatted calendar day', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'America/Los_Angeles'])('is the same day in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(longDay('2027-03-20')).toBe('Saturday, March 20, 2027')
    expect(shortDay('2027-01-01')).toBe('Fri, Jan 1')
    expect(monthTitle('2027-12')).toBe('December 2027')
    expect(dayParts('2028-02-29')).toEqual({ weekday: 'Tue', month: 'Feb', number: '29' })
  })
})
