import { expect, it } from 'vitest'
import { isPersonal, reasonOf } from './reason-of.ts'

const facts = {
  savedTitle: null,
  interestFacet: null,
  isSuitable: false,
  miles: null,
  thumbsUpCount: 0,
  isNew: false,
}

it.each([
  [{ savedTitle: 'Robotics Camp', miles: 3 }, 'Because you saved Robotics Camp'],
  [{ isSuitable: true, miles: 3.2 }, 'For 10th grade, 3 miles away'],
  [{ interestFacet: 'camp/categories:STEM', isSuitable: true }, 'STEM, for 10th grade'],
  [{ interestFacet: 'internship/types:Law & Policy', miles: 1.2 }, 'Law & Policy, 1 mile away'],
  [{ miles: 0.2 }, 'Near you'],
  [{ miles: 180, isNew: true }, 'New this week'],
  [{ thumbsUpCount: 3 }, 'Liked by 3 people'],
  [{ thumbsUpCount: 1 }, 'Liked by 1 person'],
  [{ thumbsUpCount: 3, isNew: true }, 'New this week'],
  [{}, 'One to explore'],
])('%j is suggested as %s', (some, reason) => {
  expect(reasonOf({ ...facts, ...some }, '10th Grade')).toBe(reason)
})

it('a grade without a number is an age', () => {
  expect(reasonOf({ ...facts, isSuitable: true }, 'College Freshman')).toBe('For your age')
})

it('a popular, new or far listing is suggested to all alike', () => {
  expect(isPersonal({ ...facts, thumbsUpCount: 9, isNew: true, miles: 300 })).toBe(false)
  expect(isPersonal({ ...facts, miles: 3 })).toBe(true)
})
