import { expect, it } from 'vitest'
import { ageInGrade, isHighSchool } from './grade-age.ts'

it.each([
  ['Kindergarten', 5],
  ['8th Grade', 13],
  ['9th Grade', 14],
  ['12th Grade', 17],
  ['College Freshman', 18],
  ['Graduate Student', 22],
  ['Adult Learner', null],
  ['Other', null],
  ['13th Grade', null],
])('a person in %s is about %s years old', (grade, age) => {
  expect(ageInGrade(grade)).toBe(age)
})

it('high school is the four years from 9th to 12th grade', () => {
  expect(['8th Grade', '9th Grade', '12th Grade', 'College Freshman', 'Other'].map(isHighSchool)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})
