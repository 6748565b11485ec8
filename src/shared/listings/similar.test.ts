import { describe, expect, it } from 'vitest'
import { kindOf } from './kinds.ts'
import { similarFacets, similarReason } from './similar.ts'

const tutor = { categories: ['Mathematics'], subjects: ['Calculus'], city: 'Dublin', state: 'CA' }
const reason = (to: object, miles: number | null = null) =>
  similarReason(
    kindOf('tutoring'),
    tutor,
    { categories: [], subjects: [], city: null, state: null, ...to },
    miles,
  )

describe('the reason why a listing is similar', () => {
  it('has the most specific shared value, ignoring case', () => {
    expect(reason({ categories: ['Mathematics'], subjects: ['calculus'] }, 4.2)).toBe(
      'Also Calculus, 4 miles away',
    )
    expect(reason({ categories: ['Mathematics'] }, 0.2)).toBe('Also Mathematics, less than a mile away')
  })

  it('has the city if it is the same, and online if that is the only mode', () => {
    const there = { categories: ['Mathematics'], city: 'DUBLIN', state: 'CA' }
    expect(reason(there, 0)).toBe('Also Mathematics, in DUBLIN')
    expect(reason({ ...there, state: 'OH' }, 2000.4)).toBe('Also Mathematics')
    expect(reason({ ...there, city: 'Fresno' }, 100)).toBe('Also Mathematics, 100 miles away')
    expect(reason({ ...there, deliveryMode: ['Online'] }, 0)).toBe('Also Mathematics, online')
    expect(reason({ ...there, categories: [] }, 0)).toBe('Also in DUBLIN')
  })

  it('has no distance from an online listing', () => {
    const online = { ...tutor, deliveryMode: ['Online'] }
    const there = { categories: ['Mathematics'], subjects: [], city: 'Davis', state: 'CA' }
    expect(similarReason(kindOf('tutoring'), online, there, 60)).toBe('Also Mathematics, in Davis')
    const nowhere = { ...there, city: null }
    expect(similarReason(kindOf('tutoring'), online, nowhere, 60)).toBe('Also Mathematics')
  })

  it('has the level if nothing else is shared', () => {
    const camp = { categories: ['STEM'], tags: [], selectivityLevel: 3, city: 'Dublin', state: 'CA' }
    const other = { ...camp, categories: ['Music'], city: 'Danville' }
    expect(similarReason(kindOf('camp'), camp, other, 1.2)).toBe('Also Competitive, 1 mile away')
    expect(similarReason(kindOf('camp'), camp, other, null)).toBe('Also Competitive')
  })
})

describe('the facets of similarity', () => {
  it('depend on the kind, and a place needs a city and a state', () => {
    const facets = similarFacets(kindOf('tutoring'), tutor)
    expect(facets).toEqual({
      category: ['tutoring/categories:Mathematics'],
      level: [],
      place: ['tutoring/city:dublin', 'tutoring/state:CA'],
      counted: ['tutoring/categories:Mathematics', 'tutoring/subjects:calculus'],
    })
    expect(similarFacets(kindOf('tutoring'), { ...tutor, city: null }).place).toEqual([])
    const internship = { types: ['STEM'], selectivityLevel: 2, city: 'Dublin', state: 'CA' }
    expect(similarFacets(kindOf('internship'), internship)).toMatchObject({
      category: ['internship/types:STEM'],
      level: ['internship/selectivityLevel:2'],
    })
  })
})
