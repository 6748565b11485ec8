import { describe, expect, it } from 'vitest'
import { calendarDate, currentStep, graduationYear } from './dates.ts'

describe('a guide date', () => {
  it.each([
    ['12th', '10-01', '2025-10-01'],
    ['12th', '11-30', '2025-11-30'],
    ['12th', '01-01', '2026-01-01'],
    ['12th', '05-01', '2026-05-01'],
    ['summer-12', '07-01', '2026-07-01'],
    ['summer-11', '08-01', '2025-08-01'],
    ['11th', '10-15', '2024-10-15'],
    ['9th', '09-15', '2022-09-15'],
    ['9th', '06-10', '2023-06-10'],
    ['summer-9', '06-15', '2023-06-15'],
  ] as const)('of %s, %s, falls on the right day for the class of 2026', (milestone, date, day) => {
    expect(calendarDate(milestone, date, 2026)).toBe(day)
  })
})

describe('the year of graduation', () => {
  it.each([
    ['12th Grade', '2025-11-15', 2026],
    ['12th Grade', '2026-05-01', 2026],
    ['9th Grade', '2025-08-15', 2029],
    ['9th Grade', '2026-06-30', 2029],
    ['10th Grade', '2025-12-31', 2028],
    ['11th Grade', '2026-01-01', 2027],
  ])('of someone in %s on %s is %i', (grade, today, year) => {
    expect(graduationYear(grade, today)).toBe(year)
  })

  it('is unknown outside high school', () => {
    expect(graduationYear('8th Grade', '2025-11-15')).toBeNull()
    expect(graduationYear('College Freshman', '2025-11-15')).toBeNull()
    expect(graduationYear('', '2025-11-15')).toBeNull()
  })
})

it.each([
  ['11th Grade', '2026-11-17', '11th'],
  ['9th Grade', '2027-05-31', '9th'],
  ['9th Grade', '2027-06-01', 'summer-9'],
  ['12th Grade', '2027-07-31', 'summer-12'],
  ['10th Grade', '2027-08-01', '10th'],
  ['8th Grade', '2026-11-17', null],
  ['Adult Learner', '2026-11-17', null],
])('a student in %s is on %s at the step %s', (grade, today, step) => {
  expect(currentStep(grade, today)).toBe(step)
})
