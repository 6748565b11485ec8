import { describe, expect, test } from 'vitest'
import { wordsWithRole } from './search-tokens.ts'
import { understandQuery } from './understand-query.ts'

const cities = new Set(['dublin', 'san ramon', 'danville'])

const read = (q: string, isLoose = false) => {
  const { tokens, ...understood } = understandQuery(q, (name) => cities.has(name), isLoose)
  const text = tokens.filter(({ role }) => role === 'text').map(({ typed }) => typed)
  return { ...understood, text: text.join(' '), placeWords: wordsWithRole(tokens, 'place') }
}

describe('a search is understood', () => {
  test.each([
    ['robotics dublin', { place: { city: 'dublin' }, text: 'robotics', placeWords: 'dublin' }],
    ['Robotics in San Ramon, CA', { place: { city: 'san ramon', state: 'CA' }, text: 'Robotics' }],
    ['robotics california', { place: { state: 'CA' }, text: 'robotics' }],
    [
      'free camps near 94568',
      { kinds: ['camp'], cost: 'free', place: { zipcode: '94568', distance: 25 }, placeWords: 'near 94568' },
    ],
    [
      'camps within 10 miles of 94568',
      { kinds: ['camp'], place: { zipcode: '94568', distance: 10 }, text: '' },
    ],
    ['camps within 60 miles of 94568', { place: { zipcode: '94568', distance: 100 } }],
    ['jobs for 15 year olds', { kinds: ['job'], age: 15, text: '' }],
    ['jobs for 15-year-olds in Dublin', { kinds: ['job'], age: 15, place: { city: 'dublin' }, text: '' }],
    ['internships age 16', { kinds: ['internship'], age: 16, text: '' }],
    ['camp for 12yo', { kinds: ['camp'], age: 12, text: '' }],
    ['paid internships', { kinds: ['internship'], cost: 'paid', text: '' }],
    ['summer camps and internships', { kinds: ['camp', 'internship'], text: '' }],
    ['math tutor', { kinds: ['tutoring'], text: 'math' }],
    ['robotics camp danville', { kinds: ['camp'], place: { city: 'danville' }, text: 'robotics' }],
    ['camp counselor jobs', { kinds: ['job'], text: 'camp counselor' }],
    ['tutoring jobs', { kinds: ['job'], text: 'tutoring' }],
    ['camp counselor', { kinds: [], text: 'camp counselor' }],
    ['"dublin" robotics', { place: null, text: 'dublin robotics' }],
    ['C++ and the 15 best', { age: null, text: 'C++ 15 best' }],
    ['99999', { place: null, text: '99999' }],
    ['work in or near me', { place: null, text: 'work' }],
    ['', { kinds: [], place: null, cost: null, age: null, text: '' }],
  ])('%s', (q, expected) => {
    expect(read(q)).toMatchObject(expected)
  })

  test('more loosely when nothing was found', () => {
    expect(read('camp robotics', true)).toMatchObject({ kinds: ['camp'], text: 'robotics' })
  })
})
