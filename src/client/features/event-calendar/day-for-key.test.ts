import { describe, expect, it } from 'vitest'
import { dayForKey } from './day-for-key.ts'

describe('calendar keyboard navigation', () => {
  it.each([
    ['2027-03-01', 'ArrowLeft', '2027-02-28'],
    ['2027-03-31', 'ArrowRight', '2027-04-01'],
    ['2027-03-03', 'ArrowUp', '2027-02-24'],
    ['2027-03-28', 'ArrowDown', '2027-04-04'],
    ['2027-03-20', 'Home', '2027-03-14'],
    ['2027-03-14', 'End', '2027-03-20'],
    ['2027-03-31', 'PageUp', '2027-02-28'],
    ['2028-01-31', 'PageDown', '2028-02-29'],
    ['2027-12-15', 'PageDown', '2028-01-15'],
    ['2027-03-20', 'Enter', null],
    ['1900-01-01', 'ArrowLeft', null],
    ['2200-12-31', 'ArrowRight', null],
  ])('from %s, %s moves to %s', (day, key, expected) => expect(dayForKey(day, key)).toBe(expected))
})
