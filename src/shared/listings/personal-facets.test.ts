import { expect, it } from 'vitest'
import { interests } from '../reference/interests.ts'
import { categoryPrefixes, gradeFacets, interestFacets } from './personal-facets.ts'

it('an interest has the matching categories of every kind', () => {
  expect(interestFacets(['Law & Government'])).toEqual([
    'camp/categories:Law & Government',
    'internship/types:Government',
    'internship/types:Law & Policy',
    'job/categories:Government / Civic Jobs',
  ])
  expect(interestFacets([])).toEqual([])
})

it('every interest has at least one category', () => {
  for (const interest of interests)
    expect([interest, interestFacets([interest]).length]).not.toEqual([interest, 0])
})

it('the categories of each kind begin with the name of its filter', () => {
  expect(categoryPrefixes()).toContain('internship/types:')
  expect(categoryPrefixes()).toContain('camp/categories:')
})

it('a grade has suitable minimum ages, and those that are too old', () => {
  const { suitable, tooOld } = gradeFacets('10th Grade')
  expect(suitable).toEqual(
    expect.arrayContaining([
      'camp/minimumAge:13',
      'camp/minimumAge:15',
      'job/minimumAge:14',
      'event/targetAudience:High School',
    ]),
  )
  expect(suitable).not.toContain('camp/minimumAge:16')
  expect(tooOld).toEqual(
    expect.arrayContaining(['camp/minimumAge:16', 'camp/minimumAge:18', 'job/minimumAge:25']),
  )
  expect(tooOld).not.toContain('camp/minimumAge:15')
  expect(gradeFacets('Adult Learner')).toEqual({ suitable: [], tooOld: [] })
})
