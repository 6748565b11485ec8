import { expect, it } from 'vitest'
import { kindOf } from '#shared/listings/kinds.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'
import { stepListingHref, stepListings } from './step-listings.ts'

const all = Object.entries(stepListings).flatMap(([step, entries]) =>
  entries.map((entry) => ({ step, ...entry })),
)

it.each(all)('$label ($step) uses only filters that its list supports', ({ kind, query }) => {
  const { filters } = listQuerySchema(kind).parse(query)
  const { hideClosed: _, ...filtered } = query
  expect(Object.keys(filters)).toEqual(Object.keys(filtered))
  for (const [param, values] of Object.entries(filters)) {
    const filter = kindOf(kind).filters.find((candidate) => candidate.param === param)
    const field = kindOf(kind).fields[filter?.field ?? '']
    if (field?.type === 'list') expect(field.options).toEqual(expect.arrayContaining(values))
  }
})

it('links to the list with its filters set', () => {
  const [first] = stepListings['summer-10']
  expect(first && [first.label, stepListingHref(first)]).toEqual([
    'Camps for rising juniors',
    '/summer-camps?minimumAge=15&hideClosed=true',
  ])
})
