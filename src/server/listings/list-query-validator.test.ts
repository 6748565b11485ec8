import { describe, expect, test } from 'vitest'
import { kindNames } from '#shared/listings/kinds.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'
import { listQueryValidator } from './list-query-validator.ts'

const asked: Record<string, unknown>[] = [
  {},
  { search: ' algebra ', limit: '7', offset: '20' },
  { search: '', categories: 'Mathematics,Science', city: ['', 'Dublin'], state: 'CA' },
  { sortBy: 'rating', sortOrder: 'desc', facets: 'true', hideClosed: 'undefined' },
  { limit: ['1', '2'], month: '2027-01', zipcode: '94568', distance: 'any', unknown: 'x' },
  { limit: '0', offset: '-1', facets: 'maybe' },
  { sortBy: 'nothing', search: 'x'.repeat(201), minimumAge: '999' },
  JSON.parse('{"constructor":"x","__proto__":"y","toString":"z"}'),
]

describe.each(kindNames)('a query for a list of the kind %s', (kind) => {
  const schema = listQuerySchema(kind)
  const validate = listQueryValidator(kind)({ schema, method: 'GET', url: '/', httpPart: 'querystring' })

  test.each(asked)('is understood as the whole contract understands %j', (query) => {
    const whole = schema.safeParse(query)
    const answer = validate(query) as { value?: unknown; error?: Error }
    expect(answer.value).toEqual(whole.data)
    expect(answer.error === undefined).toBe(whole.success)
  })
})
