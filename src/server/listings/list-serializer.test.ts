import { expect, test } from 'vitest'
import { listAnswerSchema } from '#shared/contract/listings.ts'
import { listSerializer } from './list-serializer.ts'

const route = { schema: listAnswerSchema('camp'), method: 'GET', url: '/api/summer-camps', httpStatus: '200' }
const write = listSerializer('camp')(route)

test('facets go out as they were counted', () => {
  const facets = { cost: { FREE: 2, $: 0 }, tags: {} }
  expect(JSON.parse(write({ total: 2, camps: [], facets }))).toEqual({ total: 2, camps: [], facets })
})

test('a facet that is no whole number does not go out', () => {
  expect(() => write({ total: 2, camps: [], facets: { cost: { FREE: 1.5 } } })).toThrow()
  expect(() => write({ total: 2, camps: [], facets: { cost: { FREE: '1' } } })).toThrow()
})

test('a listing that does not fit the contract does not go out', () => {
  expect(() => write({ total: 1, camps: [{ id: 1 }] })).toThrow()
})
